import { afterEach, beforeEach, expect, test, vi } from "vitest";

import {
  BEHIND,
  duration,
  FAR_BEHIND,
  LONGEST_STORY,
  follow,
  Playhead,
  type Moves,
  type PlayOptions,
} from "./playhead.svelte";
import type { Arrival, Part } from "./table";

let hidden: boolean;
let still: boolean;
let moves: (part: Part) => Moves | null;
let element: HTMLElement;
let running: { cancel: () => void; finish: () => void; playbackRate: number }[];
let heard: string[];
let playhead: Playhead;

/** Parts that arrive together. Each changes `last` in the view, and the rest changes `awaited`. */
const arrival = (...types: string[]): Arrival => ({
  parts: types.map((type) => ({ seq: 0, actor: 0, event: { type }, sentences: [], changes: { last: type } })),
  rest: { awaited: types.length },
});
const scene = () => playhead.scene.map((part) => part.event.type);
const story = () => playhead.story.map((part) => part.event.type);
const advance = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const options = (): PlayOptions<{ type: string }> => ({
  moves: (part) => moves(part),
  find: () => element,
  still: () => still,
  hidden: () => hidden,
  onPart: (part) => heard.push(part.event.type),
  isMilestone: (part) => part.event.type === "bill",
});

beforeEach(() => {
  vi.useFakeTimers();
  [hidden, still, heard] = [false, false, []];
  moves = () => ({ hold: 100 });
  element = document.createElement("div");
  running = [];
  element.animate = () => {
    let settle: [() => void, (reason: Error) => void] = [() => undefined, () => undefined];
    const finished = new Promise<Animation>((resolve, reject) => (settle = [() => resolve({} as Animation), reject]));
    const cancel = () => settle[1](new Error("cancelled"));
    const animation = { finished, cancel, finish: () => settle[0](), playbackRate: 1 };
    running.push(animation);
    return animation as unknown as Animation;
  };
  playhead = new Playhead(options());
  playhead.begin({ last: "nothing", awaited: 0 });
});
afterEach(() => vi.useRealTimers());

test("parts are told one after the other; scene, story, view and speech go together", async () => {
  playhead.tell(arrival("roll", "bill"));
  expect([scene(), story(), heard, playhead.view]).toEqual([
    ["roll"],
    ["roll"],
    ["roll"],
    { last: "roll", awaited: 0 },
  ]);
  await advance(100);
  expect([scene(), story(), heard]).toEqual([
    ["roll", "bill"],
    ["roll", "bill"],
    ["roll", "bill"],
  ]);
  expect(playhead.view).toEqual({ last: "bill", awaited: 0 });
  expect(playhead.telling).toBe(true);
});

test("what no part tells changes after the last part", async () => {
  playhead.tell(arrival("roll", "bill"));
  await advance(200);
  expect([scene(), playhead.view, playhead.telling]).toEqual([[], { last: "bill", awaited: 2 }, false]);
});

test("parts that arrive meanwhile are told afterwards", async () => {
  playhead.tell(arrival("roll"));
  playhead.tell(arrival("close"));
  expect([scene(), story()]).toEqual([["roll"], ["roll"]]);
  await advance(100);
  expect([scene(), story()]).toEqual([["close"], ["roll", "close"]]);
});

test("a part waits until the animations before it have ended", async () => {
  moves = () => ({ moves: [{ key: "a", frames: [], timing: { duration: 300 } }] });
  playhead.tell(arrival("roll", "bill"));
  await advance(1000);
  expect(scene()).toEqual(["roll"]);
  running[0]!.finish();
  await advance(0);
  expect(scene()).toEqual(["roll", "bill"]);
});

test("parts that neither move nor stay are told in the moment in which they arrive", () => {
  moves = () => null;
  playhead.tell(arrival("roll", "bill"));
  expect([scene(), story(), playhead.view]).toEqual([[], ["roll", "bill"], { last: "bill", awaited: 2 }]);
});

test("a passing part moves while the story goes on", async () => {
  moves = () => ({ moves: [{ key: "a", frames: () => [], timing: { duration: 300 } }], passing: true });
  playhead.tell(arrival("roll"));
  expect([playhead.telling, playhead.view]).toEqual([false, { last: "roll", awaited: 1 }]);
  await advance(0);
  expect(running).toHaveLength(1);
});

test("a part is measured once the page shows it, and before anything moves", async () => {
  const measured: unknown[] = [];
  const frames = () => {
    measured.push([scene(), running.length]);
    return [];
  };
  moves = () => ({ moves: ["a", "b"].map((key) => ({ key, frames, timing: { duration: 300 } })) });
  playhead.tell(arrival("roll"));
  expect(measured).toEqual([]);
  await advance(0);
  expect(measured).toEqual([
    [["roll"], 0],
    [["roll"], 0],
  ]);
  expect(running).toHaveLength(2);
});

test("a part in suspense is put into words once it has moved", async () => {
  const said = () => playhead.said.map((part) => part.event.type);
  moves = () => ({ moves: [{ key: "a", frames: [], timing: { duration: 300 } }], hold: 100, suspense: true });
  playhead.tell(arrival("roll", "bill"));
  await advance(0);
  expect([story(), said(), heard]).toEqual([["roll"], [], []]);
  running[0]!.finish();
  await advance(0);
  expect([scene(), said(), heard]).toEqual([["roll"], ["roll"], ["roll"]]);
  await advance(100);
  expect([story(), said(), heard]).toEqual([["roll", "bill"], ["roll"], ["roll"]]);
  playhead.skip();
  expect([said(), heard]).toEqual([
    ["roll", "bill"],
    ["roll", "bill"],
  ]);
});

