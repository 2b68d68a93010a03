import { beforeEach, expect, test } from "vitest";

import { moves } from "./moves";
import type { Setup, Walked } from "./types";

const DOOR = 100;
const SETUP = { options: { tempo: "turns" } } as Setup;

/** A quay with a door every hundred pixels, and the walker at the door where the walk ends. */
function quay(end: number): void {
  document.body.replaceChildren();
  for (const [key, seat] of [
    ["door-0", 0],
    ["door-1", 1],
    ["door-2", 2],
    ["walker", end],
  ] as const) {
    const element = document.body.appendChild(document.createElement("i"));
    element.dataset.key = key;
    element.getBoundingClientRect = () => new DOMRect(seat * DOOR, 0, 0, 0);
  }
}

const walked = (more: Partial<Walked>): Walked => ({
  type: "walked",
  home: 0,
  place: 1,
  client: "critic",
  to: 2,
  why: "wine",
  visits: [
    { seat: 1, found: "dish" },
    { seat: 2, found: "dish-and-wine" },
  ],
  ...more,
});
const movesOf = (event: Walked) => moves({ seq: 1, actor: 0, event, sentences: [], changes: {} }, SETUP)!.moves!;

/** The places where the walker stops, in pixels from the end of the walk. */
function stops(event: Walked): number[] {
  const frames = (movesOf(event)[0]!.frames as () => Keyframe[])();
  return frames
    .filter(({ translate }, place) => translate === frames[place + 1]?.translate)
    .map(({ translate }) => parseInt(String(translate)));
}

beforeEach(() => quay(2));

test("a client walks from home past every door they look into", () => {
  expect(stops(walked({}))).toEqual([-200, -100, 0]);
});

test("a client who has looked for a bottle in vain turns back to the first dish", () => {
  quay(1);
  expect(stops(walked({ to: 1, why: "dish" }))).toEqual([-100, 0, 100, 0]);
});

test("a client who finds nothing is home again at the end", () => {
  quay(0);
  expect(stops(walked({ to: null, why: "nothing" }))).toEqual([0, 100, 200, 0]);
});

test("what each door offers, and why the walk ends, is told when the client is there", () => {
  const delays = new Map(movesOf(walked({})).map(({ key, timing }) => [key, timing.delay ?? 0]));
  const order = ["walker", "looked-1", "looked-2", "why"].map((key) => delays.get(key)!);
  expect(order).toEqual([...order].sort((one, other) => one - other));
  expect(delays.get("visit-1")).toBe(delays.get("looked-1"));
  expect(movesOf(walked({}))[0]!.timing.duration).toBeGreaterThan(delays.get("why")!);
});
