/** The story in sentences, and what the table waits for. */
import { yes } from "$kit/chair";
import type { Chair, Line, TableInfo, Told, Tone } from "$kit/table";

import { adventurerName, iouNames, place, iouName, value, worth } from "./names";
import type { Setup, Slot, Story, View } from "./types";

/** A part of the story in sentences; secrets of others are heard only after the end, in what is then revealed. */
export function tell(chair: Chair, { actor, event }: Told<Story>): Line[] {
  const who = typeof actor === "number" ? actor : -1;
  const glad = (seat: number): Tone => (seat === chair.seat ? "good" : "plain");
  const sad = (seat: number): Tone => (seat === chair.seat ? "bad" : "plain");
  const the = (name: string): string => adventurerName(chair, name, ".the");
  const slots = (all: readonly Slot[]): string => chair.listed(all.map(place));
  switch (event.type) {
    case "first":
      return [{ words: chair.of("step-first", event.seat) }];
    case "adventurer":
      if (event.adventurer === null) return [];
      if (event.seat !== chair.seat)
        return [
          { words: chair.say("street-joins", { name: chair.name(event.seat), adventurer: the(event.adventurer) }) },
        ];
      return [{ words: chair.of("step-adventurer", event.seat, { adventurer: the(event.adventurer) }) }];
    case "turn":
      return [{ words: chair.of("event-turn", event.seat), tone: "heading" }];
    case "event":
      return [
        { words: chair.say("step-event", { kind: event.card.kind, large: event.card.large, small: event.card.small }) },
      ];
    case "no-event":
      return [{ words: chair.say("event-no-event", { holders: event.holders }) }];
    case "events-shuffled":
      return [{ words: chair.say("event-events-shuffled"), tone: "quiet" }];
    case "undertaker":
      return [
        {
          words: chair.say("event-undertaker", {
            step: event.step,
            steps: event.steps,
            left: event.steps - event.step,
          }),
        },
      ];
    case "send":
      if (who === chair.seat) return [];
      if (event.adventurer !== null)
        return [{ words: chair.say("street-sends", { name: chair.name(who), adventurer: the(event.adventurer) }) }];
      return [{ words: chair.of("step-send", who, { adventurer: "" }), tone: "quiet" }];
    case "shown":
      return [
        { words: chair.of("event-shown", event.seat, { adventurer: the(event.adventurer), skill: event.skill }) },
      ];
    case "no-effect":
      return [{ words: chair.say("event-no-effect", { skill: event.skill }) }];
    case "gold-won":
      return [
        {
          words: chair.of(`event-gold-won.${event.place}`, event.seat, { amount: event.amount, gold: event.gold }),
          tone: glad(event.seat),
        },
      ];
    case "duel-won":
      return [{ words: chair.of("event-duel-won", event.seat, { number: event.ious }), tone: glad(event.seat) }];
    case "nobody-takes":
      return [{ words: chair.say("event-nobody-takes", { winners: event.winners, cards: event.cards }) }];
    case "taken":
      if (event.iou && event.seat !== chair.seat) {
        return [
          {
            words: chair.say("street-takes", {
              name: chair.name(event.seat),
              slot: place(event.slot),
              iou: iouName(chair, event.iou),
            }),
          },
        ];
      }
      return [
        {
          words: chair.of("event-taken", event.seat, {
            slot: place(event.slot),
            known: yes(event.iou),
            iou: event.iou ? iouName(chair, event.iou) : "",
          }),
          tone: glad(event.seat),
        },
      ];
    case "filled":
      return [
        { words: chair.say("event-filled", { card: place(event.card), hole: place(event.hole) }), tone: "quiet" },
      ];
    case "hat": {
      const up = event.why === "won" || event.why === "bought";
      return [
        {
          words: chair.of(`event-hat.${event.why}`, event.seat, { fields: event.fields, to: event.to }),
          tone: (up ? glad : sad)(event.seat),
        },
      ];
    }
    case "killed":
      return [
        { words: chair.of("event-killed", event.seat, { adventurer: the(event.adventurer) }), tone: sad(event.seat) },
      ];
    case "job-done":
      return [{ words: chair.of("event-job-done", event.seat, { adventurer: the(event.adventurer) }), tone: "quiet" }];
    case "bought":
      return [{ words: chair.of("event-bought", event.seat, { fields: event.fields, gold: event.gold }) }];
    case "buy":
      return event.fields > 0 ? [] : [{ words: chair.of("step-buy", who, { number: 0 }), tone: "quiet" }];
    case "no-recruiting":
      return [
        { words: chair.of("event-no-recruiting", event.seat, { adventurers: event.adventurers }), tone: "quiet" },
      ];
    case "discards-shuffled":
      return [{ words: chair.say("event-discards-shuffled", { number: event.number }), tone: "quiet" }];
    case "fewer":
      return [{ words: chair.say("event-fewer", { number: event.number }) }];
    case "offer":
      return [{ words: chair.say("step-offer", { adventurer: the(event.adventurer) }), tone: "quiet" }];
    case "auction":
      return [{ words: chair.of("event-auction", event.seat, { number: event.adventurers, round: event.round }) }];
    case "bid":
      return [{ words: chair.of("step-bid", who, { sum: worth(event.ious), number: event.ious.length }) }];
    case "passed":
      return [
        {
          words: chair.of("event-passed", event.seat, { number: event.ious.length, ious: iouNames(chair, event.ious) }),
        },
      ];
    case "hire":
      return [{ words: chair.of("step-hire", who, { adventurer: the(event.adventurer) }) }];
    case "hired":
      return [{ words: chair.of("event-hired", event.seat, { adventurer: the(event.adventurer) }) }];
    case "laid":
      return [
        {
          words: chair.of("event-laid", event.seat, { number: event.slots.length, slots: slots(event.slots) }),
          tone: "quiet",
        },
      ];
    case "bid-returned":
      return [{ words: chair.of("event-bid-returned", event.seat), tone: sad(event.seat) }];
    case "not-hired":
      return [{ words: chair.say("event-not-hired", { adventurer: the(event.adventurer) }), tone: "quiet" }];
    case "payday":
      return [{ words: chair.say("event-payday", { rows: event.rows, last: yes(event.last) }), tone: "heading" }];
    case "die":
      return [{ words: chair.say("step-die", { column: event.column }), tone: "quiet" }];
    case "turned":
      return [{ words: chair.of("event-turned", event.seat, { slot: place(event.slot), value: value(event.iou) }) }];
    case "paid":
    case "unpaid":
      return [
        {
          words: chair.of(`event-${event.type}`, event.seat, { amount: event.amount, gold: event.gold }),
          tone: event.amount > 0 ? sad(event.seat) : "plain",
        },
      ];
    case "column-empty":
      return [{ words: chair.say("event-column-empty", { column: event.column }) }];
    case "vulture":
      return [{ words: chair.of("event-vulture", event.seat, { vultures: event.vultures }), tone: sad(event.seat) }];
    case "ending":
      return [{ words: chair.say(`event-ending.${event.reason}`), tone: "heading" }];
    case "ended":
      return [{ words: chair.say("event-ended"), tone: "heading" }];
    case "place":
      if (event.ious === null || who === chair.seat) return [];
      return [{ words: chair.say("street-orders", { name: chair.name(who), ious: iouNames(chair, event.ious) }) }];
    case "take":
    case "see":
    case "returned":
      // What is taken, seen and laid down follows at once; who goes home need not be said.
      return [];
  }
}

