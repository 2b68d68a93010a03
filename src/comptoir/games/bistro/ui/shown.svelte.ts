/** What the counter shows: the picture as far as the story has been told, and the last glass turned up. */
import { untrack } from "svelte";

import { Follower } from "$kit/follower.svelte";
import type { Stage } from "$kit/table";

import { type Bill, fromView, type Picture, type Reveal, tell } from "./picture";
import type { Story, View } from "./types";

export class Shown {
  /** The last glass that was turned up while the page looked on. */
  last: Reveal | null = $state.raw(null);
  /** The last bill. */
  bill: Bill | null = $state.raw(null);

  readonly #follower: Follower<Picture, Story>;

  constructor(now: () => { view: View; stage: Stage<Story> }) {
    this.#follower = new Follower(
      () => ({ still: fromView(now().view), stage: now().stage }),
      (before, told) => {
        const next = tell(before, told);
        if (next.reveal && next.reveal !== untrack(() => this.last)) this.last = next.reveal;
        if (next.bill) this.bill = next.bill;
        return next;
      },
    );
  }

  get picture(): Picture {
    return this.#follower.picture;
  }

  /** What is told has come all at once, so that nothing of it is still to be seen. */
  get atOnce(): boolean {
    return this.#follower.atOnce;
  }
}
