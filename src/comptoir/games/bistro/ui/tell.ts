/** The story in sentences, and what the table waits for. */
import { yes } from "$kit/chair";
import type { Chair, Line, TableInfo, Told } from "$kit/table";

import { claimText, glassName, miamName, receiver } from "./names";
import type { Setup, Story, View } from "./types";

/** A part of the story in sentences. */
export function tell(chair: Chair, { actor, event }: Told<Story>, setup: Setup): Line[] {
  const who = typeof actor === "number" ? actor : -1;
  switch (event.type) {
    case "first":
      return [{ words: chair.of("step-first", event.seat) }];
    case "round":
      return [{ words: chair.of("event-round", event.starter, { number: event.number }), tone: "heading" }];
    case "miam":
      return event.miam
        ? [{ words: chair.of("step-miam", event.seat, { miam: miamName(chair, event.miam, ".some") }) }]
        : [];
    case "glass":
      return [
        { words: chair.of("step-glass", event.seat, { glass: glassName(chair, event.glass, ".a") }), tone: "quiet" },
      ];
    case "drawn":
      return [{ words: chair.of("event-drawn", event.seat), tone: "quiet" }];
    case "look":
      return [{ words: chair.of("step-look", who) }];
    case "seen":
      return event.glass
        ? [{ words: chair.of("event-seen", event.seat, { glass: glassName(chair, event.glass, ".a") }) }]
        : [];
    case "offer":
      return [{ words: chair.of("step-offer", who, { ...receiver(chair, event.to), claim: claimText(chair, event) }) }];
    case "believe":
    case "doubt":
      return [{ words: chair.of(`step-${event.type}.glass`, who) }];
    case "name":
      return [{ words: chair.of("step-name", who, { glass: glassName(chair, event.glass, ".a") }) }];
    case "take":
      return [{ words: chair.of("step-take", who) }];
    case "miam-back":
      return [{ words: chair.of("event-miam-back", event.owner), tone: "quiet" }];
    case "glass-shown": {
      const values = { right: yes(event.right), glass: glassName(chair, event.glass, ".a") };
      return [{ words: chair.of("event-glass-shown", event.receiver, values), tone: event.right ? "good" : "bad" }];
    }
    case "miam-shown": {
      const values = { right: yes(event.right), miam: miamName(chair, event.miam, ".some") };
      return [{ words: chair.of("event-miam-shown", event.receiver, values), tone: event.right ? "good" : "bad" }];
    }
    case "drunk": {
      const { glass, off_the_pile } = event;
      const values = {
        from: off_the_pile ? "pile" : "turn",
        glass: glassName(chair, glass, ".a"),
        the: glassName(chair, glass, ".the"),
      };
      return [{ words: chair.of("event-drunk", event.seat, values) }];
    }
    case "given":
      return [
        {
          words: chair.of("event-given", event.giver, {
            ...receiver(chair, event.to),
            glass: glassName(chair, event.glass, ".a"),
          }),
        },
      ];
    case "pile-empty":
      return [{ words: chair.of("event-pile-empty", event.seat), tone: "quiet" }];
    case "void":
      return [{ words: chair.say("event-void", { number: event.number }) }];
    case "pays": {
      const many = event.glass ? glassName(chair, event.glass, ".many") : "";
      return [
        {
          words: chair.of(`event-pays.${event.why}`, event.seat, { number: setup.components.alike, many }),
          tone: "bad",
        },
      ];
    }
    case "addition":
      return [{ words: chair.say("step-addition", { symbols: event.symbols }) }];
    case "paid":
      return [{ words: chair.of("event-paid", event.seat, { total: event.total }) }];
    case "ended":
      return [{ words: ending(chair, event, setup), tone: "heading" }];
    case "see":
    case "give":
      // What is seen, or given, follows at once.
      return [];
  }
}

/** Why the game is over, and who is to blame: the last in rank. */
export function ending(
  chair: Chair,
  { reason, ranks }: { reason: string; ranks: readonly number[] },
  { components }: Setup,
): string {
  const loser = ranks.indexOf(Math.max(...ranks));
  if (reason === "addition") return chair.of("bistro-ended", loser);
  return chair.of(`event-ended.${reason}`, loser, { number: components.void_rounds });
}

/** The one sentence that says what the table waits for, and from whom. */
export function waits(chair: Chair, view: View, _info: TableInfo): string {
  const [actor] = view.awaited;
  if (typeof actor === "number" && actor === chair.seat) return asked(chair, view);
  return chair.of(`waits-${view.phase}`, typeof actor === "number" ? actor : concerned(view));
}

/** Whom chance serves or makes pay, or whose glass it turns up. */
function concerned(view: View): number {
  if (view.phase === "look") return view.chain.at(-1) ?? 0;
  return view.phase === "blind" ? (view.chain.at(-2) ?? 0) : view.due;
}

function asked(chair: Chair, view: View): string {
  const claim = view.claims.at(-1);
  const name = chair.names[view.chain.at(-2) ?? -1] ?? "";
  switch (view.phase) {
    case "claim":
      return chair.say("bistro-asked-claim", {
        known: yes(view.glass !== null),
        glass: view.glass ? glassName(chair, view.glass, ".a") : "",
      });
    case "miam-answer":
      return chair.say("ask-miam-answer", { name, miam: claim?.miam ? miamName(chair, claim.miam, ".with") : "" });
    default:
      return chair.say(`ask-${view.phase}`, { name, claim: claim ? claimText(chair, claim) : "" });
  }
}
