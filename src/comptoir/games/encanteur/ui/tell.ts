/** What the table waits for, and what the page tells beside the sentences of the story. */
import type { Reader, Line, TableInfo, Part } from "$kit/table";

import { finish, type Finisher } from "./calling";
import { figures } from "./menu";
import { clientName } from "./names";
import type { Setup, Story, View } from "./types";

/** The photo finish for a lot: every press, the first one first. */
export function tell(reader: Reader, { event, presses = [] }: Part<Story>): Line[] {
  if (event.type !== "held") return [];
  return finish(presses, event.price, event.over !== null).map((press) => pressed(reader, press));
}

/** Whether screen readers hear of a part by other means: a falling price in live tempo. */
export const isHeard = ({ event }: Part<Story>, setup: Setup): boolean =>
  event.type === "price" && setup.options.tempo === "live" && event.price !== figures(setup, event.slate).start;

/** A line of the photo finish. */
function pressed(reader: Reader, { seat, price, after, lag }: Finisher): Line {
  const granted = lag > 0 ? [reader.say("quay-granted", { lag })] : [];
  return {
    words: [`${reader.name(seat)}:`, reader.say("quay-pressed", { price, after }), ...granted].join(" "),
    tone: "quiet",
    heard: true,
  };
}

/** The one sentence that says what the table waits for, and from whom. */
export function waits(reader: Reader, view: View, info: TableInfo): string {
  const [actor] = view.awaited;
  if (view.awaited.includes("clock")) return calling(reader, view);
  if (view.phase === "discard") return discarding(reader, view, info);
  if (typeof actor === "number" && actor === reader.seat) return asked(reader, view);
  return typeof actor === "number" ? reader.of(`waits-${view.phase}`, actor) : reader.say(`waits-${view.phase}`);
}

function calling(reader: Reader, { holder, price }: View): string {
  return holder === null ? reader.say("quay-live-falling") : reader.of("quay-live-rising", holder, { price });
}

function discarding(reader: Reader, view: View, info: TableInfo): string {
  const waiting = view.awaited.filter(
    (actor): actor is number => typeof actor === "number" && !info.chosen?.includes(actor),
  );
  if (reader.seat !== null && waiting.includes(reader.seat)) return reader.say("quay-asked-discard");
  return reader.say("waits-discard", {
    number: waiting.length,
    names: reader.listed(waiting.map((seat) => reader.name(seat))),
  });
}

function asked(reader: Reader, view: View): string {
  switch (view.phase) {
    case "serve":
      return reader.say("ask-serve");
    case "display":
      return reader.say("quay-asked-display");
    case "dish":
    case "home": {
      const guests = view.houses[reader.seat ?? -1]?.guests ?? [];
      const guest = guests.at(view.phase === "dish" ? -1 : view.place);
      return reader.say(`ask-${view.phase}`, { client: guest ? clientName(reader, guest.client, ".the") : "" });
    }
    default:
      return reader.of(`waits-${view.phase}`, reader.seat ?? -1);
  }
}
