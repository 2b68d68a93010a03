/** The legal words, split into the parts that can be pressed. */

/** `order 3+5`: the cards 3 and 5. */
export function cardsOf(word: string | null): number[] {
  return word?.startsWith("order ") && !word.includes("?") ? word.slice(6).split("+").map(Number) : [];
}

/** The word that lays exactly these cards, or null if it is not legal. */
export function orderOf(legal: readonly string[], cards: readonly number[]): string | null {
  return legal.find((word) => sameSet(cardsOf(word), cards)) ?? null;
}

/** The cards that may still be picked beside `picked`. */
export function pickable(legal: readonly string[], picked: readonly number[]): Set<number> {
  return new Set(
    legal
      .map(cardsOf)
      .filter((cards) => picked.every((card) => cards.includes(card)))
      .flat(),
  );
}

/** `roll xy`: the specials x and y; null if the word is not a roll. */
export function specialsOf(word: string): string | null {
  return word === "roll" || word.startsWith("roll ") ? word.slice(5) : null;
}

/** The word that rolls on with exactly these specials, or null if it is not legal. */
export function rollOf(legal: readonly string[], specials: string): string | null {
  return legal.find((word) => specialsOf(word) === specials) ?? null;
}

/** `assign !c *a *b`: c destroyed, a and b doubled. */
export interface Assignment {
  word: string;
  destroyed: string;
  doubled: string;
  /** The mugs that it serves, if the hint says so. */
  serves: number | null;
}

/** Every legal assignment; `served` are the hint's figures in the same order. */
export function assignments(legal: readonly string[], served: readonly number[] = []): Assignment[] {
  return legal.map((word, place) => ({
    word,
    destroyed: lettersAfter(word, "!"),
    doubled: lettersAfter(word, "*"),
    serves: served[place] ?? null,
  }));
}

/** The assignments that destroy and double at least these barrels. */
export function within(all: readonly Assignment[], destroyed: string, doubled: string): Assignment[] {
  return all.filter((one) => includesAll(one.destroyed, destroyed) && includesAll(one.doubled, doubled));
}

function lettersAfter(word: string, mark: string): string {
  return word
    .split(" ")
    .filter((part) => part[0] === mark)
    .map((part) => part.slice(1))
    .join("");
}

function includesAll(letters: string, wanted: string): boolean {
  return [...wanted].every((letter) => letters.includes(letter));
}

function sameSet(left: readonly number[], right: readonly number[]): boolean {
  return left.length === right.length && left.every((item) => right.includes(item));
}
