/** The story in sentences, and what the table waits for. */
import { yes } from "$kit/reader";
import type { Reader, Line, TableInfo, Part, Tone } from "$kit/table";

import { adventurerName, iouNames, place, iouName, value, worth } from "./names";
import type { Setup, Slot, Story, View } from "./types";

/** A part of the story in sentences; others' secrets are told only after the end, when they are revealed. */
export function tell(reader: Reader, { actor, event }: Part<Story>): Line[] {
  const who = typeof actor === "number" ? actor : -1;
  const glad = (seat: number): Tone => (seat === reader.seat ? "good" : "plain");
  const sad = (seat: number): Tone => (seat === reader.seat ? "bad" : "plain");
  const the = (name: string): string => adventurerName(reader, name, ".the");
  const slots = (all: readonly Slot[]): string => reader.listed(all.map(place));
  switch (event.type) {
    case "first":
      return [{ words: reader.of("step-first", event.seat) }];
    case "adventurer":
      if (event.adventurer === null) return [];
      if (event.seat !== reader.seat)
        return [
          { words: reader.say("street-joins", { name: reader.name(event.seat), adventurer: the(event.adventurer) }) },
        ];
      return [{ words: reader.of("step-adventurer", event.seat, { adventurer: the(event.adventurer) }) }];
    case "turn":
      return [{ words: reader.of("event-turn", event.seat), tone: "heading" }];
    case "event":
      return [
        {
          words: reader.say("step-event", { kind: event.card.kind, large: event.card.large, small: event.card.small }),
        },
      ];
    case "no-event":
      return [{ words: reader.say("event-no-event", { holders: event.holders }) }];
    case "events-shuffled":
      return [{ words: reader.say("event-events-shuffled"), tone: "quiet" }];
    case "undertaker":
      return [
        {
          words: reader.say("event-undertaker", {
            step: event.step,
            steps: event.steps,
            left: event.steps - event.step,
          }),
        },
      ];
    case "send":
      if (who === reader.seat) return [];
      if (event.adventurer !== null)
        return [{ words: reader.say("street-sends", { name: reader.name(who), adventurer: the(event.adventurer) }) }];
      return [{ words: reader.of("step-send", who, { adventurer: "" }), tone: "quiet" }];
    case "shown":
      return [
        { words: reader.of("event-shown", event.seat, { adventurer: the(event.adventurer), skill: event.skill }) },
      ];
    case "no-effect":
      return [{ words: reader.say("event-no-effect", { skill: event.skill }) }];
    case "gold-won":
      return [
        {
          words: reader.of(`event-gold-won.${event.place}`, event.seat, { amount: event.amount, gold: event.gold }),
          tone: glad(event.seat),
        },
      ];
    case "duel-won":
      return [{ words: reader.of("event-duel-won", event.seat, { number: event.ious }), tone: glad(event.seat) }];
    case "nobody-takes":
      return [{ words: reader.say("event-nobody-takes", { winners: event.winners, cards: event.cards }) }];
    case "taken":
      if (event.iou && event.seat !== reader.seat) {
        return [
          {
            words: reader.say("street-takes", {
              name: reader.name(event.seat),
              slot: place(event.slot),
              iou: iouName(reader, event.iou),
            }),
          },
        ];
      }
      return [
        {
          words: reader.of("event-taken", event.seat, {
            slot: place(event.slot),
            known: yes(event.iou),
            iou: event.iou ? iouName(reader, event.iou) : "",
          }),
          tone: glad(event.seat),
        },
      ];
    case "filled":
      return [
        { words: reader.say("event-filled", { card: place(event.card), hole: place(event.hole) }), tone: "quiet" },
      ];
    case "hat": {
      const up = event.why === "won" || event.why === "bought";
      return [
        {
          words: reader.of(`event-hat.${event.why}`, event.seat, { fields: event.fields, to: event.to }),
          tone: (up ? glad : sad)(event.seat),
        },
      ];
    }
    case "killed":
      return [
        { words: reader.of("event-killed", event.seat, { adventurer: the(event.adventurer) }), tone: sad(event.seat) },
      ];
    case "job-done":
      return [{ words: reader.of("event-job-done", event.seat, { adventurer: the(event.adventurer) }), tone: "quiet" }];
    case "bought":
      return [{ words: reader.of("event-bought", event.seat, { fields: event.fields, gold: event.gold }) }];
    case "buy":
      return event.fields > 0 ? [] : [{ words: reader.of("step-buy", who, { number: 0 }), tone: "quiet" }];
    case "no-recruiting":
      return [
        { words: reader.of("event-no-recruiting", event.seat, { adventurers: event.adventurers }), tone: "quiet" },
      ];
    case "discards-shuffled":
      return [{ words: reader.say("event-discards-shuffled", { number: event.number }), tone: "quiet" }];
    case "fewer":
      return [{ words: reader.say("event-fewer", { number: event.number }) }];
    case "offer":
      return [{ words: reader.say("step-offer", { adventurer: the(event.adventurer) }), tone: "quiet" }];
    case "auction":
      return [{ words: reader.of("event-auction", event.seat, { number: event.adventurers, round: event.round }) }];
    case "bid":
      return [{ words: reader.of("step-bid", who, { sum: worth(event.ious), number: event.ious.length }) }];
    case "passed":
      return [
        {
          words: reader.of("event-passed", event.seat, {
            number: event.ious.length,
            ious: iouNames(reader, event.ious),
          }),
        },
      ];
    case "hire":
      return [{ words: reader.of("step-hire", who, { adventurer: the(event.adventurer) }) }];
    case "hired":
      return [{ words: reader.of("event-hired", event.seat, { adventurer: the(event.adventurer) }) }];
    case "laid":
      return [
        {
          words: reader.of("event-laid", event.seat, { number: event.slots.length, slots: slots(event.slots) }),
          tone: "quiet",
        },
      ];
    case "bid-returned":
      return [{ words: reader.of("event-bid-returned", event.seat), tone: sad(event.seat) }];
    case "not-hired":
      return [{ words: reader.say("event-not-hired", { adventurer: the(event.adventurer) }), tone: "quiet" }];
    case "payday":
      return [{ words: reader.say("event-payday", { rows: event.rows, last: yes(event.last) }), tone: "heading" }];
    case "die":
      return [{ words: reader.say("step-die", { column: event.column }), tone: "quiet" }];
    case "turned":
      return [{ words: reader.of("event-turned", event.seat, { slot: place(event.slot), value: value(event.iou) }) }];
    case "paid":
    case "unpaid":
      return [
        {
          words: reader.of(`event-${event.type}`, event.seat, { amount: event.amount, gold: event.gold }),
          tone: event.amount > 0 ? sad(event.seat) : "plain",
        },
      ];
    case "column-empty":
      return [{ words: reader.say("event-column-empty", { column: event.column }) }];
    case "vulture":
      return [{ words: reader.of("event-vulture", event.seat, { vultures: event.vultures }), tone: sad(event.seat) }];
    case "ending":
      return [{ words: reader.say(`event-ending.${event.reason}`), tone: "heading" }];
    case "ended":
      return [{ words: reader.say("event-ended"), tone: "heading" }];
    case "place":
      if (event.ious === null || who === reader.seat) return [];
      return [{ words: reader.say("street-orders", { name: reader.name(who), ious: iouNames(reader, event.ious) }) }];
    case "take":
    case "see":
    case "returned":
      // The events that follow tell takes and cards seen; adventurers who return need no sentence.
      return [];
  }
}

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

/** Why the game ended. */
export const ending = (reader: Reader, reason: View["reason"]): string =>
  reason === null ? "" : reader.say(`event-ending.${reason}`);

/** The slots for the cards of a bid: those after the last card, row by row. */
export function nextSlots(market: readonly unknown[], number: number, { components }: Setup): Slot[] {
  return Array.from({ length: number }, (_, way) => {
    const at = market.length + way;
    return { row: Math.floor(at / components.columns) + 1, column: (at % components.columns) + 1 };
  });
}
