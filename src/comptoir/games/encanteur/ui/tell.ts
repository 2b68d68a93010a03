/** The story in sentences, and what the table waits for. */
import { yes } from "$kit/chair";
import type { Chair, Line, TableInfo, Told } from "$kit/table";

import { finish, type Finisher } from "./calling";
import { EATS, figures } from "./menu";
import { clientName, mealName, slateName, slates } from "./names";
import type { Held, Setup, Story, View, Walked } from "./types";

/** A part of the story in sentences. */
export function tell(chair: Chair, { actor, event, presses = [] }: Told<Story>, setup: Setup): Line[] {
  const who = typeof actor === "number" ? actor : -1;
  switch (event.type) {
    case "first":
      return [{ words: chair.of("step-first", event.seat) }];
    case "remove":
      return [
        {
          words: chair.say("step-remove", {
            client: clientName(chair, event.client, ".the"),
            fish: slates(chair, EATS[event.client]),
          }),
        },
      ];
    case "client":
      return [
        {
          words: chair.of("step-client", event.seat, {
            client: clientName(chair, event.client, ".the"),
            fish: slates(chair, EATS[event.client]),
          }),
          tone: "quiet",
        },
      ];
    case "discard":
      return [{ words: chair.of("step-discard", who, { fish: slates(chair, event.fish ?? []) }) }];
    case "lot":
      return [{ words: chair.say("step-lot", { slate: slateName(chair, event.slate, ".the") }), tone: "quiet" }];
    case "wait":
    case "pass":
      return [{ words: chair.of(`step-${event.type}`, who), tone: "quiet" }];
    case "day":
      return [
        { words: chair.of("event-day", event.auctioneer, { day: event.day, lots: event.lots }), tone: "heading" },
      ];
    case "price": {
      const first = event.price === figures(setup, event.slate).start;
      return [
        {
          words: chair.say("event-price", {
            first: yes(first),
            slate: slateName(chair, event.slate, ".the"),
            price: event.price,
          }),
          tone: "quiet",
          heard: !first && setup.options.tempo === "live",
        },
      ];
    }
    case "held":
      return [
        ...finish(presses, event.price, event.over !== null).map((press) => pressed(chair, press)),
        { words: chair.of("event-held", event.seat, { ...over(chair, event), price: event.price }) },
      ];
    case "sold":
      return [
        {
          words: chair.of("event-sold", event.seat, {
            slate: slateName(chair, event.slate, ".the"),
            price: event.price,
            money: event.money,
          }),
          tone: "good",
        },
      ];
    case "unsold":
      return [
        {
          words: chair.say("event-unsold", { slate: slateName(chair, event.slate, ".the"), floor: event.floor }),
          tone: "bad",
        },
      ];
    case "display":
      return [{ words: chair.of("step-display", who, { number: event.bottles }) }];
    case "dish":
      return [{ words: chair.of("step-dish", who, { dish: slateName(chair, event.slate, ".dish") }), tone: "quiet" }];
    case "home":
      return [{ words: chair.of("step-home", who, { platter: yes(event.platter) }) }];
    case "served":
      return [
        {
          words: chair.of(`event-served.${event.service}`, event.seat, {
            meal: mealName(chair, event),
            client: clientName(chair, event.client, ".to"),
          }),
        },
      ];
    case "walked":
      return walk(chair, event);
    case "reserved":
      return [
        {
          words: chair.of("event-reserved", event.seat, {
            meal: mealName(chair, event),
            client: clientName(chair, event.client, ".to"),
          }),
        },
      ];
    case "paid":
      return [
        {
          words: chair.of("event-paid", event.seat, {
            client: clientName(chair, event.client, ".the"),
            meal: mealName(chair, event),
            amount: event.amount,
          }),
        },
      ];
    case "revealed":
      return [{ words: chair.of("event-revealed", event.seat, { fish: slateName(chair, event.fish) }), tone: "good" }];
    case "not-in-set":
      return [
        { words: chair.of("event-not-in-set", event.seat, { fish: slateName(chair, event.fish) }), tone: "quiet" },
      ];
    case "platter-card":
      return [
        {
          words: chair.of("event-platter-card", event.seat, {
            left: event.left,
            points: setup.components.platter_points,
          }),
          tone: "good",
        },
      ];
    case "day-ended": {
      const takings = event.income.map((income, seat) => chair.of("takings", seat, { income }));
      return [
        { words: chair.say("event-day-ended", { day: event.day, takings: chair.listed(takings) }), tone: "heading" },
      ];
    }
    case "ended":
      return [{ words: ending(chair, event.reason, setup), tone: "heading" }];
    case "serve":
      return event.meals.length > 0 ? [] : [{ words: chair.of("step-serve", who, { number: 0 }) }];
    case "take":
    case "tick":
      // Under whose hand the lot is, and what the clock brings, follows at once.
      return [];
  }
}

