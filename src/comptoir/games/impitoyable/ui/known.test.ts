import { expect, test } from "vitest";

import { faces, knownHand } from "./known";
import type { Memory, Seated, View } from "./types";

const slip = (iou: string | null, lot: number) => ({ iou, lot, seat: 1 });
const players = [{ adventurers: 3 }, { adventurers: 1 }] as Seated[];
const memory = {
  lots: [
    { number: 1, ious: ["r2", "b3", "b3"] },
    { number: 2, ious: ["r4", "r3"] },
    { number: 3, ious: ["b3", "b1"] },
  ],
  hands: [
    { certain: ["b4", "r1", "r1"], others: 2, taken: [slip(null, 1), slip("r1", 2), slip(null, 3)], proofs: [] },
    { certain: ["r3", "r4"], others: 0, taken: [slip(null, 2), slip(null, 2)], proofs: [] },
  ],
  crews: [["tom-noland"], ["lucky-lou"]],
} as unknown as Memory;

test("unknown IOUs of a hand may be those of the lots taken from", () => {
  expect(knownHand(memory, players, 0)).toEqual({
    certain: [
      { iou: "b4", count: 1 },
      { iou: "r1", count: 2 },
    ],
    others: 2,
    among: ["b1", "b3", "r2"],
    crew: ["tom-noland"],
    secret: 2,
  });
});

test("a hand known in full has no unknown IOUs", () => {
  expect(knownHand(memory, players, 1)).toMatchObject({ others: 0, among: [], secret: 0 });
});

test("without a memory the market shows backs and holes", () => {
  expect(faces({ market: [true, false], memory: null } as unknown as View)).toEqual([{ iou: null, among: [] }, null]);
});

test("with a memory the market shows what each card is, or which it may be", () => {
  const market = [slip("r3", 1), slip(null, 2), null, slip(null, 9)];
  const view = { market: [true, true, false, true], memory: { ...memory, market } } as unknown as View;
  expect(faces(view)).toEqual([
    { iou: "r3", among: [] },
    { iou: null, among: ["r4", "r3"] },
    null,
    { iou: null, among: [] },
  ]);
});
