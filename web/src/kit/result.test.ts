import { expect, test } from "vitest";

import { placed, ranked, winnersOf } from "./result";

test("equal points share a rank, and the best stand first", () => {
  expect(ranked([4, 3, 4])).toEqual([1, 3, 1]);
  expect(placed([1, 3, 1])).toEqual([{ seat: 0, rank: 1 }, { seat: 2, rank: 1 }, { seat: 1, rank: 3 }]);
  expect(winnersOf(placed([2, 1]))).toEqual([{ seat: 1, rank: 1 }]);
});
