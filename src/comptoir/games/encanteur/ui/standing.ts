/** What the reader has decided about a lot once, so that not every price asks again. */
import type { View } from "./types";

/**
 * As long as the price falls it is waited for, down to `until`, where the page asks; once somebody holds
 * the lot, it is taken over for as much as `upTo`. `null`: no such thing has been said, so the page asks.
 */
export interface Standing {
  lot: string;
  until: number | null;
  upTo: number | null;
}

/** Which lot of the game is for sale: the same fish may come twice a day. */
export function lotKey({ day, coming, next_lot, lot }: Pick<View, "day" | "coming" | "next_lot" | "lot">): string {
  return [day, coming, next_lot ? "one-more" : "last", lot].join("/");
}

/** Below any price: the lot is left to others. */
export const NEVER = 0;

/** The word with which what was decided answers the question of this view, or `null` where the reader is asked. */
export function standingAnswer(standing: Standing | null, view: View, legal: readonly string[]): string | null {
  if (!standing || standing.lot !== lotKey(view)) return null;
  const word = view.phase === "falling" ? falling(standing, view.price) : view.phase === "rising" ? rising(standing, view.price + 1) : null;
  return word !== null && legal.includes(word) ? word : null;
}

function falling({ until }: Standing, price: number): string | null {
  return until !== null && price > until ? "wait" : null;
}

function rising({ upTo }: Standing, cost: number): string | null {
  if (upTo === null) return null;
  return cost <= upTo ? "take" : "pass";
}
