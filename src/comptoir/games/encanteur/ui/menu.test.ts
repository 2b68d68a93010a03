import { expect, test } from "vitest";

import { EATS, figures, FISH, ware } from "./menu";
import type { Card, Setup } from "./types";

const card = (start: number): Card => ({ start, floor: 4, pays: 7 });
const box = (sole: Card[]): Setup =>
  ({ components: { sole, sea_bass: [card(13), card(13)], wine: card(10), platter: card(25) } }) as unknown as Setup;

test("every fish is eaten by one kind of client, and is listed once", () => {
  expect(FISH).toEqual(["hake", "sardine", "sea-bass", "mackerel", "sole", "shrimp", "red-mullet", "cuttlefish"]);
  expect(new Set(Object.values(EATS).flat()).size).toBe(FISH.length);
});

test("twins look alike even if their figures differ", () => {
  expect([ware("sole2"), ware("sole"), ware("sea-bass")]).toEqual(["sole", "sole", "sea-bass"]);
});

test("every slate has figures, wine and the platter too", () => {
  const setup = box([card(12), card(12)]);
  expect(["sole", "sea-bass", "wine", "platter"].map((slate) => figures(setup, slate).start)).toEqual([12, 13, 10, 25]);
});

test("twins that differ have figures of their own, and equal ones share a number", () => {
  const setup = box([card(12), card(12), card(9)]);
  expect(["sole1", "sole2"].map((slate) => figures(setup, slate).start)).toEqual([12, 9]);
});
