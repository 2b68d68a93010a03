/** What the tavern shows: the picture as far as the story has been told, and what of it can be read again. */
import { untrack } from "svelte";

import { Follower } from "$kit/game/follower.svelte";
import type { Stage } from "$kit/table";

import { type Bill, fromView, lastBill, type Picture, tell } from "./picture";
import type { Setup, Story, View } from "./types";

export interface Now {
  setup: Setup;
  view: View;
  /** The seats whose sealed order is in. */
  chosen: number[];
  stage: Stage<Story>;
}

export class TableFollower extends Follower<Picture, Story> {
  /** The latest bill, which can be read again. */
  bill: Bill | null;
  /** A bill has come all at once, and the reader has not put it away yet. */
  unread = $state(false);

  constructor(now: () => Now) {
    super();
    const { setup, view } = untrack(now);
    this.bill = $state.raw(lastBill(view));
    this.follow({
      stage: () => now().stage,
      still: () => fromView(now().view, now().chosen),
      tell: (before, part, next) => {
        const after = tell(before, part, next, setup);
        if (after.bill) this.bill = after.bill;
        return after;
      },
    });
    $effect.pre(() => {
      if (this.atOnce && now().stage.scene.some(({ event }) => event.type === "credited")) this.unread = true;
    });
  }
}
