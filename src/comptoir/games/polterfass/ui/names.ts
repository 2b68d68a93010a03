/** What screen readers say for a barrel, and how numbers of mugs are written. */
import type { Reader } from "$kit/table";

/** `barrel c, 8 mugs, standing`. */
export function barrelName(reader: Reader, letter: string, face: number, ends: [number, number]): string {
  if (face > 0) return reader.say("tavern-barrel-standing", { letter, mugs: face });
  if (face === -1) return reader.say("tavern-barrel-double", { letter });
  if (face === -2) return reader.say("tavern-barrel-destroy", { letter });
  if (ends[0] < 0) return reader.say("tavern-barrel-special-lying", { letter });
  return reader.say("tavern-barrel-lying", { letter, first: ends[0], second: ends[1] });
}

/** `+8`, `0`, `−8`, with a typographic minus. */
export function withSign(mugs: number): string {
  return mugs > 0 ? `+${mugs}` : withMinus(mugs);
}

/** `8`, `−8`, with a typographic minus. */
export function withMinus(mugs: number): string {
  return mugs < 0 ? `−${-mugs}` : String(mugs);
}
