/** Keeps the picture in step with the story: part by part while it is told, else as the view says. */
import { untrack } from "svelte";

import type { Stage, Told } from "$kit/table";

import { type Bill, fromView, lastBill, type Picture, tell } from "./picture";
import type { Setup, Story, View } from "./types";

export interface Followed {
  setup: Setup;
  view: View;
  /** The seats whose sealed order is in. */
  chosen: number[];
  stage: Stage<Story>;
}

export class Shown {
  picture: Picture;
  /** The latest bill, for whoever wants to read it again. */
  bill: Bill | null;
  /** A bill has come all at once and nobody has put it away yet. */
  unread = $state(false);
  /** What is told has come all at once, so that nothing of it is still to be seen. */
  atOnce = $state(false);
  /** Ranks by seat, once the end has been told. */
  ranks: number[] | null = $state.raw(null);

  #base: Picture;
  #told: readonly Told<Story>[] = [];

  constructor(now: () => Followed) {
    const { view, chosen } = untrack(now);
    this.picture = $state.raw(fromView(view, chosen));
    this.bill = $state.raw(lastBill(view));
    this.#base = this.picture;
    $effect.pre(() => this.#follow(now()));
  }

  #follow({ setup, view, chosen, stage }: Followed): void {
    const { scene, ahead } = stage;
    if (scene.length === 0 && ahead.length === 0) {
      this.#base = this.picture = fromView(view, chosen);
      this.#told = [];
      this.atOnce = false;
      return;
    }
    if (scene[0] !== this.#told[0]) {
      // What arrived before this has been told to its end.
      this.#base = this.#fold(this.#base, this.#told, [], setup);
      this.#told = [];
    }
    if (scene.length - this.#told.length > 1) this.atOnce = true;
    this.#told = scene;
    this.picture = this.#fold(this.#base, scene, ahead, setup);
    if (untrack(() => this.atOnce) && scene.some(({ event }) => event.type === "credited")) this.unread = true;
  }

  #fold(base: Picture, parts: readonly Told<Story>[], ahead: readonly Told<Story>[], setup: Setup): Picture {
    const all = [...parts, ...ahead];
    return parts.reduce((picture, part, place) => {
      const next = tell(picture, part, all.slice(place + 1), setup);
      if (next.bill) this.bill = next.bill;
      if (part.event.type === "ended") this.ranks = part.event.ranks;
      return next;
    }, base);
  }
}
