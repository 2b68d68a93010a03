/** A choice that the reader makes on the shelf: specials for the cup, or targets for the specials. */
import { type Assignment, assignments, rollOf, specialsOf, within } from "./answers";

export type Tag = "cup" | "destroy" | "double";

/** Tells the shelf which barrels may be tapped and which have been picked. */
export interface Choice {
  tag: (letter: string) => Tag | null;
  /** What a tap on the barrel does; null if it does nothing. */
  tap: (letter: string) => (() => void) | null;
}

/** Standing specials that go back into the cup. */
export class Picks implements Choice {
  specials = $state("");

  constructor(readonly legal: () => readonly string[]) {}

  /** The word for rolling on with the picked specials; null if that is not legal. */
  get word(): string | null {
    return rollOf(this.legal(), this.specials);
  }

  tag = (letter: string): Tag | null => (this.specials.includes(letter) ? "cup" : null);

  tap = (letter: string): (() => void) | null => {
    const choosable = this.legal().some((word) => specialsOf(word)?.includes(letter));
    return choosable ? () => (this.specials = toggle(this.specials, letter)) : null;
  };
}

/** The number barrels to destroy, then those to double. */
export class Targets implements Choice {
  destroyed = $state("");
  doubled = $state("");
  readonly all: readonly Assignment[];
  /** The assignments that the choice so far leaves open. */
  readonly left: readonly Assignment[];

  constructor(legal: () => readonly string[], served: () => readonly number[]) {
    this.all = $derived(assignments(legal(), served()));
    this.left = $derived(within(this.all, this.destroyed, this.doubled));
  }

  get destroys(): number {
    return this.all[0]?.destroyed.length ?? 0;
  }

  get doubles(): number {
    return this.all[0]?.doubled.length ?? 0;
  }

  /** The one assignment chosen, once it is complete. */
  get chosen(): Assignment | null {
    const complete = this.destroyed.length === this.destroys && this.doubled.length === this.doubles;
    return complete ? (this.left[0] ?? null) : null;
  }

  /** What the next tap chooses. */
  get next(): "destroy" | "double" | "done" {
    if (this.destroyed.length < this.destroys) return "destroy";
    return this.doubled.length < this.doubles ? "double" : "done";
  }

  tag = (letter: string): Tag | null => {
    if (this.destroyed.includes(letter)) return "destroy";
    return this.doubled.includes(letter) ? "double" : null;
  };

  tap = (letter: string): (() => void) | null => {
    if (this.tag(letter)) return () => this.#remove(letter);
    const [destroyed, doubled] = this.#add(letter);
    return within(this.all, destroyed, doubled).length > 0 ? () => this.set(destroyed, doubled) : null;
  };

  set(destroyed: string, doubled: string): void {
    this.destroyed = destroyed;
    this.doubled = doubled;
  }

  /** The choice with one more barrel; in a complete choice it replaces the oldest of the last kind. */
  #add(letter: string): [string, string] {
    if (this.next === "destroy") return [this.destroyed + letter, this.doubled];
    if (this.next === "double") return [this.destroyed, this.doubled + letter];
    if (this.doubles > 0) return [this.destroyed, this.doubled.slice(1) + letter];
    return [this.destroyed.slice(1) + letter, ""];
  }

  #remove(letter: string): void {
    this.set(this.destroyed.replace(letter, ""), this.doubled.replace(letter, ""));
  }
}

function toggle(letters: string, letter: string): string {
  return letters.includes(letter) ? letters.replace(letter, "") : [...letters, letter].sort().join("");
}
