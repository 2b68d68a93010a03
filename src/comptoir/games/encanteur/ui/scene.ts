/** What the quay shows of the story, beside the view. Nothing here decides anything. */
import type { Part } from "$kit/table";

import { finish, type Finisher } from "./calling";
import type { Fish } from "./menu";
import type { Paid, PlatterCard, Setup, Story, View, Walked } from "./types";

type Parts = readonly Part<Story>[];

/** The result of a lot. */
export interface Deal {
  slate: string;
  /** Null if nobody took it. */
  seat: number | null;
  price: number;
}

/** The bill of a day, with the lines told up to now. */
export interface Bill {
  day: number;
  paid: readonly Paid[];
  cards: readonly { seat: number; fish: Fish; inSet: boolean }[];
  platters: readonly PlatterCard["seat"][];
  /** By seat; null until the bill is complete. */
  income: readonly number[] | null;
}

/** The events of one type. */
function eventsOf<T extends Story["type"]>(parts: Parts, type: T): Extract<Story, { type: T }>[] {
  return parts.map(({ event }) => event).filter((event): event is Extract<Story, { type: T }> => event.type === type);
}

const begins = ({ event }: Part<Story>): boolean => event.type === "day";

/** The parts told since the present day began. */
export const today = (parts: Parts): Parts => parts.slice(parts.findLastIndex(begins) + 1);

/** The parts of the last day that has ended. */
export function dayBefore(parts: Parts): Parts {
  const until = parts.slice(0, parts.findLastIndex(({ event }) => event.type === "day-ended") + 1);
  return today(until);
}

/** The result of a lot, if this part tells one. */
export function dealOf(part: Part<Story> | undefined): Deal | null {
  const event = part?.event;
  if (event?.type === "sold") return { slate: event.slate, seat: event.seat, price: event.price };
  return event?.type === "unsold" ? { slate: event.slate, seat: null, price: event.floor } : null;
}

/** The result of the lot before the present one, until something is told of the present one. */
export const dealBefore = (parts: Parts): Deal | null =>
  dealOf(parts.findLast(({ event }) => event.type !== "lot" && event.type !== "price"));

/** What a player says in this part. */
export function sayingOf(
  part: Part<Story> | undefined,
): { seat: number | string; what: "take" | "wait" | "pass" } | null {
  switch (part?.event.type) {
    case "take":
    case "wait":
    case "pass":
      return { seat: part.actor, what: part.event.type };
    case "held":
      return { seat: part.event.seat, what: "take" };
    default:
      return null;
  }
}

/** The presses for the lot that is held; none if presses do not decide, or if the page does not know them. */
export function finishOf({ holder, price }: Pick<View, "holder" | "price">, story: Parts): readonly Finisher[] {
  const part = story.findLast(({ event }) => event.type === "held");
  if (part?.event.type !== "held" || part.event.seat !== holder || part.event.price !== price) return [];
  return finish(part.presses ?? [], price, part.event.over !== null);
}

const isWalk = (part: Part<Story>): part is Part<Walked> => part.event.type === "walked";

/** The walk that this part tells. */
export const walkOf = (part: Part<Story> | undefined): Walked | null => (part && isWalk(part) ? part.event : null);

/** The parts that tell a walk. */
export const walksOf = (parts: Parts): Part<Walked>[] => parts.filter(isWalk);

/** The bill as far as these parts of a day tell it; null until they begin it. */
export function billOf(parts: Parts, day: number): Bill | null {
  const [paid, platters] = [eventsOf(parts, "paid"), eventsOf(parts, "platter-card")];
  const ended = eventsOf(parts, "day-ended").at(-1);
  const cards = parts.flatMap(({ event }) =>
    event.type === "revealed" || event.type === "not-in-set"
      ? [{ seat: event.seat, fish: event.fish, inSet: event.type === "revealed" }]
      : [],
  );
  if (paid.length === 0 && !ended) return null;
  return {
    day: ended?.day ?? day,
    paid,
    cards,
    platters: platters.map(({ seat }) => seat),
    income: ended?.income ?? null,
  };
}

/** The points of every seat. */
export function totals(
  { revealed, platters }: Pick<View, "revealed" | "platters">,
  { components }: Setup,
  kept: number,
): number[] {
  const { fish_points, platter_points, set_points } = components;
  return revealed.map(
    (cards, seat) =>
      fish_points * cards.length + platter_points * (platters[seat] ?? 0) + set_points * Number(cards.length === kept),
  );
}
