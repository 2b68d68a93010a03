/** The reader's language: the browser's until another is chosen, and the words in it. */
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

let wanted = 0;
let about = $state.raw<string | null>(null);

/** Whether the words of a game have been loaded; until then nothing of it can be told or shown. */
export function knows(game: string): boolean {
  return about === game;
}

/**
 * Loads the words in the current language, with those of the game that is open.
 *
 * @throws if they cannot be loaded; the earlier ones stay in use.
 */
export async function load(game: string | null): Promise<void> {
  const mine = ++wanted;
  const words = await games.words(current, game);
  if (mine !== wanted) return; // another language or game was asked for meanwhile
  document.documentElement.lang = words.language;
  setWords(words);
  about = game;
}
