import { expect, test } from "vitest";

import { ServerTime } from "./time";

function makeTime() {
  const local = { now: 0 };
  const time = new ServerTime(() => local.now);
  /** A question with a round trip of `took` milliseconds, to a server that is `ahead` by this many seconds. */
  const ask = (there: number, back: number, ahead: number) => {
    const sent = local.now;
    const answered = (sent + there) / 1000 + ahead;
    local.now += there + back;
    time.measure(sent, answered);
  };
  return { local, time, ask };
}

test("before anything is measured there is no time, and none after what was measured is forgotten", () => {
  const { time, ask } = makeTime();
  expect(time.now()).toBeNull();
  ask(10, 10, 1000);
  time.forget();
  expect(time.now()).toBeNull();
});

test("the way is halved", () => {
  const { local, time, ask } = makeTime();
  ask(250, 250, 1000);
  expect(time.now()).toBeCloseTo(local.now / 1000 + 1000, 9);
});

test("the quickest way counts", () => {
  const { local, time, ask } = makeTime();
  ask(20, 20, 1000);
  ask(900, 10, 1000);
  expect(time.now()).toBeCloseTo(local.now / 1000 + 1000, 9);
});

test("what was measured long ago is forgotten", () => {
  const { local, time, ask } = makeTime();
  ask(1, 1, 500);
  for (let again = 0; again < 8; again += 1) ask(30, 30, 1000);
  expect(time.now()).toBeCloseTo(local.now / 1000 + 1000, 9);
});

test("time goes on between two ways", () => {
  const { local, time, ask } = makeTime();
  ask(10, 10, 1000);
  local.now += 3500;
  expect(time.now()).toBeCloseTo(local.now / 1000 + 1000, 9);
});

test("after a sleep in which the local time stood still the quicker way from before does not count", () => {
  const { local, time, ask } = makeTime();
  ask(1, 1, 1000);
  ask(100, 100, 1004);
  expect(time.now()).toBeCloseTo(local.now / 1000 + 1004, 9);
});

test("a slow way that leaves all as it was takes nothing from a quick one", () => {
  const { local, time, ask } = makeTime();
  ask(1, 1, 1000);
  ask(4000, 1, 1000);
  expect(time.now()).toBeCloseTo(local.now / 1000 + 1000, 9);
});

test("a listener hears of measurements until it unsubscribes", () => {
  const { local, time, ask } = makeTime();
  const heard: number[] = [];
  const unsubscribe = time.onMeasure(() => heard.push(time.now()! - local.now / 1000));
  ask(10, 10, 1000);
  unsubscribe();
  ask(10, 10, 1000);
  expect(heard).toEqual([1000]);
});
