/** The legal words, split into the parts that can be pressed. */
import { optionsOf } from "$kit/game/answers";

import { type Glass, type Miam } from "./menu";

/** `offer 3 coffee with olives`, or without a Miam. */
export interface LegalOffer {
  word: string;
  to: number;
  glass: Glass;
  miam: Miam | null;
}

/** Every legal offer. */
export function offers(legal: readonly string[]): LegalOffer[] {
  return legal.flatMap((word) => {
    const found = /^offer (\d+) (\S+)(?: with (\S+))?$/.exec(word);
    return found
      ? [{ word, to: Number(found[1]), glass: found[2] as Glass, miam: (found[3] as Miam | undefined) ?? null }]
      : [];
  });
}

/** The seats that can receive the glass. */
export function receivers(all: readonly LegalOffer[]): number[] {
  return [...new Set(all.map(({ to }) => to))];
}

/** The legal offer with exactly these parts, or null. */
export function offerOf(
  all: readonly LegalOffer[],
  to: number | null,
  glass: Glass | null,
  miam: Miam | null,
): LegalOffer | null {
  return all.find((one) => one.to === to && one.glass === glass && one.miam === miam) ?? null;
}

/** The glasses of `name syrup` or `give syrup`, each with its word. */
export function glassesOf(legal: readonly string[], verb: "name" | "give"): { word: string; glass: Glass }[] {
  return optionsOf(legal, verb).map((glass) => ({ word: `${verb} ${glass}`, glass: glass as Glass }));
}
