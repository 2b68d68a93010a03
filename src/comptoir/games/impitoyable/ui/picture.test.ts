import { expect, test } from "vitest";

import { fromView, type Picture, tell } from "./picture";
import type { Seated, Setup, Story, View } from "./types";

const setup = { seats: 3, components: { columns: 2, vultures: 3 } } as Setup;
const folk = (more: Partial<Seated> = {}): Seated => ({
  gold: 10,
  hat: 6,
  vultures: 0,
  adventurers: 2,
  ious: 11,
  ...more,
});
const view = {
  phase: "die",
  card: null,
  active: 0,
  players: [folk(), folk(), folk()],
  market: [true, true, true],
  memory: null,
  sent: [null, null, null],
  offer: [],
  bids: [null, null, null],
  events: [],
  undertaker: 0,
  my_crew: null,
  my_hand: null,
} as unknown as View;

function tellAll(before: Picture, ...events: Story[]): Picture {
  return events.reduce((picture, event, seq) => tell(picture, { seq, actor: "chance", event }, setup, null), before);
}

test("without a memory the market shows backs", () => {
  expect(fromView(view).market).toEqual(Array(3).fill({ iou: null, among: [] }));
});

test("with a memory a card is known, or among the others of its lot", () => {
  const market = [{ iou: "r3", lot: 1, seat: 0 }, { iou: null, lot: 2, seat: 1 }, null];
  const memory = {
    market,
    lots: [{ number: 2, ious: ["b1", "b0"] }],
    hands: [],
    crews: [],
    deck: [],
    unmet: [],
    lot: 3,
  };
  expect(fromView({ ...view, market: [true, true, false], memory }).market).toEqual([
    { iou: "r3", among: [] },
    { iou: null, among: ["b1", "b0"] },
    null,
  ]);
});

test("payday turns up a card, which is paid and gone; a hole stays until it is filled", () => {
  const after = tellAll(
    fromView(view),
    { type: "payday", rows: 3, last: false },
    { type: "die", column: 2 },
    { type: "turned", slot: { row: 1, column: 2 }, iou: "b3", seat: 1 },
    { type: "paid", seat: 1, iou: "b3", amount: 3, gold: 7 },
  );
  expect(after.market.map((card) => card !== null)).toEqual([true, false, true]);
  expect(after.players[1]).toEqual(folk({ gold: 7, ious: 12 }));
  expect(after.payday?.throws).toHaveLength(1);
  const filled = tellAll(after, { type: "filled", hole: { row: 1, column: 2 }, card: { row: 2, column: 1 } });
  expect(filled.market).toHaveLength(2);
});