/** The one sentence that says what the table waits for, and from whom. */
export function waits(chair: Chair, view: View, info: TableInfo): string {
  const [actor] = view.awaited;
  if (view.phase === "send") return sending(chair, view, info);
  if (typeof actor !== "number") return chair.say(`waits-${view.phase}`);
  return actor === chair.seat ? asked(chair, view, actor) : chair.of(`waits-${view.phase}`, actor);
}

function sending(chair: Chair, view: View, info: TableInfo): string {
  const waiting = view.awaited.filter(
    (actor): actor is number => typeof actor === "number" && !info.chosen?.includes(actor),
  );
  if (chair.seat !== null && waiting.includes(chair.seat))
    return chair.say("ask-send", { kind: view.card?.kind ?? "" });
  return chair.say("waits-send", {
    number: waiting.length,
    names: chair.listed(waiting.map((seat) => chair.name(seat))),
  });
}

function asked(chair: Chair, view: View, seat: number): string {
  const bids = view.bids.flatMap((bid) => (bid && bid.length > 0 ? [worth(bid)] : []));
  switch (view.phase) {
    case "take":
      return chair.say("ask-take", { number: view.due.filter((due) => due === seat).length });
    case "buy":
    case "last-buy":
      return chair.say(`street-ask-${view.phase}`);
    case "bid":
      return chair.say("street-ask-bid", { number: bids.length });
    case "place":
      return chair.say("street-ask-place");
    default:
      return chair.say(`ask-${view.phase}`);
  }
}

/** Why it is over. */
export const ending = (chair: Chair, reason: View["reason"]): string =>
  reason === null ? "" : chair.say(`event-ending.${reason}`);

/** Where the cards of a bid come to lie: behind the last card, row by row. */
export function nextSlots(market: readonly unknown[], number: number, { components }: Setup): Slot[] {
  return Array.from({ length: number }, (_, way) => {
    const at = market.length + way;
    return { row: Math.floor(at / components.columns) + 1, column: (at % components.columns) + 1 };
  });
}
