/** What the table remembers of hands, as the page shows it. */
import { type Stack, stackUp } from "./names";
import type { Memory, Seated } from "./types";

/** A hand as far as it is known. */
export interface Known {
  certain: Stack[];
  /** How many IOUs are unknown, and the kinds that they may be. */
  others: number;
  among: string[];
  crew: readonly string[];
  /** How many adventurers nobody else has seen. */
  secret: number;
}

export function knownHand({ hands, lots, crews }: Memory, players: readonly Seated[], seat: number): Known {
  const { certain, others, taken } = hands[seat]!;
  const unknown = new Set(taken.filter(({ iou }) => iou === null).map(({ lot }) => lot));
  const among = lots.filter(({ number }) => unknown.has(number)).flatMap(({ ious }) => ious);
  const crew = crews[seat]!;
  return {
    certain: stackUp(certain),
    others,
    among: others > 0 ? [...new Set(among)].toSorted() : [],
    crew,
    secret: players[seat]!.adventurers - crew.length,
  };
}
