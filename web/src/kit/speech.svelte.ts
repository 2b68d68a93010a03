/** The page's words in the reader's language. Components that show them change when the language does. */
import { Words } from "./words";

let words = $state.raw(new Words("en", []));

export function setWords(next: Words): void {
  words = next;
}

/** The common words, and those of the open game. */
export function currentWords(): Words {
  return words;
}

/** A message of the page; see `Words.say`. */
export const say: Words["say"] = (key, values) => words.say(key, values);
