/** What the street shows of the story, beside the view. Nothing here decides anything. */
import type { Part, Stage } from "$kit/table";

import type { Card, IouPaid, IouTurned, Story, Unpaid, View } from "./types";

type Parts = readonly Part<Story>[];
type Type = Story["type"];

/** The part of the game that is shown, `null` for a quiet street, with what has been told of it. */
export interface Passage {
  on: "event" | "auction" | "payday" | null;
  told: Parts;
}

/** The steps and events that begin a passage. */
const BEGINS: Partial<Record<Type, Passage["on"]>> = {
  turn: null,
  event: "event",
  buy: null,
  offer: "auction",
  auction: "auction",
  payday: "payday",
};

/** A passage lasts while it is told, even if the view no longer has it. */
export function passage(view: View, { telling, story }: Pick<Stage<Story>, "telling" | "story">): Passage {
  const begun = story.findLastIndex(({ event }) => event.type in BEGINS);
  const type = story[begun]?.event.type;
  if (type === undefined) return { on: lying(view), told: story };
  const on = telling ? BEGINS[type]! : lying(view);
  return { on, told: on === BEGINS[type] ? story.slice(begun) : [] };
}

/** The passage as the view alone shows it. */
function lying({ phase, card, reason, offer, bids }: View): Passage["on"] {
  if (phase === "die" || phase === "turn-up") return "payday";
  if (card !== null && reason === null) return "event";
  return offer.length > 0 || bids.some((bid) => bid !== null) ? "auction" : null;
}

/** The events of one type. */
function eventsOf<T extends Type>(parts: Parts, ...types: T[]): Extract<Story, { type: T }>[] {
  const wanted = new Set<Type>(types);
  return parts
    .map(({ event }) => event)
    .filter((event): event is Extract<Story, { type: T }> => wanted.has(event.type));
}

/** The event told now, if it is of this type. */
export const lastOf = <T extends Type>(scene: Parts, type: T): Extract<Story, { type: T }> | null =>
  eventsOf(scene.slice(-1), type)[0] ?? null;

// --- The event --------------------------------------------------------------------

/** The event card; it lies there until the next passage begins. */
export const cardOf = (view: View, { on, told }: Passage): Card | null =>
  on === "event" ? (view.card ?? eventsOf(told, "event").at(-1)?.card ?? null) : null;

/** An adventurer sent, and the result as far as it has been told. */
export interface Sent {
  adventurer: string;
  fate: "won" | "killed" | null;
  /** Gold won, or fields forwards or (below zero) backwards. */
  gain: number | null;
}

/** By seat, the adventurers that lie open. */
export function sentOf(view: View, { told }: Passage): (Sent | null)[] {
  const [shown, gone] = [eventsOf(told, "shown"), eventsOf(told, "killed", "job-done")];
  const gains = eventsOf(told, "gold-won", "hat");
  // A page that came after the event was turned up has not heard who was sent.
  const heard = told[0]?.event.type === "event" || view.phase === "send";
  return view.players.map((_, seat) => {
    const adventurer = shown.find((one) => one.seat === seat)?.adventurer ?? (heard ? null : view.sent[seat]);
    if (!adventurer) return null;
    const [fate, gain] = [gone.find((one) => one.seat === seat), gains.find((one) => one.seat === seat)];
    return {
      adventurer,
      fate: fate ? (fate.type === "killed" ? "killed" : "won") : null,
      gain: gain ? (gain.type === "gold-won" ? gain.amount : gain.why === "lost" ? -gain.fields : gain.fields) : null,
    };
  });
}

/** By seat, whether an adventurer is sent; `chosen`: the seats whose sealed choice is in. */
export function hasSent(view: View, { told }: Passage, telling: boolean, chosen: readonly number[]): boolean[] {
  const senders = told.filter(({ event }) => event.type === "send").map(({ actor }) => actor);
  const open = telling ? senders.length > 0 : view.phase === "send";
  const has = (seat: number) => !view.awaited.includes(seat) || chosen.includes(seat) || senders.includes(seat);
  return view.players.map(({ adventurers }, seat) => open && adventurers > 0 && has(seat));
}

// --- The auction ------------------------------------------------------------------

/** A bid as it was laid open; no IOUs if the player cannot bid. `settled`: it has been paid or returned. */
export interface OpenBid {
  ious: readonly string[];
  settled: boolean;
}

/** By seat, the bids of the present auction, including those that the view no longer has. */
export function bidsOf(view: View, { told }: Passage): (OpenBid | null)[] {
  const settled = eventsOf(told, "laid", "bid-returned");
  return view.bids.map((bid, seat) => {
    const made = told.find(({ actor, event }) => event.type === "bid" && actor === seat)?.event;
    const passed = eventsOf(told, "passed").some((one) => one.seat === seat);
    const ious = made?.type === "bid" ? made.ious : (bid ?? []);
    if (!passed && ious.length === 0) return null;
    return { ious: passed ? [] : ious, settled: settled.some((one) => one.seat === seat) };
  });
}

// --- Payday -----------------------------------------------------------------------

/** A throw on payday, with the results told up to now. */
export interface Throw {
  column: number;
  turned: IouTurned | null;
  outcome: IouPaid | Unpaid | null;
  empty: boolean;
  /** What is said of the outcome or of an empty column. */
  said: Part["sentences"];
}

export interface Payday {
  last: boolean;
  throws: readonly Throw[];
}

/** The payday that is on. */
export function paydayOf(view: View, { on, told }: Passage): Payday | null {
  if (on !== "payday") return null;
  const rolls = told.flatMap(({ event }, at) => (event.type === "die" ? [at] : []));
  return {
    last: eventsOf(told, "payday").at(-1)?.last ?? view.reason !== null,
    throws: rolls.map((at, way) => throwOf(told.slice(at, rolls[way + 1]))),
  };
}

/** The events that say what has come of a throw. */
const ENDS = new Set<Type>(["paid", "unpaid", "column-empty"]);

function throwOf(told: Parts): Throw {
  return {
    column: eventsOf(told, "die")[0]?.column ?? 0,
    turned: eventsOf(told, "turned")[0] ?? null,
    outcome: eventsOf(told, "paid", "unpaid")[0] ?? null,
    empty: eventsOf(told, "column-empty").length > 0,
    said: told.find(({ event }) => ENDS.has(event.type))?.sentences ?? [],
  };
}
