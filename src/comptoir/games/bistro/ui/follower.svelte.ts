/** What the counter shows: the picture as far as the story has been told, and the last glass turned up. */
import { untrack } from "svelte";

import { Follower } from "$kit/game/follower.svelte";
import type { Stage } from "$kit/table";

import { type Bill, fromView, type Picture, type Reveal, tell } from "./picture";
import type { Story, View } from "./types";

export class TableFollower extends Follower<Picture, Story> {
  /** The last glass that was turned up while the page looked on. */
  last: Reveal | null = $state.raw(null);
  /** The last bill. */
  bill: Bill | null = $state.raw(null);

  constructor(now: () => { view: View; stage: Stage<Story> }) {
    super();
    this.follow({
      stage: () => now().stage,
      still: () => fromView(now().view),
      tell: (before, part) => {
        const next = tell(before, part);
        if (next.reveal && next.reveal !== untrack(() => this.last)) this.last = next.reveal;
        if (next.bill) this.bill = next.bill;
        return next;
      },
    });
  }
}
