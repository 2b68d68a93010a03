import { expect, test } from "vitest";

import { ServerTime } from "./time";

function measuring() {
  const local = { now: 0 };
  const time = new ServerTime(() => local.now);
  /** A question on a way of so many milliseconds, to a server that is ahead by so many seconds. */
  const ask = (there: number, back: number, ahead: number) => {
    const sent = local.now;
    const answered = (sent + there) / 1000 + ahead;
    local.now += there + back;
    time.measured(sent, answered);
  };
  return { local, time, ask };
}

test("the way is halved", () => {
  const { local, time, ask } = measuring();
  ask(250, 250, 1000);
  expect(time.now()).toBeCloseTo(local.now / 1000 + 1000, 9);
});

test("the quickest way counts", () => {
  const { local, time, ask } = measuring();
  ask(20, 20, 1000);
  ask(900, 10, 1000);
  expect(time.now()).toBeCloseTo(local.now / 1000 + 1000, 9);
});

test("what was measured long ago is forgotten", () => {
  const { local, time, ask } = measuring();
  ask(1, 1, 500);
  for (let again = 0; again < 8; again += 1) ask(30, 30, 1000);
  expect(time.now()).toBeCloseTo(local.now / 1000 + 1000, 9);
});

test("time goes on between two ways", () => {
  const { local, time, ask } = measuring();
  ask(10, 10, 1000);
  local.now += 3500;
  expect(time.now()).toBeCloseTo(local.now / 1000 + 1000, 9);
});