/** A line of the photo finish. */
function pressed(chair: Chair, { seat, price, after, lag }: Finisher): Line {
  const granted = lag > 0 ? [chair.say("quay-granted", { lag })] : [];
  return {
    words: [`${chair.name(seat)}:`, chair.say("quay-pressed", { price, after }), ...granted].join(" "),
    tone: "quiet",
    heard: true,
  };
}

function over(chair: Chair, { over: holder }: Held): { over: string; "over-name": string } {
  if (holder === null) return { over: "nobody", "over-name": "" };
  return { over: holder === chair.seat ? "you" : "other", "over-name": chair.names[holder] ?? "" };
}

/** A walk, house by house, and why it ends where it does. */
function walk(chair: Chair, { home, client, visits, to, why }: Walked): Line[] {
  const the = clientName(chair, client, ".the");
  const doors = visits.map(({ seat, found }) => chair.of(`visit-${found}`, seat));
  return [
    { words: chair.of("walk-begins", home, { client: the }) },
    { words: chair.listed(doors), tone: "quiet" },
    { words: reason(chair, { home, client, to, why }), tone: why === "nothing" ? "bad" : "good" },
  ];
}

/** Why a walk ends where it does. */
export function reason(
  chair: Chair,
  { home, client, to, why }: Pick<Walked, "home" | "client" | "to" | "why">,
): string {
  return chair.of(`event-walked.${why}`, to ?? home, { client: clientName(chair, client, ".the") });
}

/** Why it is over. */
export function ending(chair: Chair, why: string, { components }: Setup): string {
  return chair.say(`event-ended.${why}`, { number: why === "no-sale" ? components.idle_days : components.last_day });
}

/** The one sentence that says what the table waits for, and from whom. */
export function waits(chair: Chair, view: View, info: TableInfo): string {
  const [actor] = view.awaited;
  if (view.awaited.includes("clock")) return calling(chair, view);
  if (view.phase === "discard") return discarding(chair, view, info);
  if (typeof actor === "number" && actor === chair.seat) return asked(chair, view);
  return typeof actor === "number" ? chair.of(`waits-${view.phase}`, actor) : chair.say(`waits-${view.phase}`);
}

function calling(chair: Chair, { holder, price }: View): string {
  return holder === null ? chair.say("quay-live-falling") : chair.of("quay-live-rising", holder, { price });
}

function discarding(chair: Chair, view: View, info: TableInfo): string {
  const waiting = view.awaited.filter(
    (actor): actor is number => typeof actor === "number" && !info.chosen?.includes(actor),
  );
  if (chair.seat !== null && waiting.includes(chair.seat)) return chair.say("quay-asked-discard");
  return chair.say("waits-discard", {
    number: waiting.length,
    names: chair.listed(waiting.map((seat) => chair.name(seat))),
  });
}

function asked(chair: Chair, view: View): string {
  switch (view.phase) {
    case "serve":
      return chair.say("ask-serve");
    case "display":
      return chair.say("quay-asked-display");
    case "dish":
    case "home": {
      const guest = view.houses[view.due[0] ?? -1]?.guests[view.place];
      return chair.say(`ask-${view.phase}`, { client: guest ? clientName(chair, guest.client, ".the") : "" });
    }
    default:
      return chair.of(`waits-${view.phase}`, chair.seat ?? -1);
  }
}
