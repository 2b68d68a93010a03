/** What the tavern shows of the story being told, beside the view. Nothing here decides anything. */
import type { Part } from "$kit/table";

import type { Counted, Credited, Line, Setup, Story, View } from "./types";

/** The bill as far as it is written. `served` is null after a failure. */
export interface Bill {
  innkeeper: number;
  served: number | null;
  ordered: number;
  orders: (number[] | null)[];
  /** In the order in which they are told; a page that came later does not know the reasons. */
  lines: (Omit<Credited, "type" | "why"> & { why: Credited["why"] | null })[];
}

type Parts = readonly Part<Story>[];

/** The events told of the present round. */
export function eventsOfRound(scene: Parts): Story[] {
  const begun = scene.findLastIndex(({ event }) => event.type === "round");
  return scene.slice(begun + 1).map(({ event }) => event);
}

/** The events of one type. */
export function eventsOf<T extends Story["type"]>(events: readonly Story[], type: T): Extract<Story, { type: T }>[] {
  return events.filter((event): event is Extract<Story, { type: T }> => event.type === type);
}

/** The letters of the barrels that are in the air. */
export function lettersInTheAir(scene: Parts): string {
  const last = scene.at(-1)?.event;
  return last?.type === "rolled" ? last.cup : "";
}

/** The barrels counted so far, and what is served once it is known. */
export interface Count {
  barrels: Counted[];
  served: number | null;
}

/** The count of the present round. */
export function countOf(scene: Parts): Count {
  const events = eventsOfRound(scene);
  return { barrels: eventsOf(events, "counted"), served: eventsOf(events, "served").at(-1)?.mugs ?? null };
}

/** The line of the bill that is told now. */
export function lastCredited(scene: Parts): Credited | null {
  const last = scene.at(-1)?.event;
  return last?.type === "credited" ? last : null;
}

/** The orders, as everybody sees them. */
export interface Ordering {
  /** Whether orders are being taken. */
  open: boolean;
  /** The seats that have ordered. */
  ordered: readonly number[];
  /** How many cards lie before each seat, once all have ordered. */
  laid: readonly number[] | null;
  /** The cards, once they are turned up. */
  up: readonly (readonly number[] | null)[] | null;
}

/** `chosen`: the seats whose sealed order is in; once the story tells the orders, all are. */
export function ordering(view: View, scene: Parts, chosen: readonly number[]): Ordering {
  const open = view.phase === "order" && view.laid === null && view.cup === "";
  const guests = view.totals.map((_, seat) => seat).filter((seat) => seat !== view.innkeeper);
  const has = (seat: number) => scene.length > 0 || chosen.includes(seat) || !view.awaited.includes(seat);
  const up = view.phase === "over" || isBillOpen(scene) ? view.shown : null;
  return { open, ordered: open ? guests.filter(has) : [], laid: view.laid, up };
}

/** Whether the bill is being written. */
export const isBillOpen = (scene: Parts): boolean => eventsOf(eventsOfRound(scene), "orders-shown").length > 0;

/** The lines of the pad without the one that is still being written. */
export function padOf(view: View, scene: Parts): Line[] {
  const events = eventsOfRound(scene);
  const isBegun = events.some(({ type }) => type === "served" || type === "failed");
  const isComplete = eventsOf(events, "credited").length === view.totals.length;
  return isBegun && !isComplete ? view.pad.slice(0, -1) : view.pad;
}

/** The last bill as far as it has been told, with the reasons if the story has them. */
export function lastBill(view: View, story: Parts): Bill | null {
  const line = view.pad.at(-1);
  if (!line) return null;
  const shown = story.findLastIndex(({ event }) => event.type === "orders-shown");
  const told = story.slice(shown).map(({ event }) => event);
  return { ...line, orders: view.shown, lines: shown < 0 ? linesOf(view, line) : eventsOf(told, "credited") };
}

function linesOf({ totals }: View, { innkeeper, mugs }: Line): Bill["lines"] {
  const guests = mugs.map((_, seat) => seat).filter((seat) => seat !== innkeeper);
  return [...guests, innkeeper].map((seat) => ({ seat, mugs: mugs[seat] ?? 0, why: null, total: totals[seat] ?? 0 }));
}

/** The letters of the barrels, numbers first. */
export function letters(setup: Setup): string {
  const { numbers, specials } = setup.components;
  return "abcdefg".slice(0, numbers.length) + "xy".slice(0, specials);
}

/** What the two ends of a barrel show. */
export function endsOf(setup: Setup, letter: string): [number, number] {
  return setup.components.numbers["abcdefg".indexOf(letter)] ?? [-1, -2];
}
