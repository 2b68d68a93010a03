import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Clock } from "../protocol";
import { Countdown } from "./countdown.svelte";
import { ServerTime } from "./time";

const START = 1000;

let time: ServerTime;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "Date"] });
  time = new ServerTime();
  time.measure(performance.now(), START);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A countdown whose first position begins in one second; `falls` more follow, one every three seconds. */
function countdown(falls: number): Countdown {
  const pressers = [{ seat: 2, since: 1, word: "take" }];
  return new Countdown({ at: 40, since: START + 1, wait: 3, falls, pressers } as Clock, time);
}

test("no position is shown until the server's time has been measured", () => {
  time = new ServerTime();
  const clock = countdown(2);
  vi.advanceTimersByTime(60_000);
  expect([clock.at, clock.word(2)]).toEqual([null, null]);
  time.measure(performance.now(), START + 5);
  expect([clock.at, clock.left]).toEqual([41, 2]);
  vi.advanceTimersByTime(2000);
  expect(clock.at).toBe(42);
});

test("each measurement corrects the position, forwards or back", () => {
  time = new ServerTime();
  const sent = performance.now();
  vi.advanceTimersByTime(4000);
  time.measure(sent, START + 9); // the slowest case: the way there took all the time
  const clock = countdown(2);
  expect(clock.at).toBe(42);
  time.measure(performance.now(), START + 9);
  expect(clock.at).toBe(42);
  time.measure(performance.now(), START + 5);
  expect(clock.at).toBe(41);
  vi.advanceTimersByTime(2000);
  expect(clock.at).toBe(42);
});

test("the date of the device has no effect", () => {
  const clock = countdown(2);
  vi.advanceTimersByTime(1000);
  for (const date of [0, 4e12]) {
    vi.setSystemTime(date);
    vi.advanceTimersByTime(1500);
  }
  expect(clock.at).toBe(41);
});

test("a countdown that has ended or stopped sets no timer", () => {
  const [ended, stopped] = [countdown(2), countdown(2)];
  ended.end();
  stopped.stop(41);
  time.measure(performance.now(), START + 8);
  expect([ended.at, stopped.at, vi.getTimerCount()]).toEqual([null, 41, 0]);
});

test("each position is shown while it lasts, and the last one stays", () => {
  const clock = countdown(2);
  const seen = Array.from({ length: 12 }, () => {
    vi.advanceTimersByTime(1000);
    return clock.at;
  });
  expect(seen).toEqual([40, 40, 40, 41, 41, 41, 42, 42, 42, 42, 42, 42]);
});

test("no position is shown before the first, and each says how long it lasts", () => {
  const clock = countdown(1);
  expect(clock.at).toBeNull();
  vi.advanceTimersByTime(1000);
  expect([clock.at, clock.left]).toEqual([40, 3]);
});

test("going, going once, going twice", () => {
  const clock = countdown(0);
  vi.advanceTimersByTime(1000);
  const heard = [clock.going];
  for (let third = 0; third < 4; third += 1) {
    vi.advanceTimersByTime(1000);
    heard.push(clock.going);
  }
  expect(heard).toEqual([0, 1, 2, 2, 2]);
});

test("the countdown wakes only when it changes", () => {
  const clock = countdown(1);
  const looks = vi.spyOn(globalThis, "setTimeout");
  vi.advanceTimersByTime(60_000);
  expect([clock.at, clock.going]).toEqual([41, 2]);
  expect(looks.mock.calls.length).toBeLessThan(9);
  expect(vi.getTimerCount()).toBe(0);
});

test("a seat has a word for its press from the first position in which it may press", () => {
  const clock = countdown(2);
  vi.advanceTimersByTime(1000);
  expect(clock.word(2)).toBeNull();
  vi.advanceTimersByTime(3000);
  expect([clock.word(2), clock.word(1), clock.word(null)]).toEqual(["take", null, null]);
});

test("after a press, the countdown stays on that position", () => {
  const clock = countdown(2);
  vi.advanceTimersByTime(4500);
  clock.stop(40);
  vi.advanceTimersByTime(9000);
  expect([clock.at, clock.stopped, clock.word(2)]).toEqual([40, true, null]);
});
