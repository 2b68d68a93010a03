import { expect, test } from "vitest";

import { lotKey, NEVER, standingAnswer } from "./standing";
import type { View } from "./types";

const view = { day: 1, coming: 3, next_lot: "sole", lot: "hake", phase: "falling", price: 9 } as View;
const standing = { lot: lotKey(view), until: 6, upTo: 8 };

test("a price above the one that is waited for is waited for; at it, the page asks", () => {
  expect(standingAnswer(standing, view, ["take", "wait"])).toBe("wait");
  expect(standingAnswer(standing, { ...view, price: 6 }, ["take", "wait"])).toBeNull();
});

test("a lot is taken over up to the price said, and left beyond it", () => {
  const rising = { ...view, phase: "rising" } as View;
  expect(standingAnswer(standing, { ...rising, price: 7 }, ["take", "pass"])).toBe("take");
  expect(standingAnswer(standing, { ...rising, price: 8 }, ["take", "pass"])).toBe("pass");
  expect(standingAnswer({ ...standing, upTo: NEVER }, { ...rising, price: 2 }, ["take", "pass"])).toBe("pass");
});

test("what was said of one lot holds for no other", () => {
  expect(standingAnswer(standing, { ...view, coming: 2 }, ["take", "wait"])).toBeNull();
});
