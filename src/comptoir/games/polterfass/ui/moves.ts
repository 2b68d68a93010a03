/** How each part of the story moves: barrels tumble, cards turn over together, mugs slide across. */
import { at, from, middle, pop, type Spot } from "$kit/motion";
import type { Move, Moves, Part } from "$kit/table";

import { place } from "./places";
import type { Rolled, Setup, Story } from "./types";

/** How long each barrel tumbles, and how much later the next one starts; in milliseconds. */
const TUMBLE = 1800;
const STAGGER = 55;

/** The barrels fly out of the cup, bounce, and stand or fall; those that stand are then set aside. */
function tumble({ cup, faces }: Rolled): Move[] {
  return [...cup].flatMap((letter, order) => {
    const key = `barrel-${letter}`;
    const stands = faces[order] !== 0;
    const timing = { duration: TUMBLE, delay: order * STAGGER };
    return [
      { key, timing, frames: () => flight(letter, stands) },
      { key, timing, frames: spin(order % 2 ? 1 : -1, stands) },
      ...swapDrawings(letter, stands, order, timing),
    ];
  });
}

/** Where a barrel that will be set aside touches down on the mat. */
function landing(letter: string, key: string): Spot {
  const mat = document.querySelector('[data-key="coaster"]')?.getBoundingClientRect();
  if (!mat) return { x: 0, y: 0 };
  const { x, y } = place(letter);
  return from({ x: mat.left + (mat.width * x) / 100, y: mat.top + (mat.height * y) / 100 }, key);
}

/** From the cup to where the barrel touches down, and if it stands, on to the board. */
function flight(letter: string, stands: boolean): Keyframe[] {
  const key = `barrel-${letter}`;
  const start = from(middle("cup"), key);
  const land = stands ? landing(letter, key) : { x: 0, y: 0 };
  const between = (share: number, up: number): string =>
    at({ x: start.x + (land.x - start.x) * share, y: start.y + (land.y - start.y) * share }, 1, up);
  return [
    { offset: 0, translate: between(0, 0), scale: "0.5", opacity: 0, easing: "ease-out" },
    { offset: 0.04, translate: between(0.1, 20), scale: "0.6", opacity: 1, easing: "ease-out" },
    { offset: 0.16, translate: between(0.5, 46), scale: "1.12", easing: "ease-in" },
    { offset: 0.28, translate: between(0.85, 0), scale: "1", easing: "ease-out" },
    { offset: 0.35, translate: between(0.94, 18), easing: "ease-in" },
    { offset: 0.42, translate: between(1, 0), easing: "ease-out" },
    { offset: 0.46, translate: between(1, 5), easing: "ease-in" },
    { offset: 0.5, translate: between(1, 0), easing: stands ? "linear" : "ease-out" },
    ...(stands ? [{ offset: 0.78, translate: between(1, 0), easing: "ease-in-out" }] : []),
    { offset: 1, translate: "0 0", scale: "1", opacity: 1 },
  ];
}

/** Head over heels, then rocking on the rim until it stands, or rolling to rest. */
function spin(way: number, stands: boolean): Keyframe[] {
  const turn = (offset: number, degrees: number): Keyframe => ({
    offset,
    rotate: `${degrees * way}deg`,
    easing: "ease-in-out",
  });
  return [
    { offset: 0, rotate: `${-560 * way}deg`, easing: "linear" },
    { offset: 0.28, rotate: `${-90 * way}deg`, easing: "linear" },
    turn(0.42, stands ? 24 : 14),
    turn(0.52, stands ? -17 : -8),
    turn(0.6, stands ? 10 : 4),
    turn(0.67, stands ? -5 : 0),
    turn(0.73, 0),
    { offset: 1, rotate: "0deg" },
  ];
}

/** In the air every barrel shows its side; some seem to stand for a moment and then fall. */
function swapDrawings(letter: string, stands: boolean, order: number, timing: Move["timing"]): Move[] {
  if (!stands && (order + letter.charCodeAt(0)) % 3 !== 0) return [];
  const swap = (first: number, then: number, from: number, to: number): Keyframe[] => [
    { offset: 0, opacity: first },
    { offset: from, opacity: first },
    { offset: Math.min(from + 0.01, 1), opacity: then },
    { offset: to, opacity: then },
    { offset: Math.min(to + 0.01, 1), opacity: stands ? then : first },
    { offset: 1, opacity: stands ? then : first },
  ];
  const [begin, end] = stands ? [0.4, 0.98] : [0.4, 0.62];
  return [
    { key: `rest-${letter}`, timing, frames: swap(stands ? 0 : 1, stands ? 1 : 0, begin, end) },
    { key: `other-${letter}`, timing, frames: swap(stands ? 1 : 0, stands ? 0 : 1, begin, end) },
  ];
}

