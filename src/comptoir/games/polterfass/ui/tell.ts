/** The story in sentences, and what the table waits for. */
import type { Reader, Line, TableInfo, Part } from "$kit/table";

import { withMinus } from "./names";
import type { AllOrdered, Credited, Rolled, Setup, Story, View } from "./types";

export function tell(reader: Reader, { actor, event }: Part<Story>, setup: Setup): Line[] {
  const who = typeof actor === "number" ? actor : -1;
  switch (event.type) {
    case "first":
      return [{ words: reader.of("step-first", event.seat) }];
    case "round":
      return [{ words: reader.of("event-round", event.innkeeper, { number: event.number }), tone: "heading" }];
    case "rolled":
      return [{ words: sayFall(reader, event) }];
    case "in-vain":
      return [{ words: reader.say("event-in-vain"), tone: "quiet" }];
    case "order":
      return [{ words: reader.of("step-order", who, orderArguments(event.cards)), tone: "quiet" }];
    case "all-ordered":
      return [{ words: sayCounts(reader, event) }];
    case "close":
      return [{ words: reader.of("step-close", who) }];
    case "roll":
      return [{ words: reader.of("tavern-told-roll", who, { picked: event.specials.length }) }];
    case "failed":
      return [{ words: reader.say("tavern-told-failed"), tone: "bad" }];
    case "counted":
      return [
        { words: reader.say(`event-counted.${event.effect}`, { face: event.face, mugs: event.mugs }), tone: "quiet" },
      ];
    case "served":
      return [{ words: reader.say("tavern-told-served", { mugs: event.mugs }) }];
    case "orders-shown":
      return [{ words: reader.say("event-orders-shown", { mugs: event.ordered }) }];
    case "credited":
      return [{ words: sayCredit(reader, event), tone: tones[event.why] }];
    case "ended":
      return [
        {
          words: reader.say(`event-ended.${event.reason}`, {
            target: setup.components.target,
            number: setup.components.last_round,
          }),
          tone: "heading",
        },
      ];
    case "assign":
      // Its effect on each barrel is told next.
      return [];
  }
}

const tones: Record<Credited["why"], Line["tone"]> = {
  order: "plain",
  rest: "plain",
  between: "quiet",
  failed: "bad",
  greediest: "bad",
  served: "good",
  modest: "good",
};

function orderArguments(cards: number[] | null): Record<string, string | number> {
  return cards ? { cards: cards.join("+"), mugs: cards.reduce((sum, card) => sum + card, 0) } : { cards: "", mugs: 0 };
}

function sayFall(reader: Reader, { cup, faces }: Rolled): string {
  const standing = faces.filter((face) => face !== 0);
  const named = standing.map((face) =>
    face === -1 ? reader.say("barrel-double") : face === -2 ? reader.say("barrel-destroy") : String(face),
  );
  return reader.say("step-rolled", { thrown: cup.length, standing: standing.length, faces: reader.listed(named) });
}

function sayCounts(reader: Reader, { laid }: AllOrdered): string {
  const names = (number: number) =>
    reader.listed(laid.flatMap((cards, seat) => (cards === number ? [reader.name(seat)] : [])));
  return reader.say("event-all-ordered", {
    singles: laid.filter((cards) => cards === 1).length,
    pairs: laid.filter((cards) => cards === 2).length,
    "with-one": names(1),
    "with-two": names(2),
  });
}

function sayCredit(reader: Reader, { seat, mugs, why, total }: Credited): string {
  return reader.of(`event-credited.${why}`, seat, { mugs: Math.abs(mugs), total: withMinus(total) });
}

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
