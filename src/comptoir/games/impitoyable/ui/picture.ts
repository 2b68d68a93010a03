/** What the street shows: as the view says, and while a story is told as far as it has been told. */
import type { Part } from "$kit/table";

import type { IouPaid, IouTurned, Seated, Setup, Slot, Story, Unpaid, View } from "./types";

/** A card of the market: what it is, or else what it may be, as far as the table remembers. */
export interface Face {
  iou: string | null;
  among: readonly string[];
}

/** Somebody who was sent, and what became of it. */
export interface Sent {
  adventurer: string;
  /** Null until it is compared. */
  skill: number | null;
  fate: "won" | "killed" | "back" | null;
  /** Gold, or fields up or down. */
  gain: number | null;
}

/** A throw of payday, as far as it has come. */
export interface Throw {
  column: number;
  turned: IouTurned | null;
  outcome: IouPaid | Unpaid | null;
  vultures: number | null;
  empty: boolean;
}

export interface Payday {
  last: boolean;
  throws: readonly Throw[];
}

export interface Picture {
  active: number;
  players: readonly Seated[];
  card: View["card"];
  events: View["events"];
  undertaker: number;
  sent: readonly (Sent | null)[];
  market: readonly (Face | null)[];
  offer: readonly string[];
  bids: View["bids"];
  crew: readonly string[];
  hand: readonly string[];
  /** The card that has just been taken. */
  taken: { seat: number; slot: Slot; iou: string | null } | null;
  payday: Payday | null;
  /** What has just been heard of somebody. */
  said: { seat: number; what: "bid" | "hire" | "bought"; number: number } | null;
}

/** The street as the view says. */
export function fromView(view: View): Picture {
  const shown = view.phase === "send" || view.card === null ? [] : view.sent;
  return {
    active: view.active,
    players: view.players,
    card: view.card,
    events: view.events,
    undertaker: view.undertaker,
    sent: view.players.map((_, seat) => {
      const adventurer = shown[seat];
      return adventurer ? { adventurer, skill: null, fate: null, gain: null } : null;
    }),
    market: view.market.map((card, at) => (card ? face(view, at) : null)),
    offer: view.offer,
    bids: view.bids,
    crew: view.my_crew ?? [],
    hand: view.my_hand ?? [],
    taken: null,
    payday: null,
    said: null,
  };
}

function face(view: View, at: number): Face {
  const slip = view.memory?.market[at];
  if (!slip) return UNKNOWN;
  const lot = view.memory?.lots.find(({ number }) => number === slip.lot);
  return { iou: slip.iou, among: slip.iou === null ? (lot?.ious ?? []) : [] };
}

/** Whether somebody is on offer, or has been and is being paid for. */
export const isHiring = ({ offer, bids }: Picture): boolean => offer.length > 0 || bids.some((bid) => bid !== null);

const UNKNOWN: Face = { iou: null, among: [] };

/** Where a slot comes in the market. */
export const indexOf = ({ row, column }: Slot, { components }: Setup): number =>
  (row - 1) * components.columns + column - 1;

type Players = readonly Seated[];

function edit(players: Players, seat: number, change: (player: Seated) => Partial<Seated>): Players {
  const player = players[seat];
  return player ? players.with(seat, { ...player, ...change(player) }) : players;
}

function fate(now: Picture, seat: number, change: Partial<Sent>): Picture {
  const one = now.sent[seat];
  return one ? { ...now, sent: now.sent.with(seat, { ...one, ...change }) } : now;
}

function without<T>(row: readonly T[], item: T): readonly T[] {
  const at = row.indexOf(item);
  return at < 0 ? row : row.toSpliced(at, 1);
}

/** Nothing lies in a slot any more; at the end the market gets shorter. */
function emptied(market: Picture["market"], at: number): Picture["market"] {
  const left = market.with(at, null);
  return left.slice(0, left.findLastIndex((card) => card !== null) + 1);
}

