/** The story in sentences, and what the table waits for. */
import { yes } from "$kit/reader";
import type { Reader, Line, TableInfo, Part } from "$kit/table";

import { finish, type Finisher } from "./calling";
import { EATS, figures } from "./menu";
import { clientName, mealName, slateName, slates } from "./names";
import type { Held, Setup, Story, View, Walked } from "./types";

/** A part of the story in sentences. */
export function tell(reader: Reader, { actor, event, presses = [] }: Part<Story>, setup: Setup): Line[] {
  const who = typeof actor === "number" ? actor : -1;
  switch (event.type) {
    case "first":
      return [{ words: reader.of("step-first", event.seat) }];
    case "remove":
      return [
        {
          words: reader.say("step-remove", {
            client: clientName(reader, event.client, ".the"),
            fish: slates(reader, EATS[event.client]),
          }),
        },
      ];
    case "client":
      return [
        {
          words: reader.of("step-client", event.seat, {
            client: clientName(reader, event.client, ".the"),
            fish: slates(reader, EATS[event.client]),
          }),
          tone: "quiet",
        },
      ];
    case "discard":
      return [{ words: reader.of("step-discard", who, { fish: slates(reader, event.fish ?? []) }) }];
    case "lot":
      return [{ words: reader.say("step-lot", { slate: slateName(reader, event.slate, ".the") }), tone: "quiet" }];
    case "wait":
    case "pass":
      return [{ words: reader.of(`step-${event.type}`, who), tone: "quiet" }];
    case "day":
      return [
        { words: reader.of("event-day", event.auctioneer, { day: event.day, lots: event.lots }), tone: "heading" },
      ];
    case "price": {
      const first = event.price === figures(setup, event.slate).start;
      return [
        {
          words: reader.say("event-price", {
            first: yes(first),
            slate: slateName(reader, event.slate, ".the"),
            price: event.price,
          }),
          tone: "quiet",
          heard: !first && setup.options.tempo === "live",
        },
      ];
    }
    case "held":
      return [
        ...finish(presses, event.price, event.over !== null).map((press) => pressed(reader, press)),
        { words: reader.of("event-held", event.seat, { ...over(reader, event), price: event.price }) },
      ];
    case "sold":
      return [
        {
          words: reader.of("event-sold", event.seat, {
            slate: slateName(reader, event.slate, ".the"),
            price: event.price,
            money: event.money,
          }),
          tone: "good",
        },
      ];
    case "unsold":
      return [
        {
          words: reader.say("event-unsold", { slate: slateName(reader, event.slate, ".the"), floor: event.floor }),
          tone: "bad",
        },
      ];
    case "display":
      return [{ words: reader.of("step-display", who, { number: event.bottles }) }];
    case "dish":
      return [{ words: reader.of("step-dish", who, { dish: slateName(reader, event.slate, ".dish") }), tone: "quiet" }];
    case "home":
      return [{ words: reader.of("step-home", who, { platter: yes(event.platter) }) }];
    case "served":
      return [
        {
          words: reader.of(`event-served.${event.service}`, event.seat, {
            meal: mealName(reader, event),
            client: clientName(reader, event.client, ".to"),
          }),
        },
      ];
    case "walked":
      return walk(reader, event);
    case "reserved":
      return [
        {
          words: reader.of("event-reserved", event.seat, {
            meal: mealName(reader, event),
            client: clientName(reader, event.client, ".to"),
          }),
        },
      ];
    case "paid":
      return [
        {
          words: reader.of("event-paid", event.seat, {
            client: clientName(reader, event.client, ".the"),
            meal: mealName(reader, event),
            amount: event.amount,
          }),
        },
      ];
    case "revealed":
      return [
        { words: reader.of("event-revealed", event.seat, { fish: slateName(reader, event.fish) }), tone: "good" },
      ];
    case "not-in-set":
      return [
        { words: reader.of("event-not-in-set", event.seat, { fish: slateName(reader, event.fish) }), tone: "quiet" },
      ];
    case "platter-card":
      return [
        {
          words: reader.of("event-platter-card", event.seat, {
            left: event.left,
            points: setup.components.platter_points,
          }),
          tone: "good",
        },
      ];
    case "day-ended": {
      const takings = event.income.map((income, seat) => reader.of("takings", seat, { income }));
      return [
        { words: reader.say("event-day-ended", { day: event.day, takings: reader.listed(takings) }), tone: "heading" },
      ];
    }
    case "ended":
      return [{ words: ending(reader, event.reason, setup), tone: "heading" }];
    case "serve":
      return event.meals.length > 0 ? [] : [{ words: reader.of("step-serve", who, { number: 0 }) }];
    case "take":
    case "tick":
      // The event that follows says who holds the lot, or what the clock did.
      return [];
  }
}

