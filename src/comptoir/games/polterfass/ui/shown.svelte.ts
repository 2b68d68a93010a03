/** What the tavern shows: the picture as far as the story has been told, and what of it can be read again. */
import { untrack } from "svelte";

import { Follower } from "$kit/follower.svelte";
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
  /** The latest bill, for whoever wants to read it again. */
  bill: Bill | null;
  /** A bill has come all at once and nobody has put it away yet. */
  unread = $state(false);

  readonly #follower: Follower<Picture, Story>;

  constructor(now: () => Followed) {
    const { setup, view } = untrack(now);
    this.bill = $state.raw(lastBill(view));
    this.#follower = new Follower(
      () => ({ still: fromView(now().view, now().chosen), stage: now().stage }),
      (before, told, next) => this.#tell(before, told, next, setup),
    );
    $effect.pre(() => {
      if (this.atOnce && now().stage.scene.some(({ event }) => event.type === "credited")) this.unread = true;
    });
  }

  get picture(): Picture {
    return this.#follower.picture;
  }

  /** What is told has come all at once, so that nothing of it is still to be seen. */
  get atOnce(): boolean {
    return this.#follower.atOnce;
  }

  #tell(before: Picture, part: Told<Story>, following: readonly Told<Story>[], setup: Setup): Picture {
    const next = tell(before, part, following, setup);
    if (next.bill) this.bill = next.bill;
    return next;
  }
}