test("skipping goes to the end of everything, and leaves out no part", async () => {
  moves = () => ({ moves: [{ key: "a", frames: [], timing: { duration: 300 } }] });
  playhead.tell(arrival("roll", "fall"));
  playhead.tell(arrival("close"));
  await advance(0);
  playhead.skip();
  await advance(0);
  expect([scene(), story(), heard]).toEqual([[], ["roll", "fall", "close"], ["roll", "fall", "close"]]);
  expect([playhead.view, playhead.telling]).toEqual([{ last: "close", awaited: 1 }, false]);
  playhead.tell(arrival("bill"));
  expect(scene()).toEqual(["bill"]);
});

test("a hidden page is told everything at once", async () => {
  playhead.tell(arrival("roll"));
  hidden = true;
  playhead.tell(arrival("close"));
  expect([story(), playhead.telling]).toEqual([["roll", "close"], false]);
  hidden = false;
  await advance(1000);
  expect(story()).toEqual(["roll", "close"]);
});

test("with reduced motion, everything is shown at once, marked, and left to be read", async () => {
  still = true;
  moves = () => ({ moves: [{ key: "a", frames: [], timing: { duration: 300 } }], hold: 500 });
  playhead.tell(arrival("roll", "bill"));
  expect(scene()).toEqual(["roll", "bill"]);
  await advance(0);
  expect(running).toEqual([]);
  expect(element.hasAttribute("data-changed")).toBe(true);
  await advance(1000);
  expect([scene(), playhead.view]).toEqual([[], { last: "bill", awaited: 2 }]);
});

test("a page that is behind catches up with reduced motion, too", async () => {
  still = true;
  moves = () => ({ hold: 6000 });
  for (let arrived = 0; arrived < 9; arrived += 1) playhead.tell(arrival("roll"));
  await advance(FAR_BEHIND + 6000);
  expect([scene(), playhead.telling, story()]).toEqual([[], false, Array(9).fill("roll")]);
});

test("a page that goes out of sight ends the story, and what has changed is marked if it is seen", async () => {
  moves = () => ({ hold: 100, changed: ["a"] });
  playhead.tell(arrival("roll"));
  playhead.drop();
  await advance(0);
  expect(element.hasAttribute("data-changed")).toBe(true);
  await advance(5000);
  expect(element.hasAttribute("data-changed")).toBe(false);
});

test("a page that is behind tells quickly, and one far behind only milestones", async () => {
  const moving = [{ key: "a", frames: [], timing: { duration: 300 } }];
  moves = ({ event }) => (event.type === "long" ? { moves: moving } : { hold: 1000 });
  playhead.tell(arrival("long"));
  playhead.tell(arrival("roll", "bill"));
  await advance(FAR_BEHIND + 1);
  running[0]!.finish();
  await advance(0);
  expect(scene()).toEqual(["roll", "bill"]);
  playhead.skip();
  moves = ({ event }) => (event.type === "long" ? { hold: BEHIND + 1 } : { hold: 1000 });
  playhead.tell(arrival("long"));
  playhead.tell(arrival("roll"));
  await advance(BEHIND + 1);
  expect(scene()).toEqual(["roll"]);
  await advance(999);
  expect(scene()).toEqual([]);
});

test("a reader may be told stories more slowly, or at once", async () => {
  let pace = 1.6;
  playhead.start({ ...options(), pace: () => pace });
  playhead.tell(arrival("roll"));
  await advance(159);
  expect(scene()).toEqual(["roll"]);
  await advance(1);
  expect(scene()).toEqual([]);
  pace = 0;
  playhead.tell(arrival("close"));
  expect([story(), playhead.telling]).toEqual([["roll", "close"], false]);
});

test("a story of many parts takes no longer than a long one: each part is told more quickly", async () => {
  moves = () => ({ hold: LONGEST_STORY / 2 });
  playhead.tell(arrival("roll", "fall", "close", "bill"));
  await advance(LONGEST_STORY - 1);
  expect(scene()).toEqual(["roll", "fall", "close", "bill"]);
  await advance(1);
  expect(scene()).toEqual([]);
});

test("a long story that was missed is told as if the page were behind by it", async () => {
  moves = () => ({ hold: 8000 });
  playhead.tell(arrival("roll", "fall", "bill"), true);
  expect(scene()).toEqual(["roll", "fall", "bill"]);
});

test("stories wait until the page of the game is there", async () => {
  playhead = new Playhead();
  playhead.begin({});
  playhead.tell(arrival("roll"));
  expect([scene(), playhead.telling]).toEqual([[], true]);
  playhead.start(options());
  expect(scene()).toEqual(["roll"]);
});

test("an arrival without parts changes only what no part tells", () => {
  playhead.tell(arrival());
  expect([playhead.view, playhead.telling]).toEqual([{ last: "nothing", awaited: 0 }, false]);
});

test("how long a part takes is known without a page", () => {
  const timing = { duration: 300, delay: 50 };
  expect(duration({ moves: [{ key: "a", frames: [], timing }], hold: 100 })).toBe(450);
  expect(duration({ moves: [{ key: "a", frames: [], timing }], passing: true })).toBe(0);
  expect(duration(null)).toBe(0);
});

test("a view follows changes in their order", () => {
  expect(follow({ a: 1, b: 1 }, { a: 2 }, { a: 3 })).toEqual({ a: 3, b: 1 });
});
