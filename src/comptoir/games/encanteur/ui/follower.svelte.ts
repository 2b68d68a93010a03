/** What the quay shows: the picture as far as the story has been told, the last bill, and the walks of the day. */
import { untrack } from "svelte";

import { Follower } from "$kit/game/follower.svelte";
import type { Stage } from "$kit/table";

import type { Finisher } from "./calling";
import { type Bill, fromView, type Picture, tell } from "./picture";
import type { Story, View, Walked } from "./types";

export class TableFollower extends Follower<Picture, Story> {
  /** The last bill that was written while the page looked on. */
  bill: Bill | null = $state.raw(null);
  /** Who pressed when a hand last came on a lot. */
  #finish: readonly Finisher[] = $state.raw([]);
  /** The walks that have been told, and their day. */
  walks: { day: number; all: readonly Walked[] } = $state.raw({ day: 0, all: [] });

  readonly #told = new WeakSet<object>();

  constructor(now: () => { view: View; stage: Stage<Story> }) {
    super();
    this.follow({
      stage: () => now().stage,
      still: () => fromView(now().view),
      tell: (before, part) => {
        const next = tell(before, part);
        if (next.bill) this.bill = next.bill;
        if (next.finish !== before.finish) this.#finish = next.finish ?? [];
        if (part.event.type === "walked" && !this.#told.has(part)) {
          this.#told.add(part);
          const { day, all } = untrack(() => this.walks);
          this.walks = { day: next.day, all: day === next.day ? [...all, part.event] : [part.event] };
        }
        return next;
      },
    });
  }

  /** Who pressed for the lot that is held; nobody if a reader who looks back has gone elsewhere. */
  get finish(): readonly Finisher[] {
    const { holder, price } = this.picture;
    const [first] = this.#finish;
    return first?.seat === holder && first?.price === price ? this.#finish : [];
  }
}