/** The picture after one more part of the story. */
export function tell(before: Picture, { actor, event }: Part<Story>, setup: Setup, me: number | null): Picture {
  const who = typeof actor === "number" ? actor : -1;
  const now: Picture = { ...before, taken: null, said: null };
  switch (event.type) {
    case "turn":
      return {
        ...now,
        active: event.seat,
        card: null,
        sent: now.sent.map(() => null),
        payday: null,
        offer: [],
        bids: now.bids.map(() => null),
      };
    case "event":
      return { ...now, card: event.card, sent: now.sent.map(() => null), payday: null };
    case "undertaker":
      return { ...now, undertaker: event.step };
    case "shown":
      return {
        ...now,
        sent: now.sent.with(event.seat, { adventurer: event.adventurer, skill: event.skill, fate: null, gain: null }),
      };
    case "gold-won":
      return fate({ ...now, players: edit(now.players, event.seat, () => ({ gold: event.gold })) }, event.seat, {
        gain: event.amount,
      });
    case "taken": {
      const market = now.market.with(indexOf(event.slot, setup), null);
      const players = edit(now.players, event.seat, ({ ious }) => ({ ious: ious + 1 }));
      return { ...now, market, players, taken: event };
    }
    case "filled":
      return { ...now, market: filled(now.market, indexOf(event.hole, setup), indexOf(event.card, setup)) };
    case "hat":
      return hat(
        now,
        event.seat,
        event.to,
        event.why === "won" ? event.fields : event.why === "lost" ? -event.fields : null,
      );
    case "killed":
    case "job-done":
      return fate(gone(now, event.seat, event.adventurer, me), event.seat, {
        fate: event.type === "killed" ? "killed" : "won",
      });
    case "returned":
      return fate(now, event.seat, { fate: "back" });
    case "bought":
      return {
        ...now,
        players: edit(now.players, event.seat, () => ({ gold: event.gold })),
        said: { seat: event.seat, what: "bought", number: event.fields },
      };
    case "offer":
      return { ...now, card: null, sent: now.sent.map(() => null), offer: [...now.offer, event.adventurer] };
    case "auction":
      return { ...now, card: null, sent: now.sent.map(() => null), payday: null };
    case "bid":
      return { ...now, bids: now.bids.with(who, event.ious) };
    case "passed":
      return { ...now, bids: now.bids.with(event.seat, []) };
    case "hire":
      return joined(now, who, event.adventurer, me);
    case "hired":
      return joined(now, event.seat, event.adventurer, me);
    case "not-hired":
      return { ...now, offer: without(now.offer, event.adventurer) };
    case "laid": {
      const players = edit(now.players, event.seat, ({ ious }) => ({ ious: ious - event.slots.length }));
      return { ...now, players, market: [...now.market, ...event.slots.map(() => UNKNOWN)] };
    }
    case "payday":
      return {
        ...now,
        card: null,
        sent: now.sent.map(() => null),
        offer: [],
        bids: now.bids.map(() => null),
        payday: { last: event.last, throws: [] },
      };
    default:
      return pay(now, event, setup);
  }
}

/** The part of a payday. */
function pay(now: Picture, event: Story, setup: Setup): Picture {
  switch (event.type) {
    case "die":
      return thrown(now, (throws) => [
        ...throws,
        { column: event.column, turned: null, outcome: null, vultures: null, empty: false },
      ]);
    case "turned":
      return { ...latest(now, { turned: event }), market: emptied(now.market, indexOf(event.slot, setup)) };
    case "paid":
    case "unpaid":
      return {
        ...latest(now, { outcome: event }),
        players: edit(now.players, event.seat, ({ ious }) => ({ gold: event.gold, ious: ious + 1 })),
      };
    case "vulture":
      return {
        ...latest(now, { vultures: event.vultures }),
        players: edit(now.players, event.seat, () => ({ vultures: event.vultures })),
      };
    case "column-empty":
      return latest(now, { empty: true });
    default:
      return now;
  }
}

function thrown(now: Picture, change: (throws: readonly Throw[]) => readonly Throw[]): Picture {
  const payday = now.payday ?? { last: false, throws: [] };
  return { ...now, payday: { ...payday, throws: change(payday.throws) } };
}

function latest(now: Picture, more: Partial<Throw>): Picture {
  return thrown(now, (throws) => throws.map((one, at) => (at === throws.length - 1 ? { ...one, ...more } : one)));
}

/** The last card moves into a hole, and the market ends before where it was. */
function filled(market: Picture["market"], hole: number, card: number): Picture["market"] {
  return emptied(market.with(hole, market[card] ?? UNKNOWN), card);
}

function hat(now: Picture, seat: number, to: number, gain: number | null): Picture {
  const moved = { ...now, players: edit(now.players, seat, () => ({ hat: to })) };
  return gain === null ? moved : fate(moved, seat, { gain });
}

/** Somebody is no longer in a hand. */
function gone(now: Picture, seat: number, adventurer: string, me: number | null): Picture {
  const players = edit(now.players, seat, ({ adventurers }) => ({ adventurers: adventurers - 1 }));
  return { ...now, players, crew: seat === me ? without(now.crew, adventurer) : now.crew };
}

function joined(now: Picture, seat: number, adventurer: string, me: number | null): Picture {
  const players = edit(now.players, seat, ({ adventurers }) => ({ adventurers: adventurers + 1 }));
  return {
    ...now,
    players,
    offer: without(now.offer, adventurer),
    crew: seat === me ? [...now.crew, adventurer] : now.crew,
  };
}
