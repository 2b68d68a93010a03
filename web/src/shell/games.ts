/** The games, found by their folders. Their pages, messages and rules are loaded when needed. */
import type { Component } from "svelte";

import type { GameUi } from "$kit/table";
import { Words, type Catalogue, type Language } from "$kit/words";

const uis = import.meta.glob<GameUi>("../../../src/comptoir/games/*/ui/index.ts", { import: "default" });
const common = import.meta.glob<Catalogue>("../../../src/comptoir/messages/*.ftl", {
  query: "?page",
  import: "default",
});
const own = import.meta.glob<Catalogue>("../../../src/comptoir/games/*/messages/*.ftl", {
  query: "?page",
  import: "default",
});
const cards = import.meta.glob<Record<string, Catalogue>>("../../../src/comptoir/messages/*.ftl", {
  query: "?cards",
  import: "default",
});
const rules = import.meta.glob<string>("../../../src/comptoir/games/*/rules_text/*.md", {
  query: "?raw",
  import: "default",
});

function find<T>(found: Record<string, T>, ending: string): T | null {
  const path = Object.keys(found).find((key) => key.endsWith(`/${ending}`));
  return path ? found[path]! : null;
}

function load<T>(loaded: Record<string, () => Promise<T>>, ending: string): Promise<T> | null {
  return find(loaded, ending)?.() ?? null;
}

/** A game's page. */
export async function ui(game: string): Promise<GameUi> {
  const found = await load(uis, `games/${game}/ui/index.ts`);
  if (!found) throw new Error(`no page for ${game}`);
  return found;
}

/** A game's drawing for the lobby. */
export async function emblem(game: string): Promise<Component | null> {
  const { default: emblems } = await import("./emblems");
  return find(emblems, `games/${game}/ui/Emblem.svelte`);
}

/** The common words, and those of a game. */
export function words(language: Language, game: string | null): Promise<Words> {
  return combine(language, game === null ? null : load(own, `games/${game}/messages/${language}.ftl`));
}

/** The common words, and those on a game's card, such as its title and its options. */
export function cardWords(language: Language, game: string): Promise<Words> {
  const all = load(cards, `comptoir/messages/${language}.ftl`);
  return combine(language, all && all.then((cards) => cards[game] ?? null));
}

async function combine(language: Language, own: Promise<Catalogue | null> | null): Promise<Words> {
  const catalogues = await Promise.all([load(common, `comptoir/messages/${language}.ftl`), own]);
  return new Words(
    language,
    catalogues.filter((catalogue) => catalogue !== null),
  );
}

/** The rules of a game, as text. */
export async function rulesText(game: string, language: Language): Promise<string | null> {
  return load(rules, `games/${game}/rules_text/${language}.md`);
}
