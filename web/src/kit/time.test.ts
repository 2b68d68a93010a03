import { expect, test } from "vitest";

import { ServerTime } from "./time";

function makeTime() {
  const local = { now: 0 };
  const time = new ServerTime(() => local.now);
  /** Measures a server that is `ahead` seconds ahead: the way there takes `there` milliseconds, the way back `back`. */
  const ask = (there: number, back: number, ahead: number) => {
    const sent = local.now;
    const answered = (sent + there) / 1000 + ahead;
    local.now += there + back;
    time.measure(sent, answered);
  };
  return { local, time, ask };
}

test("there is no time before the first measurement, nor after all have been forgotten", () => {
  const { time, ask } = makeTime();
  expect(time.now()).toBeNull();
  ask(10, 10, 1000);
  time.forget();
  expect(time.now()).toBeNull();
});

test("half of the round trip counts as the way back", () => {
  const { local, time, ask } = makeTime();
  ask(250, 250, 1000);
  expect(time.now()).toBeCloseTo(local.now / 1000 + 1000, 9);
});

test("the fastest round trip counts", () => {
  const { local, time, ask } = makeTime();
  ask(20, 20, 1000);
  ask(900, 10, 1000);
  expect(time.now()).toBeCloseTo(local.now / 1000 + 1000, 9);
});

test("old measurements are forgotten", () => {
  const { local, time, ask } = makeTime();
  ask(1, 1, 500);
  for (let again = 0; again < 8; again += 1) ask(30, 30, 1000);
  expect(time.now()).toBeCloseTo(local.now / 1000 + 1000, 9);
});

test("time goes on between two measurements", () => {
  const { local, time, ask } = makeTime();
  ask(10, 10, 1000);
  local.now += 3500;
  expect(time.now()).toBeCloseTo(local.now / 1000 + 1000, 9);
});

test("a measurement from before a sleep no longer counts, even if it was faster", () => {
  const { local, time, ask } = makeTime();
  ask(1, 1, 1000);
  ask(100, 100, 1004);
  expect(time.now()).toBeCloseTo(local.now / 1000 + 1004, 9);
});

test("a slow measurement does not replace a fast one that it agrees with", () => {
  const { local, time, ask } = makeTime();
  ask(1, 1, 1000);
  ask(4000, 1, 1000);
  expect(time.now()).toBeCloseTo(local.now / 1000 + 1000, 9);
});

test("a listener is called after each measurement until it unsubscribes", () => {
  const { local, time, ask } = makeTime();
  const heard: number[] = [];
  const unsubscribe = time.onMeasure(() => heard.push(time.now()! - local.now / 1000));
  ask(10, 10, 1000);
  unsubscribe();
  ask(10, 10, 1000);
  expect(heard).toEqual([1000]);
});