/** A line of the photo finish. */
function pressed(reader: Reader, { seat, price, after, lag }: Finisher): Line {
  const granted = lag > 0 ? [reader.say("quay-granted", { lag })] : [];
  return {
    words: [`${reader.name(seat)}:`, reader.say("quay-pressed", { price, after }), ...granted].join(" "),
    tone: "quiet",
    heard: true,
  };
}

function over(reader: Reader, { over: holder }: Held): { over: string; "over-name": string } {
  if (holder === null) return { over: "nobody", "over-name": "" };
  return { over: holder === reader.seat ? "you" : "other", "over-name": reader.names[holder] ?? "" };
}

/** A walk, house by house, and why it ends where it does. */
function walk(reader: Reader, { home, client, visits, to, why }: Walked): Line[] {
  const the = clientName(reader, client, ".the");
  const doors = visits.map(({ seat, found }) => reader.of(`visit-${found}`, seat));
  return [
    { words: reader.of("walk-begins", home, { client: the }) },
    { words: reader.listed(doors), tone: "quiet" },
    { words: reason(reader, { home, client, to, why }), tone: why === "nothing" ? "bad" : "good" },
  ];
}

/** Why a walk ends where it does. */
export function reason(
  reader: Reader,
  { home, client, to, why }: Pick<Walked, "home" | "client" | "to" | "why">,
): string {
  return reader.of(`event-walked.${why}`, to ?? home, { client: clientName(reader, client, ".the") });
}

/** Why the game ended. */
export function ending(reader: Reader, why: string, { components }: Setup): string {
  return reader.say(`event-ended.${why}`, { number: why === "no-sale" ? components.idle_days : components.last_day });
}

/** The one sentence that says what the table waits for, and from whom. */
export function waits(reader: Reader, view: View, info: TableInfo): string {
  const [actor] = view.awaited;
  if (view.awaited.includes("clock")) return calling(reader, view);
  if (view.phase === "discard") return discarding(reader, view, info);
  if (typeof actor === "number" && actor === reader.seat) return asked(reader, view);
  return typeof actor === "number" ? reader.of(`waits-${view.phase}`, actor) : reader.say(`waits-${view.phase}`);
}

function calling(reader: Reader, { holder, price }: View): string {
  return holder === null ? reader.say("quay-live-falling") : reader.of("quay-live-rising", holder, { price });
}

function discarding(reader: Reader, view: View, info: TableInfo): string {
  const waiting = view.awaited.filter(
    (actor): actor is number => typeof actor === "number" && !info.chosen?.includes(actor),
  );
  if (reader.seat !== null && waiting.includes(reader.seat)) return reader.say("quay-asked-discard");
  return reader.say("waits-discard", {
    number: waiting.length,
    names: reader.listed(waiting.map((seat) => reader.name(seat))),
  });
}

function asked(reader: Reader, view: View): string {
  switch (view.phase) {
    case "serve":
      return reader.say("ask-serve");
    case "display":
      return reader.say("quay-asked-display");
    case "dish":
    case "home": {
      const guests = view.houses[reader.seat ?? -1]?.guests ?? [];
      const guest = guests.at(view.phase === "dish" ? -1 : view.place);
      return reader.say(`ask-${view.phase}`, { client: guest ? clientName(reader, guest.client, ".the") : "" });
    }
    default:
      return reader.of(`waits-${view.phase}`, reader.seat ?? -1);
  }
}
