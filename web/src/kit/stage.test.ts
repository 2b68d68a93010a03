import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { MOST_WAITING, Queue, type Moves } from "./stage.svelte";
import type { Tagged, Part } from "./table";

let hidden: boolean;
let still: boolean;
let moves: (part: Part) => Moves | null;
let element: HTMLElement;
let running: { cancel: () => void; finish: () => void }[];
let stage: Queue<Tagged>;

const makePart = (type: string, seq = 0): Part => ({ seq, actor: 0, event: { type } });
const scene = () => stage.scene.map((part) => part.event.type);
const ahead = () => stage.ahead.map((part) => part.event.type);
const advance = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  [hidden, still] = [false, false];
  moves = () => ({ hold: 100 });
  element = document.createElement("div");
  running = [];
  element.animate = () => {
    let settle: [() => void, (reason: Error) => void] = [() => undefined, () => undefined];
    const finished = new Promise<Animation>((resolve, reject) => (settle = [() => resolve({} as Animation), reject]));
    const animation = { finished, cancel: () => settle[1](new Error("cancelled")), finish: () => settle[0]() };
    running.push(animation);
    return animation as unknown as Animation;
  };
  stage = new Queue({ moves: (part) => moves(part), find: () => element, still: () => still, hidden: () => hidden });
});
afterEach(() => vi.useRealTimers());

test("parts are told one after the other, and the scene holds those told so far", async () => {
  stage.tell([makePart("roll"), makePart("bill")]);
  expect([scene(), ahead()]).toEqual([["roll"], ["bill"]]);
  await advance(100);
  expect([scene(), ahead()]).toEqual([["roll", "bill"], []]);
  await advance(100);
  expect(scene()).toEqual([]);
});

test("parts that arrive meanwhile are told afterwards", async () => {
  stage.tell([makePart("roll")]);
  stage.tell([makePart("close")]);
  expect(ahead()).toEqual(["close"]);
  await advance(100);
  expect(scene()).toEqual(["close"]);
});

test("a part waits until the animations before it have ended", async () => {
  moves = () => ({ moves: [{ key: "a", frames: [], timing: { duration: 300 } }] });
  stage.tell([makePart("roll"), makePart("bill")]);
  await advance(1000);
  expect(scene()).toEqual(["roll"]);
  running[0]!.finish();
  await advance(0);
  expect(scene()).toEqual(["roll", "bill"]);
});

test("skipping ends everything at once", async () => {
  moves = () => ({ moves: [{ key: "a", frames: [], timing: { duration: 300 } }] });
  stage.tell([makePart("roll")]);
  stage.tell([makePart("close")]);
  await advance(0);
  stage.skip();
  await advance(0);
  expect([scene(), ahead()]).toEqual([[], []]);
  stage.tell([makePart("bill")]);
  expect(scene()).toEqual(["bill"]);
});

test("a hidden page is told nothing, neither at the time nor later", async () => {
  stage.tell([makePart("roll")]);
  hidden = true;
  stage.tell([makePart("close")]);
  hidden = false;
  await advance(1000);
  expect([scene(), ahead()]).toEqual([[], []]);
});

test("a page that falls behind goes to the end and marks what has changed", async () => {
  moves = () => ({ hold: 100, changed: ["a"] });
  for (let number = 0; number <= MOST_WAITING; number++) stage.tell([makePart("roll", number)]);
  expect(scene()).toEqual([]);
  await advance(0);
  expect(element.hasAttribute("data-changed")).toBe(true);
  await advance(5000);
  expect(element.hasAttribute("data-changed")).toBe(false);
});

test("with reduced motion, all parts are shown at once, marked, and left to be read", async () => {
  still = true;
  moves = () => ({ moves: [{ key: "a", frames: [], timing: { duration: 300 } }], hold: 500 });
  stage.tell([makePart("roll"), makePart("bill")]);
  expect(scene()).toEqual(["roll", "bill"]);
  await advance(0);
  expect(running).toEqual([]);
  expect(element.hasAttribute("data-changed")).toBe(true);
  await advance(1000);
  expect(scene()).toEqual([]);
});
