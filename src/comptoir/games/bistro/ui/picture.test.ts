import { expect, test } from "vitest";

import type { Part } from "$kit/table";

import { fromView, tell } from "./picture";
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

function after(...parts: [number | "chance", Story][]) {
  const story: Part<Story>[] = parts.map(([actor, event], seq) => ({ seq, actor, event }));
  return story.reduce(tell, fromView(view));
}

test("an offered glass is with the player who has to answer, its Miam under a napkin", () => {
  expect(fromView(view)).toMatchObject({ at: "seat", chain: [0, 1], miam: "covered", glass: null });
});

test("before somebody offers, nothing lies beside the glass, whatever came with it before", () => {
  expect(fromView({ ...view, phase: "claim" }).miam).toBe("none");
});

test("an answer moves the glass to the middle, and is heard before anything is seen", () => {
  const picture = after([1, { type: "doubt" }]);
  expect(picture).toMatchObject({
    at: "middle",
    glass: null,
    reveal: null,
    said: { seat: 1, answer: "doubt", about: "glass" },
  });
});

test("once the glass is open, the next answer is about the Miam", () => {
  const picture = after(
    [1, { type: "believe" }],
    [1, { type: "glass-shown", glass: "coffee", claimant: 0, receiver: 1, right: true }],
    [1, { type: "believe" }],
    [1, { type: "miam-shown", miam: "toast", owner: 0, receiver: 1, right: false }],
  );
  expect(picture).toMatchObject({
    miam: "toast",
    hasMiam: [false, true, true],
    discarded: ["toast"],
    reveal: { glass: "coffee", right: true, miam: { miam: "toast", right: false } },
  });
});

test("who drinks has one glass more, and the counter is empty", () => {
  const picture = after([1, { type: "drunk", seat: 1, glass: "coffee", off_the_pile: false }]);
  expect(picture.glasses[1]).toEqual([1, 2, 0, 0, 0, 0]);
  expect(picture.at).toBe("nowhere");
});

test("a gift changes sides", () => {
  const picture = after([1, { type: "given", giver: 1, to: 0, glass: "chocolate" }]);
  expect(picture.glasses.slice(0, 2)).toEqual([
    [1, 1, 0, 0, 0, 0],
    [0, 1, 0, 0, 0, 0],
  ]);
});

test("what a looker sees, the picture keeps; what another sees, it does not know", () => {
  expect(after([1, { type: "seen", seat: 1, glass: "syrup" }]).glass).toBe("syrup");
  expect(after([2, { type: "seen", seat: 2, glass: null }])).toMatchObject({
    glass: null,
    lookers: [0, 2],
    looking: 2,
  });
  expect(after([1, { type: "seen", seat: 1, glass: "syrup" }], [2, { type: "seen", seat: 2, glass: null }]).glass).toBe(
    "syrup",
  );
});

test("the Addition is written on the bill of the player who pays", () => {
  const picture = after(
    [1, { type: "pays", seat: 1, why: "alike", glass: "chocolate" }],
    ["chance", { type: "paid", seat: 1, symbols: 2, total: 2 }],
  );
  expect(picture).toMatchObject({
    bill: { seat: 1, glass: "chocolate", symbols: 2, total: 2 },
    additions: [[], [2], []],
  });
});

test("with a new round all glasses are gone, and the Miams only if they are dealt anew", () => {
  const kept = after(["chance", { type: "round", number: 2, starter: 1, dealing: false }]);
  expect(kept).toMatchObject({ round: 2, mine: "cheese", hasMiam: [true, true, true], danger: [[], [], []] });
  expect(kept.glasses.flat().some((number) => number > 0)).toBe(false);
  expect(after(["chance", { type: "round", number: 2, starter: 1, dealing: true }])).toMatchObject({
    mine: null,
    hasMiam: [false, false, false],
  });
});
