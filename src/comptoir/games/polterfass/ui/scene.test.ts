import { expect, test } from "vitest";

import type { Part } from "$kit/table";

import { countOf, isBillOpen, lastBill, lastCredited, ordering, padOf, lettersInTheAir } from "./scene";
import type { Line, Story, View } from "./types";

const view: View = {
  seat: 1,
  ranks: null,
  phase: "serving",
  awaited: [0],
  round: 1,
  innkeeper: 0,
  faces: [9, 0, 0],
  cup: "",
  my_order: [3],
  laid: [0, 1, 2],
  shown: [null, null, null],
  totals: [0, 0, 0],
  pad: [],
  reason: "",
};
const LINE: Line = { innkeeper: 0, served: null, ordered: 10, mugs: [0, 3, 0] };
const ORDERS = [null, [3], [2, 5]];

const partsOf = (...events: Story[]): Part<Story>[] =>
  events.map((event, seq) => ({ seq, actor: 0, event, sentences: [], changes: {} }));
const credited = (seat: number, mugs: number): Story => ({ type: "credited", seat, mugs, why: "order", total: mugs });
const shown: Story = { type: "orders-shown", orders: ORDERS, ordered: 10 };

test("barrels are in the air only while their throw is told", () => {
  const roll: Story = { type: "rolled", cup: "bx", faces: [8, -1] };
  expect(lettersInTheAir(partsOf({ type: "roll", specials: "" }))).toBe("");
  expect(lettersInTheAir(partsOf({ type: "roll", specials: "" }, roll))).toBe("bx");
  expect(lettersInTheAir(partsOf(roll, { type: "failed" }))).toBe("");
});

test("what is served stands below the barrels once they are all counted", () => {
  const counted: Story = { type: "counted", barrel: "a", face: 9, effect: "doubled", mugs: 18 };
  expect(countOf(partsOf(counted))).toMatchObject({ barrels: [{ barrel: "a" }], served: null });
  expect(countOf(partsOf(counted, { type: "served", mugs: 18 })).served).toBe(18);
});

test("the bill is written line by line, and goes onto the pad when it is complete", () => {
  const pad = [LINE];
  const told = partsOf({ type: "failed" }, shown, credited(1, 3));
  expect(lastBill({ ...view, pad, shown: ORDERS }, told)).toMatchObject({
    innkeeper: 0,
    served: null,
    ordered: 10,
    lines: [{ seat: 1, mugs: 3, why: "order" }],
  });
  expect([isBillOpen(told), lastCredited(told)?.seat]).toEqual([true, 1]);
  expect(padOf({ ...view, pad }, told)).toEqual([]);
  expect(padOf({ ...view, pad }, [...told, ...partsOf(credited(2, 7), credited(0, 0))])).toEqual(pad);
});

test("with the next round the bill is put away, and can be read again", () => {
  const told = partsOf(shown, credited(1, 3), { type: "round", number: 2, innkeeper: 1 });
  expect([isBillOpen(told), lastCredited(told), countOf(told).barrels]).toEqual([false, null, []]);
  expect(ordering(view, told, []).up).toBe(null);
  expect(lastBill({ ...view, pad: [LINE], shown: ORDERS }, told)?.lines).toMatchObject([{ seat: 1, why: "order" }]);
});

test("a page that came after the bill reads it off the pad, without the reasons", () => {
  const bill = lastBill({ ...view, pad: [LINE], shown: ORDERS, totals: [1, 4, 2] }, []);
  expect(bill?.lines).toEqual([
    { seat: 1, mugs: 3, why: null, total: 4 },
    { seat: 2, mugs: 0, why: null, total: 2 },
    { seat: 0, mugs: 0, why: null, total: 1 },
  ]);
});

test("who has ordered is known from the table, never what", () => {
  const open: View = { ...view, phase: "order", awaited: [1, 2], laid: null };
  expect(ordering(open, [], [2]).ordered).toEqual([2]);
  expect(ordering(open, [], []).ordered).toEqual([]);
  expect(ordering(open, partsOf({ type: "order", cards: null }), []).ordered).toEqual([1, 2]);
});
