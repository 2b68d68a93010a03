import { expect, test, vi } from "vitest";

import type { TableClient } from "$kit/client.svelte";
import type { GameUi, Line, Part } from "$kit/table";

import { Narrator } from "./narrator.svelte";

vi.stubGlobal("matchMedia", () => ({ matches: true }));

const LINES: Record<string, Line> = {
  turn: { words: "A turn", tone: "heading" },
  laid: { words: "Cards are laid face down" },
  paid: { words: "A card is paid" },
};
const ui = { tell: (_: unknown, { event }: Part) => [LINES[event.type]!], moves: () => null } as unknown as GameUi;
const story = ["laid", "turn", "laid", "paid"].map((type, seq): Part => ({ seq, actor: 0, event: { type } }));

/** The sentences that can be read again at a table. */
function read(view: unknown, status = "playing"): string[] {
  const client = { view, info: { status, seats: [] }, seat: 0, setup: {}, story } as unknown as TableClient;
  return new Narrator(ui, client).log.flatMap(({ lines }) => lines.map(({ words }) => words));
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
  const client = { view: { phase: "bid" }, info: { status: "playing", seats: [] }, seat: 0, setup: {}, story };
  const narrator = new Narrator({ ...ui, tell }, client as unknown as TableClient);
  narrator.tell(story);
  expect(narrator.log.length).toBe(story.length);
  expect(tell).toHaveBeenCalledTimes(story.length);
});
