/** What the debt panel says: the reader's IOUs that are out, what is known about them, and a payday as bars. */
import type { Reader } from "$kit/table";
import { fraction } from "$kit/words";

import { owner, place, value } from "./names";
import type { Memory, Rehearsal, Setup } from "./types";

/** Own IOUs that are in other hands or in the market: how many, and what they are worth. */
export function about({ components }: Setup, hand: readonly string[], seat: number): { number: number; worth: number } {
  const copies = components.ious.map(
    (copies, worth) => copies - hand.filter((iou) => owner(iou) === seat && value(iou) === worth).length,
  );
  return {
    number: copies.reduce((sum, number) => sum + number, 0),
    worth: copies.reduce((sum, number, worth) => sum + number * worth, 0),
  };
}

/** A place of the market in words: `2.3`. */
const slot = ({ components }: Setup, at: number): string =>
  place({ row: Math.floor(at / components.columns) + 1, column: (at % components.columns) + 1 });

/** The reader's IOUs whose place is known. */
export function lying(setup: Setup, { market }: Memory, seat: number): { iou: string; slot: string }[] {
  return market.flatMap((slip, at) =>
    slip?.iou && owner(slip.iou) === seat ? [{ iou: slip.iou, slot: slot(setup, at) }] : [],
  );
}

/** Groups of cards that are known, though not which lies where; those with IOUs of the reader first. */
export function unsortedLots(
  setup: Setup,
  { market, lots }: Memory,
  seat: number,
): { slots: string[]; ious: readonly string[] }[] {
  const mine = (ious: readonly string[]) => Number(ious.some((iou) => owner(iou) === seat));
  return lots
    .map(({ number, ious }) => ({
      slots: market.flatMap((slip, at) => (slip?.iou === null && slip.lot === number ? [slot(setup, at)] : [])),
      ious,
    }))
    .filter(({ slots }) => slots.length > 0)
    .toSorted((one, other) => mine(other.ious) - mine(one.ious));
}

export interface Bar {
  gold: number;
  chance: string | number;
  /** From 0 to 1; the highest bar is 1. */
  height: number;
}

/** A bar for every sum from 0 to the most that can be asked and paid, and the height of the vulture's bar. */
export function bars({ costs, vulture }: Rehearsal): { paid: Bar[]; vulture: number } {
  const highest = Math.max(...costs.map(({ chance }) => fraction(chance)), fraction(vulture));
  const height = (chance: string | number) => fraction(chance) / highest;
  const paid = Array.from({ length: (costs.at(-1)?.gold ?? -1) + 1 }, (_, gold) => {
    const chance = costs.find((cost) => cost.gold === gold)?.chance ?? 0;
    return { gold, chance, height: height(chance) };
  });
  return { paid, vulture: height(vulture) };
}

/** A chance as a percentage; a tiny one is below 1%, not 0%. */
export function odds(reader: Reader, chance: string | number): string {
  const exact = fraction(chance);
  return exact > 0 && exact < 0.01 ? `<\u202f${reader.percent(0.01)}` : reader.percent(chance);
}
