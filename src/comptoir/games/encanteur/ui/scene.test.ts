import { expect, test } from "vitest";

import type { Part } from "$kit/table";

import { billOf, dayBefore, dealBefore, dealOf, finishOf, sayingOf, today, totals, walksOf } from "./scene";
import type { Setup, Story } from "./types";

const partsOf = (...events: Story[]): Part<Story>[] =>
  events.map((event, seq) => ({ seq, actor: 2, event, sentences: [], changes: {} }));
const day = (number: number): Story => ({ type: "day", day: number, auctioneer: 0, lots: 5 });
const ended = (number: number): Story => ({ type: "day-ended", day: number, income: [0, 20, 0] });
const LOT: Story = { type: "lot", slate: "sole" };
const PRICE: Story = { type: "price", slate: "sole", price: 12 };
const SOLD: Story = { type: "sold", slate: "hake", seat: 2, price: 9, money: 41 };
const PAID: Story = { type: "paid", seat: 1, client: "lovers", dish: "sole", wine: true, amount: 20 };
const WALK: Story = { type: "walked", home: 0, place: 1, client: "lovers", to: 1, why: "wine", visits: [] };

test("a result of a lot is shown only while it is told", () => {
  expect(dealOf(partsOf(SOLD).at(-1))).toEqual({ slate: "hake", seat: 2, price: 9 });
  expect(dealOf(partsOf(SOLD, LOT).at(-1))).toBe(null);
  expect(dealOf(partsOf({ type: "unsold", slate: "hake", floor: 5 })[0])).toEqual({
    slate: "hake",
    seat: null,
    price: 5,
  });
});

test("a live auction, which does not wait, shows the result until the next price falls", () => {
  expect(dealBefore(partsOf(SOLD, LOT, PRICE))).toMatchObject({ slate: "hake" });
  expect(dealBefore(partsOf(SOLD, LOT, PRICE, { type: "tick" }, PRICE))).toBe(null);
  expect(dealBefore(partsOf(day(2), LOT, LOT, PRICE))).toBe(null);
});

test("players say what they answer, and “Mine!” when they hold the lot", () => {
  expect(sayingOf(partsOf({ type: "wait" })[0])).toEqual({ seat: 2, what: "wait" });
  const held: Story = { type: "held", slate: "hake", seat: 1, price: 9, over: null };
  expect(sayingOf(partsOf(held)[0])).toEqual({ seat: 1, what: "take" });
  expect([sayingOf(partsOf(PRICE)[0]), sayingOf(undefined)]).toEqual([null, null]);
});

test("a photo finish belongs to the lot that is held", () => {
  const [held] = partsOf({ type: "held", slate: "hake", seat: 1, price: 9, over: null });
  const presses = [
    { seat: 1, at: 40, after: 0.5, lag: 0 },
    { seat: 2, at: 41, after: 0.1, lag: 0 },
  ];
  const told = [{ ...held!, presses }];
  expect(finishOf({ holder: 1, price: 9 }, told).map(({ seat, price }) => [seat, price])).toEqual([
    [1, 9],
    [2, 8],
  ]);
  expect(finishOf({ holder: null, price: 12 }, told)).toEqual([]);
  expect(finishOf({ holder: 1, price: 9 }, [held!])).toEqual([]);
});

test("the bill is written line by line", () => {
  const lines: Story[] = [
    PAID,
    { type: "revealed", seat: 1, fish: "sole" },
    { type: "not-in-set", seat: 2, fish: "hake" },
    { type: "platter-card", seat: 2, left: 1 },
  ];
  expect(billOf(partsOf(WALK), 3)).toBe(null);
  expect(billOf(partsOf(WALK, PAID), 3)).toMatchObject({ day: 3, paid: [PAID], cards: [], income: null });
  expect(billOf(partsOf(...lines), 3)).toMatchObject({
    platters: [2],
    cards: [
      { seat: 1, fish: "sole", inSet: true },
      { seat: 2, fish: "hake", inSet: false },
    ],
  });
  expect(billOf(partsOf(...lines, ended(3)), 3)!.income).toEqual([0, 20, 0]);
});

test("a day without guests has a bill too", () => {
  expect(billOf(partsOf(ended(3)), 3)).toMatchObject({ day: 3, paid: [], income: [0, 20, 0] });
});

test("with the next day the bill and the walks are put away, and can be seen again", () => {
  const told = partsOf(day(1), WALK, PAID, ended(1), day(2), LOT);
  expect(billOf(today(told), 2)).toBe(null);
  expect(walksOf(today(told))).toEqual([]);
  expect(billOf(dayBefore(told), 2)).toMatchObject({ day: 1, paid: [PAID] });
  expect(walksOf(dayBefore(told))).toEqual([told[1]]);
});

test("of several days, the last one that has ended is seen again", () => {
  const told = partsOf(day(1), WALK, PAID, ended(1), day(2), ended(2), day(3), WALK);
  expect(billOf(dayBefore(told), 3)).toMatchObject({ day: 2, paid: [] });
  expect(walksOf(dayBefore(told))).toEqual([]);
  expect(walksOf(today(told))).toEqual(told.slice(-1));
  expect(dayBefore(partsOf(day(1), WALK))).toEqual([]);
});

test("points count cards, platter cards and a whole set", () => {
  const setup = { components: { fish_points: 1, platter_points: 2, set_points: 2 } } as Setup;
  const points = totals({ revealed: [["hake", "sole"], ["sole"], []], platters: [0, 1, 2] }, setup, 2);
  expect(points).toEqual([4, 3, 4]);
});
