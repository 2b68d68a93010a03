/** How each part of the story moves: the covered glass slides from player to player, trembles and is uncovered. */
import { at, from, middle, pop } from "$kit/motion";
import type { Move, Moves, Part } from "$kit/table";

import type { Glass } from "./menu";
import type { Setup, Story } from "./types";

const slot = (seat: number, glass: Glass): string => `slot-${seat}-${glass}`;

/** The covered glass slides across the counter, with the Miam beside it. */
function slide(start: string, duration: number, frames: [Keyframe, Keyframe] = [{}, {}]): Move {
  return {
    key: "cover",
    timing: { duration, easing: "cubic-bezier(.25,.1,.2,1)" },
    frames: () => [
      { translate: at(from(middle(start), "cover")), ...frames[0] },
      { translate: "0 0", ...frames[1] },
    ],
  };
}

/** A speech bubble pops up after `delay` milliseconds. */
const speak = (delay: number): Move => ({
  ...pop("said"),
  timing: { duration: 280, delay, easing: "cubic-bezier(.3,1.5,.5,1)" },
});

/** How long something that is about to be turned up trembles, in milliseconds. */
const SUSPENSE = 1500;

function tremble(key: "lid" | "napkin"): Move {
  const swings = [0, 0, -3, 3, 0, 0, -4, 4, -5, 5, 0];
  return {
    key,
    timing: { duration: SUSPENSE, delay: 400 },
    frames: swings.map((degrees) => ({ rotate: `${degrees}deg` })),
  };
}

/** An answer appears. An answer about the glass also pushes it to the middle; a view keeps no answer about a Miam. */
function answer({ actor, changes }: Part<Story>): Move[] {
  if (!("verdict" in changes)) return [speak(0), tremble("napkin")];
  return [slide(`spot-${actor}`, 500, [{ scale: "0.7" }, { scale: "1" }]), speak(0), tremble("lid")];
}

const stamp = (key: string, delay: number): Move => ({
  ...pop(key),
  timing: { duration: 260, delay, easing: "cubic-bezier(.3,1.6,.5,1)" },
});

/** The cover comes off, quickly at first: the log already says what is under it. */
function uncover(): Move[] {
  const timing = { duration: 700 };
  return [
    {
      key: "lid",
      timing,
      frames: [
        { translate: "0 0", rotate: "0deg", opacity: 1, easing: "ease-out" },
        { translate: "30% -70%", rotate: "20deg", opacity: 1, offset: 0.5, easing: "ease-out" },
        { translate: "62% -42%", rotate: "34deg", opacity: 0.5 },
      ],
    },
    {
      key: "inside",
      timing,
      frames: [{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 1 }],
    },
    stamp("stamp", 800),
  ];
}

/** The napkin comes off, as quickly. */
function unwrap(): Move[] {
  const timing = { duration: 700 };
  return [
    {
      key: "snack",
      timing,
      frames: [
        { opacity: 0, scale: "0.6" },
        { opacity: 1, scale: "1.25", offset: 0.5 },
        { opacity: 1, scale: "1" },
      ],
    },
    {
      key: "napkin",
      timing,
      frames: [
        { opacity: 1, translate: "0 0" },
        { opacity: 0, translate: "60% -50%" },
      ],
    },
    stamp("miam-stamp", 800),
  ];
}

/** A glass moves from `start` to its slot in front of a player. */
function serve(start: string, seat: number, glass: Glass, duration: number): Move {
  const key = slot(seat, glass);
  return {
    key,
    timing: { duration, easing: "cubic-bezier(.3,.1,.3,1)" },
    frames: () => [
      { translate: at(from(middle(start), key)), scale: "1.6", zIndex: 9 },
      { translate: "0 0", scale: "1", zIndex: 9 },
    ],
  };
}

/** A player looks: everybody sees the cover lifted a little. */
const lift: Move = {
  key: "lid",
  timing: { duration: 1000, easing: "ease-in-out" },
  frames: [
    { translate: "0 0", rotate: "0deg", opacity: 1 },
    { translate: "-10% -12%", rotate: "-16deg", opacity: 1, offset: 0.3 },
    { translate: "-10% -12%", rotate: "-16deg", opacity: 1, offset: 0.8 },
    {},
  ],
};

export function moves(part: Part<Story>, _setup: Setup): Moves | null {
  const { actor, event } = part;
  switch (event.type) {
    case "first":
      return { hold: 900 };
    case "round":
      return { moves: [pop("caption")], hold: 900, changed: [] };
    case "miam":
      return { moves: [pop(`miam-${event.seat}`, 200)], changed: [] };
    case "glass":
      return { moves: [serve("pile", event.seat, event.glass, 300)], changed: [] };
    case "drawn":
      return { moves: [slide("pile", 450)], hold: 100, changed: ["cover"] };
    case "seen":
      return { moves: [lift, pop(`eye-${event.seat}`)], hold: 300, changed: [`eye-${event.seat}`] };
    case "offer":
      return { moves: [slide(`spot-${actor}`, 800), speak(350)], hold: 500, changed: ["cover"] };
    case "believe":
    case "doubt":
    case "name":
      return { moves: answer(part), changed: [] };
    case "take":
      return { moves: [speak(0)], hold: 900, changed: [] };
    case "miam-back":
      return { moves: [pop(`miam-${event.owner}`)], hold: 200 };
    case "glass-shown":
      return { moves: uncover(), hold: 1300, changed: ["cover"] };
    case "miam-shown":
      return { moves: unwrap(), hold: 1400, changed: ["snack"] };
    case "drunk":
      return {
        moves: [serve(event.off_the_pile ? "pile" : "spot-middle", event.seat, event.glass, 700)],
        hold: 500,
        changed: [slot(event.seat, event.glass)],
      };
    case "given":
      return {
        moves: [serve(slot(event.giver, event.glass), event.to, event.glass, 700)],
        hold: 500,
        changed: [slot(event.to, event.glass)],
      };
    case "pays":
      return { moves: [pop("bill", 420)], hold: 1800, changed: [] };
    case "paid":
      return { moves: [pop("token", 420)], hold: 1900, changed: [] };
    case "pile-empty":
    case "void":
      return { moves: [pop("caption")], hold: 1600, changed: [] };
    case "ended":
      return { hold: 900 };
    case "look":
    case "see":
    case "give":
    case "addition":
      return null;
  }
}
