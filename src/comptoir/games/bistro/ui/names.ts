/** What is served, in the words of the reader's language. */
import type { Chair } from "$kit/table";

import type { Glass, Miam } from "./menu";
import type { Claim } from "./types";

/** `coffee`, or in one of its forms: `a coffee`, `A small coffee`, `the coffee`, `coffees`. */
export function glassName(chair: Chair, glass: Glass, form: "" | ".a" | ".small" | ".the" | ".many" = ""): string {
  return chair.say(`glass-${glass}${form}`);
}

/** `olives`, or in one of its forms: `olives`, `with olives`. */
export function miamName(chair: Chair, miam: Miam, form: "" | ".some" | ".with" = ""): string {
  return chair.say(`miam-${miam}${form}`);
}

/** `A small coffee, with olives.` */
export function claimText(chair: Chair, { glass, miam }: Claim): string {
  return chair.say("claim", {
    with: miam ? "yes" : "no",
    glass: glassName(chair, glass, ".small"),
    miam: miam ? miamName(chair, miam, ".with") : "",
  });
}

/** How a sentence about somebody else names the receiver: `$to` and `$to-name`. */
export function receiver(chair: Chair, seat: number): { to: string; "to-name": string } {
  return { to: seat === chair.seat ? "you" : "other", "to-name": chair.names[seat] ?? "" };
}