const TURN = { duration: 800, easing: "ease-in-out" };

/** Turns the cards of a seat over: their backs show until they stand on edge. */
function turnOver(seat: number): Move[] {
  return [
    {
      key: `cards-${seat}`,
      timing: TURN,
      frames: [
        { transform: "rotateY(0deg) translateY(0)" },
        { transform: "rotateY(90deg) translateY(-12px)", offset: 0.5 },
        { transform: "rotateY(-90deg) translateY(-12px)", offset: 0.51 },
        { transform: "rotateY(0deg) translateY(0)" },
      ],
    },
    reveal(`sum-${seat}`),
    {
      key: `backs-${seat}`,
      timing: TURN,
      frames: [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.51 }, { opacity: 0 }],
    },
  ];
}

/** A sum shows when the cards lie face up. */
const reveal = (key: string): Move => ({
  key,
  timing: TURN,
  frames: [{ opacity: 0 }, { opacity: 0, offset: 0.7 }, { opacity: 1 }],
});

/** Mugs slide from the middle of the table to a player who gets them, or back from a player who pays. */
function slide(seat: number, mugs: number): Move[] {
  const key = `fly-${seat}`;
  return mugs === 0
    ? []
    : [{ key, timing: { duration: 520, easing: "ease-out" }, frames: () => across(key, mugs > 0) }];
}

function across(key: string, gained: boolean): Keyframe[] {
  const away = from(middle("coaster"), key);
  const frames = [
    { translate: at(away), opacity: 0, scale: "0.7" },
    { translate: at(away, 0.9), opacity: 1, offset: 0.15, scale: "1.2" },
    { translate: "0 0", opacity: 1, offset: 0.8, scale: "1" },
    { translate: "0 0", opacity: 0, scale: "1" },
  ];
  if (gained) return frames;
  return frames.toReversed().map((frame, place) => ({ ...frame, offset: [0, 0.2, 0.85, 1][place] ?? 1 }));
}

/** Reasons on the innkeeper's line, which comes last and leaves time to read the whole bill. */
const LAST = new Set(["rest", "served", "failed"]);

export function moves({ event }: Part<Story>, _setup: Setup): Moves | null {
  switch (event.type) {
    case "first":
      return { hold: 500 };
    case "round":
      return { moves: [pop("cup")], hold: 500, changed: [] };
    case "roll":
      return { moves: [{ key: "cup", timing: { duration: 520 }, frames: shake }], changed: [] };
    case "rolled":
      return {
        moves: tumble(event),
        hold: 250,
        changed: [...event.cup].map((letter) => `barrel-${letter}`),
        suspense: true,
      };
    case "in-vain":
      return { hold: 900 };
    case "order":
      return { hold: 0 };
    case "all-ordered":
      return { moves: event.laid.flatMap((cards, seat) => (cards ? [pop(`cards-${seat}`)] : [])), hold: 500 };
    case "close":
      return { hold: 300 };
    case "counted":
      return {
        moves: [
          pop(`worth-${event.barrel}`),
          pop(`term-${event.barrel}`),
          ...(event.effect === "destroyed" ? [strike(event.barrel)] : []),
        ],
        hold: 130,
      };
    case "served":
      return { moves: [pop("sum", 420)], hold: 750 };
    case "failed":
      return { moves: [pop("caption")], hold: 1000 };
    case "orders-shown":
      return {
        moves: [...event.orders.flatMap((cards, seat) => (cards ? turnOver(seat) : [])), reveal("ordered")],
        hold: 450,
        changed: [],
        suspense: true,
      };
    case "credited":
      return {
        moves: [pop(`bill-${event.seat}`, 260), ...slide(event.seat, event.mugs)],
        hold: LAST.has(event.why) ? 2200 : 0,
        changed: [`total-${event.seat}`],
      };
    case "ended":
      return { hold: 600 };
    case "assign":
      return null;
  }
}

const shake: Keyframe[] = [0, -14, 12, -13, 11, -8, 0].map((degrees) => ({
  rotate: `${degrees}deg`,
  translate: `0 ${-Math.abs(degrees) / 2}px`,
}));

const strike = (letter: string): Move => ({
  key: `barrel-${letter}`,
  timing: { duration: 320 },
  frames: [{ rotate: "0deg" }, { rotate: "-16deg" }, { rotate: "12deg" }, { rotate: "-6deg" }, { rotate: "0deg" }],
});
