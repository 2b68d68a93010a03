/** The market and the hands as the table remembers them. */
import { type Stack, stackUp } from "./names";
import type { Memory, Seated, Setup, Slot, View } from "./types";

/** A card of the market: its IOU, or those that it may be, if the table remembers. */
export interface Face {
  iou: string | null;
  among: readonly string[];
}

/** The cards of the market, `null` for a hole. */
export const faces = ({ market, memory }: View): (Face | null)[] =>
  market.map((there, at) => (there ? face(memory, at) : null));

function face(memory: Memory | null, at: number): Face {
  const slip = memory?.market[at];
  const lot = memory?.lots.find(({ number }) => number === slip?.lot);
  return { iou: slip?.iou ?? null, among: slip?.iou === null ? (lot?.ious ?? []) : [] };
}

/** The index of a slot in the market. */
export const indexOf = ({ row, column }: Slot, { components }: Pick<Setup, "components">): number =>
  (row - 1) * components.columns + column - 1;

/** The slot with this index in the market. */
export const slotAt = (at: number, { components }: Pick<Setup, "components">): Slot => ({
  row: Math.floor(at / components.columns) + 1,
  column: (at % components.columns) + 1,
});

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
