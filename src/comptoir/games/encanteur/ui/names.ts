/** Slates, clients and meals in the words of the reader's language. */
import { yes } from "$kit/chair";
import type { Chair } from "$kit/table";

import { type Client, ware } from "./menu";

/** `hake`, `the hake`, or as it is served. */
export function slateName(chair: Chair, slate: string, form: "" | ".the" | ".dish" = ""): string {
  return chair.say(`slate-${ware(slate)}${form}`);
}

/** `holiday family`, or in one of its forms. */
export function clientName(chair: Chair, client: Client, form: "" | ".short" | ".the" | ".to" = ""): string {
  return chair.say(`client-${client}${form}`);
}

/** What somebody eats and drinks. */
export function mealName(chair: Chair, { dish, wine }: { dish: string; wine: boolean }): string {
  return chair.say("meal", { dish: slateName(chair, dish, ".dish"), wine: yes(wine) });
}

/** A list of bare names. */
export function slates(chair: Chair, all: readonly string[]): string {
  return chair.listed(all.map((slate) => slateName(chair, slate)));
}
