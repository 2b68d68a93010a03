import { flushSync } from "svelte";
import { expect, test } from "vitest";

import { Follower } from "./follower.svelte";
import type { Tagged, Told } from "../table";

interface Drunk extends Tagged {
  mugs: number;
}
const drunk = (mugs: number): Told<Drunk> => ({ seq: 0, actor: 0, event: { type: "drunk", mugs } });

/** A picture that is a number of mugs. */
class Mugs extends Follower<number, Drunk> {
  constructor(now: Counting) {
    super();
    this.follow({
      stage: () => ({ scene: now.scene, ahead: now.ahead, skip: () => undefined }),
      still: () => now.still,
      tell: (before, told) => before + told.event.mugs,
    });
  }
}

/** What it follows. */
class Counting {
  still = $state.raw(0);
  scene = $state.raw<readonly Told<Drunk>[]>([]);
  ahead = $state.raw<readonly Told<Drunk>[]>([]);
  mugs!: Mugs;
  readonly end: () => void;

  constructor(still: number, scene: readonly Told<Drunk>[] = [], ahead: readonly Told<Drunk>[] = []) {
    [this.still, this.scene, this.ahead] = [still, scene, ahead];
    this.end = $effect.root(() => {
      this.mugs = new Mugs(this);
    });
  }

  get shown(): number {
    flushSync();
    return this.mugs.picture;
  }
}

test("the picture goes along with the story, and then is what the view says", () => {
  const now = new Counting(1);
  expect(now.shown).toBe(1);
  const [two, three] = [drunk(2), drunk(3)];
  now.still = 6;
  now.scene = [two];
  now.ahead = [three];
  expect(now.shown).toBe(3);
  now.scene = [two, three];
  now.ahead = [];
  expect(now.shown).toBe(6);
  now.scene = [];
  expect(now.shown).toBe(6);
  now.end();
});

test("a picture that begins in the middle of a story holds all of it already", () => {
  const [two, three] = [drunk(2), drunk(3)];
  const now = new Counting(6, [two], [three]);
  expect(now.shown).toBe(6);
  now.scene = [two, three];
  now.ahead = [];
  expect(now.shown).toBe(6);
  now.scene = [];
  expect(now.shown).toBe(6);
  now.still = 10;
  now.scene = [drunk(4)];
  expect(now.shown).toBe(10);
  now.end();
});

test("what is still to be seen is awaited, until it has been told or has come all at once", () => {
  const now = new Counting(1);
  flushSync();
  expect([now.mugs.telling, now.mugs.awaits("drunk")]).toEqual([false, false]);
  const [two, three] = [drunk(2), drunk(3)];
  [now.scene, now.ahead] = [[two], [three]];
  flushSync();
  expect([now.mugs.telling, now.mugs.awaits("drunk")]).toEqual([true, true]);
  [now.scene, now.ahead] = [[], []];
  flushSync();
  [now.scene, now.ahead] = [[drunk(4), drunk(5)], []];
  flushSync();
  expect([now.mugs.telling, now.mugs.awaits("drunk")]).toEqual([true, false]);
  now.end();
});
