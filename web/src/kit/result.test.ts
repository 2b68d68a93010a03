import { expect, test } from "vitest";

import { ranking, winnersOf } from "./result";

test("the best come first, and everybody on rank 1 has won", () => {
  expect(ranking([1, 3, 1])).toEqual([
    { seat: 0, rank: 1 },
    { seat: 2, rank: 1 },
    { seat: 1, rank: 3 },
  ]);
  expect(winnersOf(ranking([2, 1]))).toEqual([{ seat: 1, rank: 1 }]);
});
