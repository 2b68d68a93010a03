/** The name of a barrel for listeners. */
import type { Chair } from "$kit/table";

/** `barrel c, 8 mugs, standing`. */
export function barrelName(chair: Chair, letter: string, face: number, ends: [number, number]): string {
  if (face > 0) return chair.say("tavern-barrel-standing", { letter, mugs: face });
  if (face === -1) return chair.say("tavern-barrel-double", { letter });
  if (face === -2) return chair.say("tavern-barrel-destroy", { letter });
  if (ends[0] < 0) return chair.say("tavern-barrel-special-lying", { letter });
  return chair.say("tavern-barrel-lying", { letter, first: ends[0], second: ends[1] });
}

/** `+8`, `0`, `−8`, with a real minus. */
export function withSign(mugs: number): string {
  return mugs > 0 ? `+${mugs}` : plain(mugs);
}

/** `8`, `−8`, with a real minus. */
export function plain(mugs: number): string {
  return mugs < 0 ? `−${-mugs}` : String(mugs);
}
