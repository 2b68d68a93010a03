/** The reader's language, which is the browser's until another is chosen, and the words in it. */
import { setWords } from "$kit/speech.svelte";
import { LANGUAGES, preferredLanguage, type Language } from "$kit/words";

import * as games from "./games";
import * as stored from "./stored";

const chosen = LANGUAGES.find((language) => language === stored.language.get());
let current = $state<Language>(chosen ?? preferredLanguage(navigator.languages));

export function language(): Language {
  return current;
}

export function choose(language: Language): void {
  stored.language.set(language);
  current = language;
}

let latest = 0;
let loaded = $state.raw<string | null>(null);

/** Whether the words of a game have been loaded; until then it cannot be shown. */
export function knows(game: string): boolean {
  return loaded === game;
}

/**
 * Loads the common words and those of `game` in the current language.
 *
 * @throws if they cannot be loaded; the earlier ones stay in use.
 */
export async function load(game: string | null): Promise<void> {
  const request = ++latest;
  const words = await games.words(current, game);
  if (request !== latest) return; // another language or game has been chosen meanwhile
  document.documentElement.lang = words.language;
  setWords(words);
  loaded = game;
}
