/** How each part of the story moves: adventurers are turned over, hats walk, the die falls, cards are turned up. */
import { at, from, middle, pop } from "$kit/motion";
import type { Move, Moves, Part } from "$kit/table";

import { indexOf } from "./known";
import type { Setup, Slot, Story } from "./types";

/** In milliseconds. */
const SHORT = 260;

/** A card is turned over. */
const turn = (key: string, duration = 420): Move => ({
  key,
  timing: { duration, easing: "ease-out" },
  frames: [{ transform: "rotateY(90deg)" }, { transform: "rotateY(0deg)" }],
});

/** A hat walks along the street. */
function walk(seat: number, start: number, to: number): Move {
  const steps = Math.min(6, Math.abs(start - to) || 1);
  const frames = () => {
    const [left, right] = [middle(`field-${start}`), middle(`field-${to}`)];
    const way = left && right ? { x: left.x - right.x, y: 0 } : { x: 0, y: 0 };
    return Array.from({ length: steps * 2 + 1 }, (_, half) => ({
      translate: at(way, 1 - half / (steps * 2), half % 2 ? 7 : 0),
    }));
  };
  return { key: `hat-${seat}`, timing: { duration: 180 * steps + 120, easing: "linear" }, frames };
}

/** The die tumbles down onto its column. */
const fall = (column: number): Move => ({
  key: `die-${column}`,
  timing: { duration: 620, easing: "cubic-bezier(.3,.9,.4,1)" },
  frames: [
    { translate: "-60px -90px", rotate: "-420deg", opacity: 0 },
    { translate: "-22px 0", rotate: "-120deg", opacity: 1 },
    { translate: "-9px -22px", rotate: "-60deg" },
    { translate: "0 0", rotate: "0deg" },
  ],
});

/** An element moves to its place from the place of another. */
function arrive(key: string, start: string, duration = 420): Move {
  const frames = () => [{ translate: at(from(middle(start), key)) }, { translate: "0 0" }];
  return { key, timing: { duration, easing: "ease-in-out" }, frames };
}

export function moves({ actor, event }: Part<Story>, setup: Setup): Moves | null {
  const slotKey = (slot: Slot): string => `slot-${indexOf(slot, setup)}`;
  switch (event.type) {
    case "first":
      return { hold: 900, changed: [`seat-${event.seat}`] };
    case "turn":
      return { hold: 500, changed: [`seat-${event.seat}`] };
    case "event":
      return { moves: [turn("event")], hold: 900, changed: ["event"] };
    case "undertaker":
      return { moves: [pop("undertaker")], hold: 600, changed: ["undertaker"] };
    case "shown":
      return { moves: [turn(`sent-${event.seat}`)], hold: 350, changed: [`sent-${event.seat}`] };
    case "no-effect":
    case "nobody-takes":
      return { hold: 1100 };
    case "gold-won":
      return { moves: [pop(`gain-${event.seat}`, SHORT)], hold: 450, changed: [`gold-${event.seat}`] };
    case "duel-won":
      return { hold: 500, changed: [`sent-${event.seat}`] };
    case "taken":
      return { moves: [pop("taken", SHORT)], hold: 900, changed: ["taken"] };
    case "filled":
      return { moves: [arrive(slotKey(event.hole), slotKey(event.card))], hold: 200, changed: [slotKey(event.hole)] };
    case "hat": {
      const start = event.why === "won" || event.why === "bought" ? event.to - event.fields : event.to + event.fields;
      return { moves: [walk(event.seat, start, event.to)], hold: 300, changed: [`hat-${event.seat}`] };
    }
    case "killed":
      return { moves: [pop(`fate-${event.seat}`, SHORT)], hold: 600, changed: [`sent-${event.seat}`] };
    case "job-done":
      return { moves: [pop(`fate-${event.seat}`, SHORT)], hold: 450, changed: [`sent-${event.seat}`] };
    case "offer":
      return { moves: [turn(`offer-${event.adventurer}`, 300)], hold: 200, changed: [`offer-${event.adventurer}`] };
    case "bid":
      return { moves: [pop(`bid-${actor}`, SHORT)], hold: 500, changed: [`bid-${actor}`] };
    case "passed":
      return { moves: [pop(`bid-${event.seat}`, SHORT)], hold: 900, changed: [`bid-${event.seat}`] };
    case "hire":
      return { hold: 600, changed: [`seat-${actor}`] };
    case "hired":
      return { hold: 600, changed: [`seat-${event.seat}`] };
    case "laid":
      return {
        moves: event.slots.map((slot) => arrive(slotKey(slot), `seat-${event.seat}`)),
        hold: 300,
        changed: event.slots.map(slotKey),
      };
    case "not-hired":
    case "bid-returned":
      return { hold: 500 };
    case "payday":
      return { moves: [pop("payday")], hold: 1100, changed: ["payday"] };
    case "die":
      return { moves: [fall(event.column)], hold: 250, changed: [`die-${event.column}`] };
    case "turned":
      return { moves: [turn("turned")], hold: 500, changed: ["turned"] };
    case "paid":
      return { moves: [pop("outcome", SHORT)], hold: 700, changed: [`gold-${event.seat}`] };
    case "unpaid":
      return { moves: [pop("outcome", SHORT)], hold: 600, changed: [`seat-${event.seat}`] };
    case "vulture":
      return { moves: [pop(`vulture-${event.seat}`, 500)], hold: 700, changed: [`vulture-${event.seat}`] };
    case "column-empty":
      return { moves: [pop("outcome", SHORT)], hold: 1100, changed: ["outcome"] };
    case "ending":
      return { hold: 1600 };
    case "ended":
      return { hold: 600 };
    case "adventurer":
    case "no-event":
    case "events-shuffled":
    case "send":
    case "take":
    case "see":
    case "returned":
    case "bought":
    case "buy":
    case "no-recruiting":
    case "discards-shuffled":
    case "fewer":
    case "auction":
    case "place":
      return null;
  }
}
