/** Slates, clients and meals in the words of the reader's language. */
import { yes } from "$kit/reader";
import type { Reader } from "$kit/table";

import { type Client, ware } from "./menu";

/** `hake`, `the hake`, or its name as a dish. */
export function slateName(reader: Reader, slate: string, form: "" | ".the" | ".dish" = ""): string {
  return reader.say(`slate-${ware(slate)}${form}`);
}

/** `holiday family`, or another form of it. */
export function clientName(reader: Reader, client: Client, form: "" | ".short" | ".the" | ".to" = ""): string {
  return reader.say(`client-${client}${form}`);
}

/** `sole with white wine`. */
export function mealName(reader: Reader, { dish, wine }: { dish: string; wine: boolean }): string {
  return reader.say("meal", { dish: slateName(reader, dish, ".dish"), wine: yes(wine) });
}

/** `sole, hake and wine`. */
export function slates(reader: Reader, all: readonly string[]): string {
  return reader.listed(all.map((slate) => slateName(reader, slate)));
}
