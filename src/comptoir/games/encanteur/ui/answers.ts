/** The legal words, split into choices that can be pressed. */
import { optionsOf } from "$kit/game/answers";

import { type Fish, FISH } from "./menu";
import type { Meal } from "./types";

/** `serve 1:sole 2:platter+wine`, with its meals. */
export interface Serving {
  word: string;
  meals: Meal[];
}

/** Every legal serving. */
export function servings(legal: readonly string[]): Serving[] {
  return legal
    .filter((word) => word.split(" ")[0] === "serve")
    .map((word) => ({ word, meals: word.split(" ").slice(1).map(meal) }));
}

function meal(word: string): Meal {
  const [place = "", rest = ""] = word.split(":");
  const [dish = "", wine] = rest.split("+");
  return { place: Number(place), dish, wine: wine !== undefined };
}

/** A meal for a guest, or nothing. */
export interface Choice {
  dish: string | null;
  wine: boolean;
}

const NOTHING: Choice = { dish: null, wine: false };

/** The choice that a serving makes for a place. */
export function at(serving: Serving, place: number): Choice {
  return serving.meals.find((one) => one.place === place) ?? NOTHING;
}

/** All choices that servings make for a place, without repeats. */
export function choices(all: readonly Serving[], place: number): Choice[] {
  const found = new Map(all.map((serving) => [key(at(serving, place)), at(serving, place)]));
  return [...found.values()].map(({ dish, wine }) => ({ dish, wine }));
}

function key({ dish, wine }: Choice): string {
  return `${dish ?? ""}${wine ? "+wine" : ""}`;
}

/**
 * The serving that gives `wanted` to a place and changes the other places least: the pressed choice always
 * holds, and choices that no longer fit give way.
 */
export function towards(all: readonly Serving[], now: Serving, place: number, wanted: Choice): Serving {
  const places = [...new Set(all.flatMap(({ meals }) => meals.map((one) => one.place)))];
  const kept = (serving: Serving): number =>
    places.reduce((sum, one) => {
      const [before, after] = [at(now, one), at(serving, one)];
      return sum + (before.dish === after.dish ? 2 : 0) + (before.wine === after.wine ? 1 : 0);
    }, 0);
  const fitting = all.filter((serving) => key(at(serving, place)) === key(wanted));
  return fitting.reduce((best, one) => (kept(one) > kept(best) ? one : best), fitting[0] ?? now);
}

/** The legal numbers of bottles in the window. */
export function bottles(legal: readonly string[]): number[] {
  return optionsOf(legal, "display").map(Number);
}

/** The word that discards exactly these fish, or null if they cannot be discarded together. */
export function discardOf(legal: readonly string[], fish: ReadonlySet<Fish>): string | null {
  const word = ["discard", ...FISH.filter((one) => fish.has(one))].join(" ");
  return legal.includes(word) ? word : null;
}

/** The fish that can be discarded. */
export function discardable(legal: readonly string[]): Fish[] {
  return FISH.filter((one) => legal.some((word) => word.split(" ").includes(one)));
}

/** The number of fish that must be discarded. */
export function discards(legal: readonly string[]): number {
  return (legal[0]?.split(" ").length ?? 1) - 1;
}
