import { expect, test } from "vitest";

import { fromView, type Picture, tell, totals } from "./picture";
import type { Guest, House, Setup, Story, View } from "./types";

const guest = (client: Guest["client"], more: Partial<Guest> = {}): Guest => ({
  client,
  dish: null,
  wine: false,
  new: false,
  ...more,
});
const house = (more: Partial<House> = {}): House => ({
  money: 50,
  guests: [],
  dishes: [],
  wine: 0,
  displayed: 0,
  ...more,
});
const view = {
  seat: 0,
  ranks: null,
  phase: "falling",
  awaited: [1],
  day: 1,
  auctioneer: 0,
  removed: null,
  houses: [
    house({ guests: [guest("lovers"), guest("sailor")] }),
    house({ dishes: ["sole"], wine: 1, displayed: 1 }),
    house(),
  ],
  pool: [],
  coming: 3,
  lot: "hake",
  next_lot: "sole",
  unsold: [],
  price: 9,
  holder: null,
  due: [],
  place: 0,
  idle: 0,
  my_set: ["hake"],
  revealed: [[], [], []],
  memory: null,
  platters: [0, 0, 0],
  platter_cards: 2,
  reason: "",
} satisfies View;
const still = fromView(view);

/** The picture after parts of a story, all caused by one actor. */
const after = (before: Picture, actor: number | string, ...events: Story[]): Picture =>
  events.reduce((picture, event) => tell(picture, { seq: 1, actor, event }), before);

const WALK = {
  type: "walked",
  home: 0,
  place: 1,
  client: "lovers",
  to: 1,
  why: "wine",
  visits: [
    { seat: 1, found: "dish-and-wine" },
    { seat: 2, found: "nothing" },
  ],
} satisfies Story;

test("a lot that is sold goes to the house that paid, and the next one takes its place", () => {
  const picture = after(still, 2, { type: "sold", slate: "hake", seat: 2, price: 9, money: 41 });
  expect(picture.houses[2]).toMatchObject({ money: 41, dishes: ["hake"] });
  expect(picture).toMatchObject({ lot: "sole", next: null, deal: { slate: "hake", seat: 2, price: 9 } });
  const wine = after(still, 2, { type: "sold", slate: "wine", seat: 2, price: 9, money: 41 });
  expect(wine.houses[2]).toMatchObject({ dishes: [], wine: 1 });
});

test("what nobody wants is left in the crates", () => {
  expect(after(still, 1, { type: "unsold", slate: "hake", floor: 5 })).toMatchObject({
    unsold: ["hake"],
    deal: { seat: null, price: 5 },
  });
});

test("a hand on the lot holds it at a price, until another price is cried", () => {
  const held = after(still, 1, { type: "take" }, { type: "held", slate: "hake", seat: 1, price: 9, over: null });
  expect(held).toMatchObject({ holder: 1, price: 9, said: { seat: 1, what: "take" } });
  expect(after(held, 0, { type: "price", slate: "sole", price: 12 })).toMatchObject({
    lot: "sole",
    holder: null,
    said: null,
  });
});

test("what is sold and shows no card is remembered where the table helps, and only there", () => {
  const sale = { type: "not-in-set", seat: 1, fish: "sole" } satisfies Story;
  expect(after(still, "clock", sale).sold).toEqual([]);
  const helped = fromView({ ...view, memory: [[], ["hake"], []] });
  expect(helped.sold).toEqual([[], ["hake"], []]);
  expect(after(helped, "clock", sale).sold).toEqual([[], ["hake", "sole"], []]);
});

test("a client who walks leaves home and stands in the new house, without a dish yet", () => {
  const picture = after(still, 0, WALK);
  expect(picture).toMatchObject({ walking: true, walks: [WALK] });
  expect(picture.houses[0]!.guests).toEqual([guest("sailor")]);
  expect(picture.houses[1]!.guests).toEqual([guest("lovers", { new: true })]);
});

test("a client who finds nothing stays where they were", () => {
  const picture = after(still, 0, { ...WALK, to: null, why: "nothing" });
  expect(picture.houses).toEqual(still.houses);
});

test("what is promised comes out of the kitchen, and the bottle out of the window", () => {
  const picture = after(still, 1, WALK, { type: "reserved", seat: 1, client: "lovers", dish: "sole", wine: true });
  expect(picture.walking).toBe(false);
  expect(picture.houses[1]).toMatchObject({
    dishes: [],
    wine: 0,
    displayed: 0,
    guests: [guest("lovers", { dish: "sole", wine: true, new: true })],
  });
});

test("of two guests of a kind the one who lives there is served first", () => {
  const both = {
    ...still,
    houses: [still.houses[0]!, house({ dishes: ["sole"], guests: [guest("lovers", { new: true }), guest("lovers")] })],
  };
  const picture = after(both, 1, {
    type: "served",
    seat: 1,
    place: 2,
    client: "lovers",
    dish: "sole",
    wine: false,
    service: "first",
  });
  expect(picture.houses[1]!.guests.map(({ dish }) => dish)).toEqual([null, "sole"]);
});

test("the bill is written line by line, and is gone with the next morning", () => {
  const evening = after(
    after(still, 1, WALK),
    1,
    { type: "paid", seat: 1, client: "lovers", dish: "sole", wine: true, amount: 20 },
    { type: "revealed", seat: 1, fish: "sole" },
    { type: "not-in-set", seat: 2, fish: "hake" },
    { type: "platter-card", seat: 2, left: 1 },
  );
  expect(evening.bill).toMatchObject({
    day: 1,
    income: null,
    platters: [2],
    cards: [
      { fish: "sole", inSet: true },
      { fish: "hake", inSet: false },
    ],
  });
  expect(evening.houses[1]!.money).toBe(70);
  expect(evening).toMatchObject({ revealed: [[], ["sole"], []], platters: [0, 0, 1] });
  const ended = after(evening, 1, { type: "day-ended", day: 1, income: [0, 20, 0] });
  expect(ended.bill!.income).toEqual([0, 20, 0]);
  expect(ended.houses[1]).toMatchObject({ dishes: [], displayed: 0, guests: [guest("lovers")] });
  expect(after(ended, 1, { type: "day", day: 2, auctioneer: 1, lots: 5 })).toMatchObject({
    bill: null,
    walks: [],
    day: 2,
    auctioneer: 1,
    coming: 5,
    lot: null,
  });
});

test("cards, platter cards and a whole set count", () => {
  const setup = { components: { fish_points: 1, platter_points: 2, set_points: 2 } } as Setup;
  const points = totals({ revealed: [["hake", "sole"], ["sole"], []], platters: [0, 1, 2] }, setup, 2);
  expect(points).toEqual([4, 3, 4]);
});
