/** Glasses, Miams and claims in the reader's language. */
import type { Reader } from "$kit/table";

import type { Glass, Miam } from "./menu";
import type { Claim } from "./types";

/** `coffee`, or in one of its forms: `a coffee`, `A small coffee`, `coffees`. */
export function glassName(reader: Reader, glass: Glass, form: "" | ".a" | ".small" | ".many" = ""): string {
  return reader.say(`glass-${glass}${form}`);
}

/** `olives`, or in one of its forms: `olives`, `with olives`. */
export function miamName(reader: Reader, miam: Miam, form: "" | ".some" | ".with" = ""): string {
  return reader.say(`miam-${miam}${form}`);
}

/** `A small coffee, with olives.` */
export function claimText(reader: Reader, { glass, miam }: Claim): string {
  return reader.say("claim", {
    with: miam ? "yes" : "no",
    glass: glassName(reader, glass, ".small"),
    miam: miam ? miamName(reader, miam, ".with") : "",
  });
}
