/** Hands as the table remembers them. */
import { type Stack, stackUp } from "./names";
import type { Memory, Seated } from "./types";

/** The known part of a hand. */
export interface Known {
  certain: Stack[];
  /** The number of unknown IOUs, and the kinds that they may be. */
  others: number;
  among: string[];
  crew: readonly string[];
  /** The number of adventurers that nobody else has seen. */
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
