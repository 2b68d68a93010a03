/** Keeps a picture in step with the story: part by part while it is told, otherwise as the view says. */
import { untrack } from "svelte";

import type { Stage, Tagged, Part } from "../table";

export interface FollowOptions<P, S extends Tagged> {
  stage: () => Stage<S>;
  /** The picture of the view. */
  still: () => P;
  /** The picture after one more part of the story; `next` are the parts that follow it. */
  tell: (before: P, part: Part<S>, next: readonly Part<S>[]) => P;
}

/** The picture that a table shows. A game's class adds what else its table keeps of a story, and calls `follow`. */
export class Follower<P, S extends Tagged> {
  picture: P = $state.raw(undefined!);
  /** Whether the story has been shown all at once, with no part still to come. */
  atOnce = $state(false);

  #base!: P;
  #told: readonly Part<S>[] = [];
  /** Whether this began in the middle of a story, which the view already includes. */
  #late = false;
  #options!: FollowOptions<P, S>;

  /** Begins to follow. Call it once, at the end of the constructor, when the fields of the game's class exist. */
  protected follow(options: FollowOptions<P, S>): void {
    this.#options = options;
    this.#base = this.picture = untrack(options.still);
    this.#late = untrack(() => this.telling);
    $effect.pre(() => this.#follow(options.still(), options.stage()));
  }

  get telling(): boolean {
    const { scene, ahead } = this.#options.stage();
    return scene.length > 0 || ahead.length > 0;
  }

  /** Whether a part of one of these types is being told, or is still to be told. */
  awaits(...types: S["type"][]): boolean {
    const { scene, ahead } = this.#options.stage();
    return !this.atOnce && [...ahead, ...scene.slice(-1)].some(({ event }) => types.includes(event.type));
  }

  #follow(still: P, { scene, ahead }: Stage<S>): void {
    if (scene.length === 0 && ahead.length === 0) {
      this.#base = this.picture = still;
      this.#told = [];
      this.atOnce = this.#late = false;
      return;
    }
    if (this.#late) {
      this.picture = still;
      return;
    }
    if (scene[0] !== this.#told[0]) {
      // The parts that arrived before these have all been told.
      this.#base = this.#fold(this.#base, this.#told, []);
      this.#told = [];
    }
    if (scene.length - this.#told.length > 1) this.atOnce = true;
    this.#told = scene;
    this.picture = this.#fold(this.#base, scene, ahead);
  }

  #fold(base: P, parts: readonly Part<S>[], ahead: readonly Part<S>[]): P {
    const all = [...parts, ...ahead];
    return parts.reduce((picture, part, place) => this.#options.tell(picture, part, all.slice(place + 1)), base);
  }
}
