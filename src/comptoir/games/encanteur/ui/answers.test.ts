import { expect, test } from "vitest";

import { at, bottles, choices, discardable, discardOf, discards, servings, towards } from "./answers";

const SERVE = [
  "serve 1:sole",
  "serve 1:sole+wine",
  "serve 1:shrimp 2:sole",
  "serve 1:shrimp 2:sole+wine",
  "serve 1:shrimp+wine 2:sole",
];
const all = servings(SERVE);
const serving = (word: string) => all.find((one) => one.word === word)!;

test("a serving is split into its meals", () => {
  expect(servings(["pass", "serve", "serve 1:sole 2:platter+wine"])).toEqual([
    { word: "serve", meals: [] },
    {
      word: "serve 1:sole 2:platter+wine",
      meals: [
        { place: 1, dish: "sole", wine: false },
        { place: 2, dish: "platter", wine: true },
      ],
    },
  ]);
});

test("a place that is not named gets nothing", () => {
  expect(at(serving("serve 1:sole"), 2)).toEqual({ dish: null, wine: false });
});

test("each choice for a place is listed once", () => {
  expect(choices(all, 2)).toEqual([
    { dish: null, wine: false },
    { dish: "sole", wine: false },
    { dish: "sole", wine: true },
  ]);
});

test("the pressed choice holds, and the rest changes as little as possible", () => {
  expect(towards(all, serving("serve 1:sole"), 2, { dish: "sole", wine: false }).word).toBe("serve 1:shrimp 2:sole");
  expect(towards(all, serving("serve 1:shrimp+wine 2:sole"), 2, { dish: "sole", wine: true }).word).toBe(
    "serve 1:shrimp 2:sole+wine",
  );
  expect(towards(all, serving("serve 1:shrimp 2:sole+wine"), 1, { dish: "sole", wine: true }).word).toBe(
    "serve 1:sole+wine",
  );
});

test("a choice that no serving makes changes nothing", () => {
  expect(towards(all, serving("serve 1:sole"), 1, { dish: "hake", wine: false })).toBe(serving("serve 1:sole"));
});

test("bottles are read from the legal words", () => {
  expect(bottles(["display 0", "display 1", "dish sole"])).toEqual([0, 1]);
});

test("fish are put away in canonical order, and only in the right number", () => {
  const legal = ["discard hake sole", "discard hake shrimp", "discard sole shrimp"];
  expect(discardable(legal)).toEqual(["hake", "sole", "shrimp"]);
  expect(discards(legal)).toBe(2);
  expect(discardOf(legal, new Set(["sole", "hake"]))).toBe("discard hake sole");
  expect(discardOf(legal, new Set(["sole"]))).toBeNull();
  expect(discardOf(legal, new Set(["sole", "critic" as never]))).toBeNull();
});
