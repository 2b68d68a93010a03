/** The story in sentences, and what the table waits for. */
import { yes } from "$kit/reader";
import type { Reader, Line, TableInfo, Part } from "$kit/table";

import { claimText, glassName, miamName, receiverArguments } from "./names";
import type { Setup, Story, View } from "./types";

/** A part of the story in sentences. */
export function tell(reader: Reader, { actor, event }: Part<Story>, setup: Setup): Line[] {
  const who = typeof actor === "number" ? actor : -1;
  switch (event.type) {
    case "first":
      return [{ words: reader.of("step-first", event.seat) }];
    case "round":
      return [{ words: reader.of("event-round", event.starter, { number: event.number }), tone: "heading" }];
    case "miam":
      return event.miam
        ? [{ words: reader.of("step-miam", event.seat, { miam: miamName(reader, event.miam, ".some") }) }]
        : [];
    case "glass":
      return [
        { words: reader.of("step-glass", event.seat, { glass: glassName(reader, event.glass, ".a") }), tone: "quiet" },
      ];
    case "drawn":
      return [{ words: reader.of("event-drawn", event.seat), tone: "quiet" }];
    case "look":
      return [{ words: reader.of("step-look", who) }];
    case "seen":
      return event.glass
        ? [{ words: reader.of("event-seen", event.seat, { glass: glassName(reader, event.glass, ".a") }) }]
        : [];
    case "offer":
      return [
        {
          words: reader.of("step-offer", who, {
            ...receiverArguments(reader, event.to),
            claim: claimText(reader, event),
          }),
        },
      ];
    case "believe":
    case "doubt":
      return [{ words: reader.of(`step-${event.type}.glass`, who) }];
    case "name":
      return [{ words: reader.of("step-name", who, { glass: glassName(reader, event.glass, ".a") }) }];
    case "take":
      return [{ words: reader.of("step-take", who) }];
    case "miam-back":
      return [{ words: reader.of("event-miam-back", event.owner), tone: "quiet" }];
    case "glass-shown": {
      const values = { right: yes(event.right), glass: glassName(reader, event.glass, ".a") };
      return [{ words: reader.of("event-glass-shown", event.receiver, values), tone: event.right ? "good" : "bad" }];
    }
    case "miam-shown": {
      const values = { right: yes(event.right), miam: miamName(reader, event.miam, ".some") };
      return [{ words: reader.of("event-miam-shown", event.receiver, values), tone: event.right ? "good" : "bad" }];
    }
    case "drunk": {
      const { glass, off_the_pile } = event;
      const values = {
        from: off_the_pile ? "pile" : "turn",
        glass: glassName(reader, glass, ".a"),
        the: glassName(reader, glass, ".the"),
      };
      return [{ words: reader.of("event-drunk", event.seat, values) }];
    }
    case "given":
      return [
        {
          words: reader.of("event-given", event.giver, {
            ...receiverArguments(reader, event.to),
            glass: glassName(reader, event.glass, ".a"),
          }),
        },
      ];
    case "pile-empty":
      return [{ words: reader.of("event-pile-empty", event.seat), tone: "quiet" }];
    case "void":
      return [{ words: reader.say("event-void", { number: event.number }) }];
    case "pays": {
      const many = event.glass ? glassName(reader, event.glass, ".many") : "";
      return [
        {
          words: reader.of(`event-pays.${event.why}`, event.seat, { number: setup.components.alike, many }),
          tone: "bad",
        },
      ];
    }
    case "addition":
      return [{ words: reader.say("step-addition", { symbols: event.symbols }) }];
    case "paid":
      return [{ words: reader.of("event-paid", event.seat, { total: event.total }) }];
    case "ended":
      return [{ words: ending(reader, event, setup), tone: "heading" }];
    case "see":
    case "give":
      // The event that comes next tells what was seen or given.
      return [];
  }
}

/** Why the game is over, naming a player of the last rank. */
export function ending(
  reader: Reader,
  { reason, ranks }: { reason: string; ranks: readonly number[] },
  { components }: Setup,
): string {
  const loser = ranks.indexOf(Math.max(...ranks));
  if (reason === "addition") return reader.of("bistro-ended", loser);
  return reader.of(`event-ended.${reason}`, loser, { number: components.void_rounds });
}

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
