/** The card backs of the six seats: each has the colour of the coat, and a pattern. */
import { regularAt } from "$kit/regulars";

interface Weave {
  pattern: string;
  size: number;
}

const WEAVES: readonly Weave[] = [
  { size: 6, pattern: "M-1 7 7-1M-1 1 1-1M5 7 7 5" },
  { size: 7, pattern: "M3.5 2v3M2 3.5h3" },
  { size: 6, pattern: "M0 3h6" },
  { size: 8, pattern: "M4 1l3 3-3 3-3-3z" },
  { size: 7, pattern: "M0 5c2-3 5-3 7 0" },
  { size: 6, pattern: "M3 0v6M0 3h6" },
];

/** How the back of a seat's cards looks. */
export function cardBack(seat: number): Weave & { colour: string } {
  return { colour: regularAt(seat).coat, ...WEAVES[seat % WEAVES.length]! };
}
