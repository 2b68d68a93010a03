/** The story in sentences, and what the table waits for. */
import type { Chair, Line, TableInfo, Told } from "$kit/table";

import type { AllOrdered, Credited, Rolled, Setup, Story, View } from "./types";

export function tell(chair: Chair, { actor, event }: Told<Story>, setup: Setup): Line[] {
  const who = typeof actor === "number" ? actor : -1;
  switch (event.type) {
    case "first":
      return [{ words: chair.of("step-first", event.seat) }];
    case "round":
      return [{ words: chair.of("event-round", event.innkeeper, { number: event.number }), tone: "heading" }];
    case "rolled":
      return [{ words: fallen(chair, event) }];
    case "in-vain":
      return [{ words: chair.say("event-in-vain"), tone: "quiet" }];
    case "order":
      return [{ words: chair.of("step-order", who, ordered(event.cards)), tone: "quiet" }];
    case "all-ordered":
      return [{ words: allOrdered(chair, event) }];
    case "close":
      return [{ words: chair.of("step-close", who) }];
    case "roll":
      return [{ words: chair.of("tavern-told-roll", who, { picked: event.specials.length }) }];
    case "failed":
      return [{ words: chair.say("tavern-told-failed"), tone: "bad" }];
    case "counted":
      return [
        { words: chair.say(`event-counted.${event.effect}`, { face: event.face, mugs: event.mugs }), tone: "quiet" },
      ];
    case "served":
      return [{ words: chair.say("tavern-told-served", { mugs: event.mugs }) }];
    case "orders-shown":
      return [{ words: chair.say("event-orders-shown", { mugs: event.ordered }) }];
    case "credited":
      return [{ words: credited(chair, event), tone: tones[event.why] }];
    case "ended":
      return [
        {
          words: chair.say(`event-ended.${event.reason}`, {
            target: setup.components.target,
            number: setup.components.last_round,
          }),
          tone: "heading",
        },
      ];
    case "assign":
      // What it does to each barrel follows at once.
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

function ordered(cards: number[] | null): Record<string, string | number> {
  return cards ? { cards: cards.join("+"), mugs: cards.reduce((sum, card) => sum + card, 0) } : { cards: "", mugs: 0 };
}

function fallen(chair: Chair, { cup, faces }: Rolled): string {
  const standing = faces.filter((face) => face !== 0);
  const named = standing.map((face) =>
    face === -1 ? chair.say("barrel-double") : face === -2 ? chair.say("barrel-destroy") : String(face),
  );
  return chair.say("step-rolled", { thrown: cup.length, standing: standing.length, faces: chair.listed(named) });
}

function allOrdered(chair: Chair, { laid }: AllOrdered): string {
  const names = (number: number) =>
    chair.listed(laid.flatMap((cards, seat) => (cards === number ? [chair.name(seat)] : [])));
  return chair.say("event-all-ordered", {
    singles: laid.filter((cards) => cards === 1).length,
    pairs: laid.filter((cards) => cards === 2).length,
    "with-one": names(1),
    "with-two": names(2),
  });
}

function credited(chair: Chair, { seat, mugs, why, total }: Credited): string {
  return chair.of(`event-credited.${why}`, seat, { mugs: Math.abs(mugs), total });
}

/** The one sentence that says what the table waits for, and from whom. */
export function waits(chair: Chair, view: View, info: TableInfo): string {
  const chosen = info.chosen ?? [];
  const missing = view.awaited.filter((actor): actor is number => typeof actor === "number" && !chosen.includes(actor));
  if (chair.seat !== null && missing.includes(chair.seat)) return chair.say(`asked-${view.phase}`);
  if (view.phase !== "order") return chair.of(`waits-${view.phase}`, view.innkeeper);
  return chair.say("waits-order", {
    number: missing.length,
    names: chair.listed(missing.map((seat) => chair.name(seat))),
  });
}
