/** Keeps a picture in step with the story: part by part while it is told, else as the view says. */
import { untrack } from "svelte";

import type { Stage, Tagged, Told } from "./table";

export interface Followed<P, S extends Tagged> {
  /** The picture as the view says. */
  still: P;
  stage: Stage<S>;
}

/** The picture after one more part of the story; `next` are the parts that follow it. */
export type Tell<P, S extends Tagged> = (before: P, told: Told<S>, next: readonly Told<S>[]) => P;

export class Follower<P, S extends Tagged> {
  picture: P;
  /** What is told has come all at once, so that nothing of it is still to be seen. */
  atOnce = $state(false);

  #base: P;
  #told: readonly Told<S>[] = [];
  /** It began in the middle of a story, all of which the view holds already. */
  #late: boolean;
  readonly #tell: Tell<P, S>;

  constructor(now: () => Followed<P, S>, tell: Tell<P, S>) {
    this.#tell = tell;
    const { still, stage } = untrack(now);
    this.#base = still;
    this.#late = untrack(() => stage.scene.length + stage.ahead.length > 0);
    this.picture = $state.raw(this.#base);
    $effect.pre(() => this.#follow(now()));
  }

  #follow({ still, stage: { scene, ahead } }: Followed<P, S>): void {
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
      // What arrived before this has been told to its end.
      this.#base = this.#fold(this.#base, this.#told, []);
      this.#told = [];
    }
    if (scene.length - this.#told.length > 1) this.atOnce = true;
    this.#told = scene;
    this.picture = this.#fold(this.#base, scene, ahead);
  }

  #fold(base: P, parts: readonly Told<S>[], ahead: readonly Told<S>[]): P {
    const all = [...parts, ...ahead];
    return parts.reduce((picture, part, place) => this.#tell(picture, part, all.slice(place + 1)), base);
  }
}
