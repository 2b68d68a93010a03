import { expect, test } from "vitest";

import { gaze, place, way } from "./places";

test("the others share the far side, and the reader has the near side", () => {
  expect([1, 2].map((seat) => place(seat, [1, 2]).x)).toEqual([25, 75]);
  expect(place(0, [1, 2])).toEqual({ x: 50, y: 82 });
});

test("a path along the far side bends towards the reader", () => {
  expect(way(place(1, [1, 2]), place(2, [1, 2]), 400, 200)).toBe("M100.0 40.0Q200.0 124.0 300.0 40.0");
});

test("eyes follow the glass, and look straight ahead without one", () => {
  expect(gaze({ x: 20, y: 20 }, { x: 80, y: 20 })[0]).toBeGreaterThan(0);
  expect(gaze({ x: 80, y: 20 }, { x: 20, y: 20 })[0]).toBeLessThan(0);
  expect(gaze({ x: 80, y: 20 }, null)).toEqual([0, 0]);
});
