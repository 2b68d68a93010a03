import { expect, test } from "vitest";

import type { Part } from "$kit/table";

import { bidsOf, cardOf, hasSent, lastOf, passage, paydayOf, sentOf } from "./scene";
import type { Card, Seated, Story, View } from "./types";

const CARD: Card = { kind: "duel", large: 0, small: 0 };
const seated: Seated = { gold: 10, hat: 6, vultures: 0, adventurers: 2, ious: 11 };
const quiet = {
  phase: "buy",
  awaited: [0],
  players: [seated, seated, seated],
  card: null,
  sent: [null, null, null],
  offer: [],
  bids: [null, null, null],
  reason: null,
} as unknown as View;
const facing: View = { ...quiet, phase: "send", awaited: [0, 2], card: CARD };

const partsOf = (...events: Story[]): Part<Story>[] => partsBy("chance", ...events);
const partsBy = (actor: number | string, ...events: Story[]): Part<Story>[] =>
  events.map((event, seq) => ({ seq, actor, event, sentences: [], changes: {} }));
const event: Story = { type: "event", card: CARD };
const shown = (seat: number, adventurer: string): Story => ({
  type: "shown",
  seat,
  adventurer,
  kind: "duel",
  skill: 3,
});
const telling = (story: Part<Story>[]) => ({ telling: true, story });
const told = (story: Part<Story>[]) => ({ telling: false, story });

test("the event lies there until the next passage is told, with what has become of everybody", () => {
  const story = partsOf(
    event,
    shown(0, "kid-calloway"),
    shown(1, "tom-noland"),
    shown(2, "lucky-lou"),
    { type: "hat", seat: 1, fields: 2, to: 4, why: "lost" },
    { type: "killed", seat: 1, adventurer: "tom-noland" },
    { type: "job-done", seat: 0, adventurer: "kid-calloway" },
  );
  const now = passage(quiet, telling(story));
  expect(cardOf(quiet, now)).toBe(CARD);
  expect(sentOf(quiet, now)).toEqual([
    { adventurer: "kid-calloway", fate: "won", gain: null },
    { adventurer: "tom-noland", fate: "killed", gain: -2 },
    { adventurer: "lucky-lou", fate: null, gain: null },
  ]);
  expect(passage(quiet, told(story)).on).toBe(null);
  expect(passage(quiet, telling([...story, ...partsBy(0, { type: "buy", fields: 1 })])).on).toBe(null);
});

test("nobody lies open before being shown, not even one's own", () => {
  const mine = { ...facing, sent: ["kid-calloway", null, null] };
  expect(sentOf(mine, passage(mine, told(partsOf(event))))).toEqual([null, null, null]);
  const asked: View = { ...mine, phase: "hire" };
  expect(sentOf(asked, passage(asked, telling(partsOf(event))))).toEqual([null, null, null]);
});

test("a page that came later sees who was sent", () => {
  const later: View = { ...facing, phase: "take", sent: ["kid-calloway", null, "lucky-lou"] };
  expect(sentOf(later, passage(later, told([]))).map((one) => one?.adventurer)).toEqual([
    "kid-calloway",
    undefined,
    "lucky-lou",
  ]);
});

test("who has chosen, or has only one adventurer, lies face down", () => {
  const now = passage(facing, told(partsOf(event)));
  expect(hasSent(facing, now, false, [2])).toEqual([false, true, true]);
  const sends = [...partsOf(event), ...partsBy(0, { type: "send", adventurer: null })];
  expect(hasSent(facing, passage(facing, telling(sends)), true, [])).toEqual([true, true, false]);
  // What a page has missed is told while the view still has an earlier phase, or that of the last event.
  const away: View = { ...facing, phase: "hire", awaited: [1] };
  expect(hasSent(away, passage(away, telling(sends)), true, [])).toEqual([true, false, true]);
  const next = passage(facing, telling([...sends, ...partsOf({ type: "turn", seat: 1 }, event)]));
  expect(hasSent(facing, next, true, [])).toEqual([false, false, false]);
});

test("a bid stays as it was laid open, though it has been paid or returned", () => {
  const story = [
    ...partsOf({ type: "auction", seat: 0, adventurers: 1, round: 0 }),
    ...partsBy(0, { type: "bid", ious: ["r3", "b1"] }),
    ...partsBy(2, { type: "bid", ious: ["g4"] }),
    ...partsOf({ type: "passed", seat: 1, ious: ["g0"] }, { type: "laid", seat: 0, slots: [] }),
  ];
  const paying: View = { ...quiet, phase: "hire", bids: [[], [], ["g4"]] };
  const bids = [
    { ious: ["r3", "b1"], settled: true },
    { ious: [], settled: false },
    { ious: ["g4"], settled: false },
  ];
  expect(bidsOf(paying, passage(paying, told(story)))).toEqual(bids);
  expect(bidsOf(quiet, passage(quiet, telling(story)))).toEqual(bids);
  const next = partsOf({ type: "offer", adventurer: "lucky-lou" });
  expect(bidsOf(quiet, passage(quiet, telling([...story, ...next])))).toEqual([null, null, null]);
});

test("a page that came later does not say that somebody could not bid", () => {
  const paying: View = { ...quiet, phase: "hire", bids: [[], null, ["g4"]] };
  expect(bidsOf(paying, passage(paying, told([])))).toEqual([null, null, { ious: ["g4"], settled: false }]);
});

test("payday is its throws, also while the die is about to roll", () => {
  const story = partsOf(
    { type: "payday", rows: 3, last: false },
    { type: "die", column: 2 },
    { type: "turned", slot: { row: 1, column: 2 }, iou: "b3", seat: 1 },
    { type: "paid", seat: 1, iou: "b3", amount: 3, gold: 7 },
    { type: "die", column: 1 },
    { type: "column-empty", column: 1 },
  ).map((part) => ({ ...part, sentences: [{ type: "sentence" as const, key: part.event.type }] }));
  const rolling: View = { ...quiet, phase: "die" };
  const payday = paydayOf(rolling, passage(rolling, told(story)));
  expect(payday).toMatchObject({
    last: false,
    throws: [
      { column: 2, turned: { iou: "b3" }, outcome: { amount: 3 }, empty: false, said: [{ key: "paid" }] },
      { column: 1, turned: null, outcome: null, empty: true, said: [{ key: "column-empty" }] },
    ],
  });
  expect(paydayOf(quiet, passage(quiet, telling(story)))).toEqual(payday);
  expect(paydayOf(quiet, passage(quiet, told(story)))).toBe(null);
  expect(paydayOf(quiet, passage(quiet, telling([...story, ...partsOf({ type: "turn", seat: 1 })])))).toBe(null);
  expect(paydayOf(rolling, passage(rolling, told([])))).toEqual({ last: false, throws: [] });
});

test("a card is being taken only while that is told", () => {
  const taken: Story = { type: "taken", seat: 1, slot: { row: 1, column: 1 }, iou: null };
  expect(lastOf(partsOf(taken), "taken")).toBe(taken);
  expect(lastOf(partsOf(taken, { type: "returned", seat: 1, adventurer: "lucky-lou" }), "taken")).toBe(null);
});
