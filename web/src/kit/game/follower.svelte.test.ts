import { flushSync } from "svelte";
import { expect, test } from "vitest";

import { Follower } from "./follower.svelte";
import type { Tagged, Part } from "../table";

interface Drunk extends Tagged {
  mugs: number;
}
const drunk = (mugs: number): Part<Drunk> => ({ seq: 0, actor: 0, event: { type: "drunk", mugs } });

/** A follower whose picture is a number of mugs. */
class Mugs extends Follower<number, Drunk> {
  constructor(source: Source) {
    super();
    this.follow({
      stage: () => ({ scene: source.scene, ahead: source.ahead, skip: () => undefined }),
      still: () => source.still,
      tell: (before, part) => before + part.event.mugs,
    });
  }
}

/** The view and the story that it follows. */
class Source {
  still = $state.raw(0);
  scene = $state.raw<readonly Part<Drunk>[]>([]);
  ahead = $state.raw<readonly Part<Drunk>[]>([]);
  mugs!: Mugs;
  readonly end: () => void;

  constructor(still: number, scene: readonly Part<Drunk>[] = [], ahead: readonly Part<Drunk>[] = []) {
    [this.still, this.scene, this.ahead] = [still, scene, ahead];
    this.end = $effect.root(() => {
      this.mugs = new Mugs(this);
    });
  }

  get picture(): number {
    flushSync();
    return this.mugs.picture;
  }
}

test("the picture follows the story, and then shows the view", () => {
  const source = new Source(1);
  expect(source.picture).toBe(1);
  const [two, three] = [drunk(2), drunk(3)];
  source.still = 6;
  source.scene = [two];
  source.ahead = [three];
  expect(source.picture).toBe(3);
  source.scene = [two, three];
  source.ahead = [];
  expect(source.picture).toBe(6);
  source.scene = [];
  expect(source.picture).toBe(6);
  source.end();
});

test("a picture that begins in the middle of a story shows the view at once", () => {
  const [two, three] = [drunk(2), drunk(3)];
  const source = new Source(6, [two], [three]);
  expect(source.picture).toBe(6);
  source.scene = [two, three];
  source.ahead = [];
  expect(source.picture).toBe(6);
  source.scene = [];
  expect(source.picture).toBe(6);
  source.still = 10;
  source.scene = [drunk(4)];
  expect(source.picture).toBe(10);
  source.end();
});

test("a part is awaited until it has been told or shown at once", () => {
  const source = new Source(1);
  flushSync();
  expect([source.mugs.telling, source.mugs.awaits("drunk")]).toEqual([false, false]);
  const [two, three] = [drunk(2), drunk(3)];
  [source.scene, source.ahead] = [[two], [three]];
  flushSync();
  expect([source.mugs.telling, source.mugs.awaits("drunk")]).toEqual([true, true]);
  [source.scene, source.ahead] = [[], []];
  flushSync();
  [source.scene, source.ahead] = [[drunk(4), drunk(5)], []];
  flushSync();
  expect([source.mugs.telling, source.mugs.awaits("drunk")]).toEqual([true, false]);
  source.end();
});
