/** What the street shows: the picture as far as the story has been told, and the payday that is on. */
import { untrack } from "svelte";

import { Follower } from "$kit/game/follower.svelte";
import type { Stage } from "$kit/table";

import { fromView, type Payday, type Picture, tell } from "./picture";
import type { Setup, Story, View } from "./types";

const PAYING = new Set<View["phase"]>(["die", "turn-up"]);

export class TableFollower extends Follower<Picture, Story> {
  /** The last payday that was told while the page looked on. */
  payday: Payday | null = $state.raw(null);

  constructor(now: () => { setup: Setup; view: View; stage: Stage<Story> }) {
    super();
    this.follow({
      stage: () => now().stage,
      still: () =>
        still(
          now().view,
          untrack(() => this.payday),
        ),
      tell: (before, part) => {
        const next = tell(before, part, now().setup, now().view.seat);
        if (next.payday) this.payday = next.payday;
        return next;
      },
    });
  }
}

/** Between two throws nothing is told, and payday is still on. */
function still(view: View, payday: Payday | null): Picture {
  return {
    ...fromView(view),
    payday: PAYING.has(view.phase) ? (payday ?? { last: view.reason !== null, throws: [] }) : null,
  };
}
