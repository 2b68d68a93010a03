import { expect, test } from "vitest";

import type { Part } from "$kit/table";

import { fromView, tell } from "./picture";
import type { Setup, Story, View } from "./types";

const setup = {
  seats: 3,
  components: {
    numbers: [
      [9, 2],
      [8, 3],
    ],
    specials: 1,
  },
} as unknown as Setup;
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

function partsOf(...events: Story[]): Part<Story>[] {
  return events.map((event, seq) => ({ seq, actor: 0, event }));
}

function after(...events: Story[]) {
  const parts = partsOf(...events);
  return parts.reduce((picture, part, place) => tell(picture, part, parts.slice(place + 1), setup), fromView(view, []));
}

test("what is about to be thrown is in the cup, and nothing of the result is drawn", () => {
  const parts = partsOf({ type: "roll", specials: "" }, { type: "rolled", cup: "bx", faces: [8, -1] });
  const picture = tell(fromView(view, []), parts[0]!, parts.slice(1), setup);
  expect(picture.cup).toBe("bx");
  expect(picture.faces).toEqual([9, 0, 0]);
});

test("a throw leaves those that stood before as they were", () => {
  expect(after({ type: "roll", specials: "" }, { type: "rolled", cup: "bx", faces: [0, -1] })).toMatchObject({
    faces: [9, 0, -1],
    cup: "",
    thrown: "bx",
  });
});

test("the bill of a failure serves nothing", () => {
  const picture = after(
    { type: "rolled", cup: "bx", faces: [0, 0] },
    { type: "failed" },
    { type: "orders-shown", orders: [null, [3], [2, 5]], ordered: 10 },
    { type: "credited", seat: 1, mugs: 3, why: "order", total: 3 },
  );
  expect(picture.bill).toMatchObject({
    innkeeper: 0,
    served: null,
    ordered: 10,
    lines: [{ seat: 1, mugs: 3, why: "order" }],
  });
  expect(picture.totals).toEqual([0, 3, 0]);
});

test("with the next round the cup is full, the cards are gone and the bill is put away", () => {
  const picture = after(
    { type: "orders-shown", orders: [null, [3], [2, 5]], ordered: 10 },
    { type: "round", number: 2, innkeeper: 1 },
  );
  expect(picture).toMatchObject({ round: 2, innkeeper: 1, cup: "abx", laid: null, shown: null, bill: null });
});

test("who has ordered is known from the table, never what", () => {
  const ordering: View = { ...view, phase: "order", awaited: [1, 2], laid: null };
  expect(fromView(ordering, [2]).ordered).toEqual([2]);
  expect(fromView(ordering, []).ordered).toEqual([]);
});
