/** What the table waits for. */
import type { Reader, TableInfo } from "$kit/table";

import { worth } from "./names";
import type { View } from "./types";

/** The one sentence that says what the table waits for, and from whom. */
export function waits(reader: Reader, view: View, info: TableInfo): string {
  const [actor] = view.awaited;
  if (view.phase === "send") return sending(reader, view, info);
  if (typeof actor !== "number") return reader.say(`waits-${view.phase}`);
  return actor === reader.seat ? asked(reader, view, actor) : reader.of(`waits-${view.phase}`, actor);
}

function sending(reader: Reader, view: View, info: TableInfo): string {
  const waiting = view.awaited.filter(
    (actor): actor is number => typeof actor === "number" && !info.chosen?.includes(actor),
  );
  if (reader.seat !== null && waiting.includes(reader.seat))
    return reader.say("ask-send", { kind: view.card?.kind ?? "" });
  return reader.say("waits-send", {
    number: waiting.length,
    names: reader.listed(waiting.map((seat) => reader.name(seat))),
  });
}

function asked(reader: Reader, view: View, seat: number): string {
  const bids = view.bids.flatMap((bid) => (bid && bid.length > 0 ? [worth(bid)] : []));
  switch (view.phase) {
    case "take":
      return reader.say("ask-take", { number: view.due.filter((due) => due === seat).length });
    case "buy":
    case "last-buy":
      return reader.say(`street-ask-${view.phase}`);
    case "bid":
      return reader.say("street-ask-bid", { number: bids.length });
    case "place":
      return reader.say("street-ask-place");
    default:
      return reader.say(`ask-${view.phase}`);
  }
}
