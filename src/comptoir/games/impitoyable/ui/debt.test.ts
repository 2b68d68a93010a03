import { Words, readerOf } from "$kit/words";
import { expect, test } from "vitest";

import { outstanding, bars, locateIous, odds, unsortedLots } from "./debt";
import type { Memory, Setup } from "./types";

const setup = { seats: 3, components: { columns: 2, ious: [2, 3, 3, 3, 2] } } as Setup;
const reader = readerOf(new Words("en", []), 0, []);
const slip = (iou: string | null, lot = 1) => ({ iou, lot, seat: null });
const remembering = (market: Memory["market"], lots: Memory["lots"] = []) => ({ market, lots }) as Memory;

test("own IOUs that are not in hand are outstanding", () => {
  expect(outstanding(setup, ["r4", "r4", "r3", "r3", "r2", "r2", "r2", "r1", "r1", "r1", "r0", "b3"], 0)).toEqual({
    number: 2,
    worth: 3,
  });
});

test("own IOUs are located where the table remembers them", () => {
  expect(locateIous(setup, remembering([slip("b3"), slip("r1"), null, slip(null), slip("r4")]), 0)).toEqual([
    { iou: "r1", slot: "1.2" },
    { iou: "r4", slot: "3.1" },
  ]);
});

test("unsorted lots are listed, those with IOUs of the reader first", () => {
  const market = [slip(null, 1), slip(null, 2), slip("b1", 2), slip(null, 1), null, slip(null, 2)];
  const lots = [
    { number: 1, ious: ["b3", "g1"] },
    { number: 2, ious: ["g2", "r2", "r1"] },
    { number: 3, ious: ["r3", "r4"] },
  ];
  expect(unsortedLots(setup, remembering(market, lots), 0)).toEqual([
    { slots: ["1.2", "3.2"], ious: ["g2", "r2", "r1"] },
    { slots: ["1.1", "2.2"], ious: ["b3", "g1"] },
  ]);
});

test("every sum up to the highest has a bar, and so has the vulture", () => {
  const costs = [
    { gold: 0, chance: "1/4" },
    { gold: 2, chance: "1/2" },
  ];
  expect(bars({ costs, vulture: "1/4", average: "3" })).toEqual({
    paid: [
      { gold: 0, chance: "1/4", height: 0.5 },
      { gold: 1, chance: 0, height: 0 },
      { gold: 2, chance: "1/2", height: 1 },
    ],
    vulture: 0.5,
  });
  expect(bars({ costs: [], vulture: "1", average: "3" })).toEqual({ paid: [], vulture: 1 });
});

test("a tiny chance is below 1%, not 0%", () => {
  expect([odds(reader, "1/500"), odds(reader, "0"), odds(reader, "1/100")]).toEqual(["<\u202f1%", "0%", "1%"]);
});
