/** The words of the page in the reader's language; everything that shows one changes when the language does. */
import { Words } from "./words";

let words = $state.raw(new Words("en", []));

export function setWords(next: Words): void {
  words = next;
}

/** The words common to everything, and those of the game that is open. */
export function currentWords(): Words {
  return words;
}

/** A message of the page; see `Words.say`. */
export const say: Words["say"] = (key, values) => words.say(key, values);
