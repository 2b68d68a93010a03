/** What the street shows: the picture as far as the story has been told, and the payday that is on. */
import { untrack } from "svelte";

import { Follower } from "$kit/follower.svelte";
import type { Stage } from "$kit/table";

import { fromView, type Payday, type Picture, tell } from "./picture";
import type { Setup, Story, View } from "./types";

const PAYING = new Set<View["phase"]>(["die", "turn-up"]);

export class Shown {
  /** The last payday that was told while the page looked on. */
  payday: Payday | null = $state.raw(null);

  readonly #follower: Follower<Picture, Story>;

  constructor(now: () => { setup: Setup; view: View; stage: Stage<Story> }) {
    this.#follower = new Follower(
      () => ({
        still: still(
          now().view,
          untrack(() => this.payday),
        ),
        stage: now().stage,
      }),
      (before, told) => {
        const next = tell(before, told, now().setup, now().view.seat);
        if (next.payday) this.payday = next.payday;
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

/** Between two throws nothing is told, and payday is still on. */
function still(view: View, payday: Payday | null): Picture {
  return {
    ...fromView(view),
    payday: PAYING.has(view.phase) ? (payday ?? { last: view.reason !== null, throws: [] }) : null,
  };
}
