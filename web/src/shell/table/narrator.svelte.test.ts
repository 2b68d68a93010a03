import { expect, test, vi } from "vitest";

import type { TableClient } from "$kit/client.svelte";
import type { GameUi, Line, Part } from "$kit/table";

import { Playhead } from "$kit/playhead.svelte";
import { Narrator } from "./narrator.svelte";

vi.stubGlobal("matchMedia", () => ({ matches: true }));

const LINES: Record<string, Line> = {
  turn: { words: "A turn", tone: "heading" },
  laid: { words: "Cards are laid face down" },
  paid: { words: "A card is paid" },
};
const ui = { tell: (_: unknown, { event }: Part) => [LINES[event.type]!], moves: () => null } as unknown as GameUi;
const story = ["laid", "turn", "laid", "paid"].map((type, seq): Part => ({
  seq,
  actor: 0,
  event: { type },
  sentences: [],
  changes: {},
}));

/** A table at which the whole story has been told. */
function clientOf(view: object, status = "playing"): TableClient {
  const playhead = new Playhead();
  playhead.begin(view, story);
  return { playhead, info: { status, seats: [] }, seat: 0, setup: {}, due: { at: 3 } } as unknown as TableClient;
}

/** The sentences that can be read again at a table. */
function read(view: object, status?: string): string[] {
  return new Narrator(ui, clientOf(view, status)).log.flatMap(({ lines }) => lines.map(({ words }) => words));
}

const ALL = ["Cards are laid face down", "A turn", "Cards are laid face down", "A card is paid"];

test("without a memory aid, only the entries since the last heading can be read again", () => {
  expect(read({ phase: "bid", memory: null })).toEqual(ALL.slice(1));
});

test("with a memory aid, in a game that needs no memory, and after the end, all entries can be read again", () => {
  expect(read({ phase: "bid", memory: {} })).toEqual(ALL);
  expect(read({ phase: "bid" })).toEqual(ALL);
  expect(read({ phase: "over", memory: null }, "over")).toEqual(ALL);
});

test("each part is put into words once", () => {
  const tell = vi.fn(ui.tell);
  const narrator = new Narrator({ ...ui, tell }, clientOf({ phase: "bid" }));
  expect(narrator.last).toEqual(LINES.paid);
  expect(narrator.log.length).toBe(story.length);
  expect(tell).toHaveBeenCalledTimes(story.length);
});

test("a question is open once the story that led to it has been told", () => {
  const client = clientOf({ phase: "bid" });
  const narrator = new Narrator({ ...ui, moves: () => ({ hold: 100 }) }, client);
  expect(narrator.due).toEqual({ at: 3 });
  client.playhead.tell({ parts: story.slice(0, 1), rest: {} });
  expect(narrator.due).toBe(null);
  client.playhead.skip();
  expect(narrator.due).toEqual({ at: 3 });
});
