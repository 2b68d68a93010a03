/** What the table waits for. */
import type { Reader, TableInfo } from "$kit/table";

import type { View } from "./types";

/** The one sentence that says what the table waits for, and from whom. */
export function waits(reader: Reader, view: View, info: TableInfo): string {
  const chosen = info.chosen ?? [];
  const missing = view.awaited.filter((actor): actor is number => typeof actor === "number" && !chosen.includes(actor));
  if (reader.seat !== null && missing.includes(reader.seat)) return reader.say(`asked-${view.phase}`);
  if (view.phase !== "order") return reader.of(`waits-${view.phase}`, view.innkeeper);
  return reader.say("waits-order", {
    number: missing.length,
    names: reader.listed(missing.map((seat) => reader.name(seat))),
  });
}
