import { expect, test } from "vitest";

import type { Part, Stage } from "$kit/table";

import { billOf, lastTurnedUp, turnOf } from "./scene";
import type { Story, View } from "./types";

const NONE = [0, 0, 0, 0, 0, 0];
const view: View = {
  seat: 1,
  ranks: null,
  phase: "answer",
  awaited: [1],
  round: 1,
  due: 2,
  chain: [0, 1],
  claims: [{ glass: "coffee", miam: "olives" }],
  lookers: [0],
  glass: null,
  shown: false,
  verdict: null,
  named: null,
  glasses: [[1, 0, 0, 0, 0, 0], [0, 2, 0, 0, 0, 0], NONE],
  danger: [[], ["chocolate"], []],
  pile: 40,
  my_miam: "cheese",
  has_miam: [true, true, true],
  discarded: [],
  additions: [[], [], []],
  voids: 0,
  reason: "",
};

/** What a page shows after these parts have been told, with the scene that begins at part number `begun`. */
function stage(parts: [number | "chance", Story][], begun = 0, atOnce = false): Stage<Story> {
  const story: Part<Story>[] = parts.map(([actor, event], seq) => ({ seq, actor, event, sentences: [], changes: {} }));
  return { story, scene: story.slice(begun), telling: true, atOnce, skip: () => undefined };
}
const at = (changed: Partial<View>, ...parts: [number | "chance", Story][]) =>
  turnOf({ ...view, ...changed }, stage(parts));

const OFFER: [number, Story] = [0, { type: "offer", to: 1, glass: "coffee", miam: "olives" }];
const shown = (right: boolean): [number, Story] => [
  1,
  { type: "glass-shown", glass: "coffee", claimant: 0, receiver: 1, right },
];
const OPEN: Partial<View> = { glass: "coffee", shown: true, verdict: "believe" };
const ROUND: ["chance", Story] = ["chance", { type: "round", number: 2, starter: 1, dealing: false }];
const PAYS: [number, Story] = [1, { type: "pays", seat: 1, why: "alike", glass: "chocolate" }];
const PAID: ["chance", Story] = ["chance", { type: "paid", seat: 1, symbols: 2, total: 5 }];

test("a page that has heard no story finds the glass where the phase says", () => {
  expect(at({})).toEqual({ at: "seat", open: false, offered: true, miam: "covered", said: null });
  expect(at({ phase: "claim" })).toMatchObject({ at: "seat", offered: false, miam: "none" });
  expect(at({ ...OPEN, phase: "miam-answer" })).toMatchObject({ at: "middle", open: true, miam: "covered" });
  expect(at({ ...OPEN, phase: "gift" })).toMatchObject({ at: "nowhere", open: false, miam: "none" });
});

test("while a story is told, the phase before it does not count", () => {
  const drawn: [number, Story] = [0, { type: "drawn", seat: 0 }];
  expect(at({ phase: "miam", chain: [0], claims: [] }, drawn)).toMatchObject({ at: "seat", offered: false });
  expect(at({ phase: "claim" }, drawn, OFFER)).toMatchObject({ at: "seat", offered: true, miam: "covered" });
  expect(at({}, OFFER, [1, { type: "take" }])).toMatchObject({ offered: false, miam: "covered" });
  expect(at({}, OFFER, [1, { type: "take" }], [1, { type: "miam-back", owner: 0 }])).toMatchObject({ miam: "none" });
});

test("an answer moves the glass to the middle, and is heard before the glass is turned up", () => {
  const doubt: [number, Story] = [1, { type: "doubt" }];
  expect(at({ verdict: "doubt" }, OFFER, doubt)).toMatchObject({
    at: "middle",
    open: false,
    said: { seat: 1, answer: "doubt", about: "glass" },
  });
  expect(at({ ...OPEN, verdict: "doubt" }, OFFER, doubt, shown(false))).toMatchObject({ open: true, said: null });
});

test("once the glass is open, the next answer is about the Miam, which lies there until the glass is drunk", () => {
  const told = [OFFER, [1, { type: "believe" }], shown(true), [1, { type: "believe" }]] as [number, Story][];
  expect(at(OPEN, ...told)).toMatchObject({ miam: "covered", said: { answer: "believe", about: "miam" } });
  told.push([1, { type: "miam-shown", miam: "toast", owner: 0, receiver: 1, right: false }]);
  expect(at(OPEN, ...told)).toMatchObject({ open: true, miam: "toast", said: null });
  told.push([1, { type: "drunk", seat: 1, glass: "coffee", off_the_pile: false }]);
  expect(at(OPEN, ...told)).toMatchObject({ at: "nowhere", open: false, miam: "none" });
});

test("an answer that was told in an earlier scene is not said again", () => {
  expect(turnOf(view, stage([OFFER, [1, { type: "take" }], [1, { type: "look" }]], 2)).said).toBe(null);
});

test("the last glass that was turned up is remembered with the claim about it", () => {
  expect(lastTurnedUp(stage([OFFER, shown(true), ROUND]).story)).toMatchObject({
    claim: { glass: "coffee", miam: "olives" },
    glass: "coffee",
  });
  expect(lastTurnedUp(stage([shown(true), OFFER]).story)).toBe(null);
});

test("the Addition is written on the bill of the player who pays, until the next round", () => {
  expect(billOf(stage([PAYS]))).toEqual({ seat: 1, glass: "chocolate", symbols: null, total: 0 });
  expect(billOf(stage([PAYS, PAID], 1))).toEqual({ seat: 1, glass: "chocolate", symbols: 2, total: 5 });
  expect(billOf(stage([PAYS, PAID, ROUND]))).toBe(null);
});

test("a bill that came at once with the next round can be read until the story is over", () => {
  expect(billOf(stage([PAYS, PAID, ROUND], 1, true))).toMatchObject({ symbols: 2, total: 5 });
  expect(billOf(stage([PAYS, PAID, ROUND, OFFER], 3, true))).toBe(null);
});
