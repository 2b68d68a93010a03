/** How each part of the story moves: the price falls, hands come down, and clients walk from door to door. */
import { at, from, middle, pop, type Spot } from "$kit/motion";
import type { Move, Moves, Part } from "$kit/table";

import type { Setup, Story, Walked } from "./types";

/** In milliseconds. */
const SHORT = 260;

/** A bubble pops up at a seat. */
const speak = (seat: number | string, hold = 250): Moves => ({
  moves: [pop(`said-${seat}`, SHORT)],
  hold,
  changed: [],
});

/** Milliseconds from one door to the next. */
const STRIDE = 480;
/** Milliseconds of a look into a window. */
const LOOK = 380;

/** A client walks from home past every door they look into, to the end of the walk. */
function walk({ home, visits, to }: Walked): Move[] {
  const doors = [home, ...visits.map(({ seat }) => seat)];
  const end = to ?? home;
  const before = doors.at(-1) === end ? doors.slice(0, -1) : doors;
  const stops = () => [...before.map((seat) => from(middle(`door-${seat}`), "walker")), { x: 0, y: 0 }];
  const duration = before.length * STRIDE + (before.length + 1) * LOOK;
  const seen = visits.flatMap(({ seat }, place) => {
    const delay = (place + 1) * (STRIDE + LOOK);
    return [popAfter(`visit-${seat}`, delay), popAfter(`looked-${seat}`, delay)];
  });
  return [
    { key: "walker", timing: { duration, easing: "linear" }, frames: () => steps(stops(), duration) },
    ...seen,
    popAfter("why", duration - LOOK),
  ];
}

function popAfter(key: string, delay: number): Move {
  const { frames, timing } = pop(key, SHORT);
  return { key, frames, timing: { ...timing, delay } };
}

/** The client looks around at every stop, and hops along the quay between two stops. */
function steps(stops: readonly Spot[], duration: number): Keyframe[] {
  const HOPS = 4;
  return stops.flatMap((stop, place) => {
    const arrived = place * (STRIDE + LOOK);
    const frames: Keyframe[] = [
      { translate: at(stop), rotate: "0deg", offset: arrived / duration },
      { translate: at(stop), rotate: "0deg", offset: Math.min(1, (arrived + LOOK) / duration) },
    ];
    const next = stops[place + 1];
    if (!next) return frames;
    for (let hop = 1; hop < HOPS * 2; hop += 1) {
      const share = hop / (HOPS * 2);
      const spot = { x: stop.x + (next.x - stop.x) * share, y: stop.y + (next.y - stop.y) * share };
      const up = hop % 2;
      frames.push({
        translate: at(spot, 1, up * 9),
        rotate: up ? (hop % 4 === 1 ? "5deg" : "-5deg") : "0deg",
        offset: (arrived + LOOK + STRIDE * share) / duration,
      });
    }
    return frames;
  });
}

export function moves({ actor, event, changes }: Part<Story>, { options }: Setup): Moves | null {
  // A live auction does not wait for the story, except after the last lot of the day.
  if (options.tempo === "live") {
    switch (event.type) {
      case "lot":
      case "price":
        return null;
      case "held":
        return { moves: [pop(`said-${event.seat}`, SHORT), pop("held", SHORT)], passing: true };
      case "sold":
      case "unsold":
        if (changes.lot !== null) return { moves: [pop("stamp", 300)], passing: true };
        break;
      default:
    }
  }
  switch (event.type) {
    case "first":
    case "remove":
      return { hold: 900 };
    case "client":
      return { hold: 220, changed: [`seat-${event.seat}`] };
    case "day":
      return { moves: [pop("lot", 300)], hold: 900, changed: [] };
    case "lot":
      return { moves: [pop("lot", 240)], hold: 150, changed: [] };
    case "price":
      return { moves: [pop("price", 220)], hold: 160, changed: ["price"] };
    case "wait":
    case "pass":
      return speak(actor, 150);
    case "held":
      return { moves: [pop(`said-${event.seat}`, SHORT), pop("held", SHORT)], hold: 600, changed: ["held"] };
    case "sold":
      return { moves: [pop("stamp", 360)], hold: 1100, changed: ["stamp"] };
    case "unsold":
      return { moves: [pop("stamp", 360)], hold: 900, changed: ["stamp"] };
    case "display":
      return { moves: [pop(`window-${actor}`, 320)], hold: 400, changed: [`window-${actor}`] };
    case "served":
      return event.service === "second" ? { hold: 150 } : { hold: 500, changed: [`seat-${event.seat}`] };
    case "walked":
      return { moves: walk(event), hold: 1500, changed: ["walker", "why"], suspense: true };
    case "reserved":
      return { hold: 500, changed: [`seat-${event.seat}`] };
    case "paid":
      return { hold: 420, changed: [] };
    case "revealed":
    case "not-in-set":
    case "platter-card":
      return { moves: [pop(`cards-${event.seat}`, 320)], hold: 600, changed: [`cards-${event.seat}`] };
    case "day-ended":
      return { hold: 3000 };
    case "ended":
      return { hold: 900 };
    case "discard":
    case "take":
    case "tick":
    case "serve":
    case "dish":
    case "home":
      return null;
  }
}
