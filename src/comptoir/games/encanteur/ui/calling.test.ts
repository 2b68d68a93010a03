import { expect, test } from "vitest";

import { calledPrice, finish } from "./calling";

test("while the price falls, the called price may be ahead of the view", () => {
  expect(calledPrice({ holder: null, price: 12 }, { ahead: 3 })).toBe(9);
});

test("while the price rises, taking the lot over costs one more", () => {
  expect(calledPrice({ holder: 2, price: 9 }, { ahead: 0 })).toBe(10);
});

test("a photo finish shows the price on each presser's screen", () => {
  const presses = [
    { seat: 1, at: 40, after: 1.42, lag: 0.28 },
    { seat: 2, at: 41, after: 0.02, lag: 0.03 },
  ];
  expect(finish(presses, 9, false).map(({ price }) => price)).toEqual([9, 8]);
  expect(finish(presses, 9, true).map(({ price }) => price)).toEqual([9, 9]);
});
