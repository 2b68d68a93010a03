/** Writes the sentences of a story for a reader, as `comptoir/words/sentences.py` does for the terminal. */
import type { Sentence } from "../protocol";
import type { Reader, Values } from "./reader";
import type { GameUi, Line, Part, Tone } from "./table";

type Argument = NonNullable<Sentence["arguments"]>[string];
type Item = Exclude<Argument, unknown[]>;

export function write(reader: Reader, { key, about, arguments: given = {} }: Sentence): string {
  const values: Values = {};
  for (const [name, argument] of Object.entries(given)) {
    if (Array.isArray(argument)) values[name] = reader.listed(argument.map((item) => String(writeItem(reader, item))));
    else if (typeof argument === "object" && argument.type === "player") {
      values[name] = argument.seat === reader.seat ? "you" : "other";
      values[`${name}-name`] = reader.names[argument.seat] ?? "";
    } else values[name] = writeItem(reader, argument);
  }
  return about == null ? reader.say(key, values) : reader.of(key, about, values);
}

function writeItem(reader: Reader, item: Item): string | number {
  if (typeof item !== "object") return item;
  switch (item.type) {
    case "player":
      return reader.name(item.seat);
    case "chance":
      return reader.percent(item.of);
    case "sentence":
      return write(reader, item);
  }
}

/** The style of a sentence for a reader, for whom it may be good news or bad. */
function toneFor({ seat }: Reader, { tone = "plain", glad = null, sad = null }: Sentence): Tone {
  if (seat === null || (seat !== glad && seat !== sad)) return tone;
  return seat === glad ? "good" : "bad";
}

/** What the page says of a part, for the log and for screen readers. */
export function linesOf(ui: GameUi, reader: Reader, part: Part, setup: unknown): Line[] {
  const heard = ui.isHeard?.(part, setup) ?? false;
  const lines = part.sentences.map((sentence) => ({ ...lineOf(reader, sentence), heard }));
  return [...(ui.tell?.(reader, part, setup) ?? []), ...lines];
}

export const lineOf = (reader: Reader, sentence: Sentence): Line => ({
  words: write(reader, sentence),
  tone: toneFor(reader, sentence),
});
