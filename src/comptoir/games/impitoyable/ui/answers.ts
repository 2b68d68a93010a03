/** The legal words, split into choices that can be pressed. */
import { optionsOf } from "$kit/game/answers";

import { worth } from "./names";
import type { Slot } from "./types";

/** The legal numbers of fields to buy, ascending. */
export const purchases = (legal: readonly string[]): number[] =>
  optionsOf(legal, "buy")
    .map(Number)
    .sort((left, right) => left - right);

/** The slots from which a card can be taken. */
export function takes(legal: readonly string[]): Slot[] {
  return optionsOf(legal, "take").map((words) => {
    const [row = 0, column = 0] = words.split(".").map(Number);
    return { row, column };
  });
}

/** The word that bids these IOUs, or null if the bid is not legal; `order` is the order of the hand. */
export function bidOf(legal: ReadonlySet<string>, order: readonly string[], ious: readonly string[]): string | null {
  const sorted = [...ious].sort((left, right) => order.indexOf(left) - order.indexOf(right));
  const word = ["bid", ...sorted].join(" ");
  return legal.has(word) ? word : null;
}

/** The sums of the legal bids. */
export function sums(legal: readonly string[]): Set<number> {
  return new Set(optionsOf(legal, "bid").map((words) => worth(words.split(" "))));
}

/** The word that lays these IOUs down in this order, or null if the order is not legal. */
export function placeOf(legal: readonly string[], ious: readonly string[]): string | null {
  const word = ["place", ...ious].join(" ");
  return legal.includes(word) ? word : null;
}
