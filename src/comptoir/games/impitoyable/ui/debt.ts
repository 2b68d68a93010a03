/** The debt panel: the reader's IOUs that are not in hand, where they are known to be, and a payday as bars. */
import type { Reader } from "$kit/table";
import { fraction } from "$kit/words";

import { slotAt } from "./known";
import { owner, place, value } from "./names";
import type { Memory, Rehearsal, Setup } from "./types";

/** The reader's IOUs in other hands and in the market: their number and their total value. */
export function outstanding(
  { components }: Setup,
  hand: readonly string[],
  seat: number,
): { number: number; worth: number } {
  const copies = components.ious.map(
    (copies, worth) => copies - hand.filter((iou) => owner(iou) === seat && value(iou) === worth).length,
  );
  return {
    number: copies.reduce((sum, number) => sum + number, 0),
    worth: copies.reduce((sum, number, worth) => sum + number * worth, 0),
  };
}

/** A slot of the market by its index: `2.3`. */
const slot = (setup: Setup, at: number): string => place(slotAt(at, setup));

/** The reader's IOUs with a known slot. */
export function locateIous(setup: Setup, { market }: Memory, seat: number): { iou: string; slot: string }[] {
  return market.flatMap((slip, at) =>
    slip?.iou && owner(slip.iou) === seat ? [{ iou: slip.iou, slot: slot(setup, at) }] : [],
  );
}

/** Lots with known IOUs in unknown order; those with IOUs of the reader come first. */
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

/** A bar for every sum from 0 to the most that may be paid, and the height of the vulture's bar. */
export function bars({ costs, vulture }: Rehearsal): { paid: Bar[]; vulture: number } {
  const highest = Math.max(...costs.map(({ chance }) => fraction(chance)), fraction(vulture));
  const height = (chance: string | number) => fraction(chance) / highest;
  const paid = Array.from({ length: (costs.at(-1)?.gold ?? -1) + 1 }, (_, gold) => {
    const chance = costs.find((cost) => cost.gold === gold)?.chance ?? 0;
    return { gold, chance, height: height(chance) };
  });
  return { paid, vulture: height(vulture) };
}

/** A chance as a percentage, but `<1%` instead of 0% if it is not zero. */
export function odds(reader: Reader, chance: string | number): string {
  const exact = fraction(chance);
  return exact > 0 && exact < 0.01 ? `<\u202f${reader.percent(0.01)}` : reader.percent(chance);
}
