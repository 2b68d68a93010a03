/** What the table waits for. */
import { yes } from "$kit/reader";
import type { Reader, TableInfo } from "$kit/table";

import { claimText, glassName, miamName } from "./names";
import type { View } from "./types";

/** The one sentence that says what the table waits for, and from whom. */
export function waits(reader: Reader, view: View, _info: TableInfo): string {
  const [actor] = view.awaited;
  if (typeof actor === "number" && actor === reader.seat) return question(reader, view);
  return reader.of(`waits-${view.phase}`, typeof actor === "number" ? actor : subject(view));
}

/** The player that a step of chance is about: the one served, paying, looking or drinking blind. */
function subject(view: View): number {
  if (view.phase === "look") return view.chain.at(-1) ?? 0;
  return view.phase === "blind" ? (view.chain.at(-2) ?? 0) : view.due;
}

function question(reader: Reader, view: View): string {
  const claim = view.claims.at(-1);
  const name = reader.names[view.chain.at(-2) ?? -1] ?? "";
  switch (view.phase) {
    case "claim":
      return reader.say("bistro-asked-claim", {
        known: yes(view.glass !== null),
        glass: view.glass ? glassName(reader, view.glass, ".a") : "",
      });
    case "miam-answer":
      return reader.say("ask-miam-answer", { name, miam: claim?.miam ? miamName(reader, claim.miam, ".with") : "" });
    default:
      return reader.say(`ask-${view.phase}`, { name, claim: claim ? claimText(reader, claim) : "" });
  }
}
