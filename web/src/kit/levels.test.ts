import { beforeEach, expect, test, vi } from "vitest";

import { onceSettled, openLevel } from "./levels";

let start: number;

const settled = () => vi.waitFor(() => new Promise<void>((resolve) => onceSettled(resolve)));
const happens = (event: string) => new Promise((resolve) => addEventListener(event, resolve, { once: true }));
const back = async () => {
  history.back();
  await happens("popstate");
};

beforeEach(async () => {
  await settled();
  history.pushState(null, "", `#${Math.random()}`);
  start = history.length;
});

test("back closes the topmost level, one at a time", async () => {
  const closed: string[] = [];
  openLevel(() => closed.push("menu"));
  openLevel(() => closed.push("question"));
  await back();
  expect(closed).toEqual(["question"]);
  await back();
  expect(closed).toEqual(["question", "menu"]);
});

test("a level closed from within leaves nothing for back", async () => {
  const place = location.hash;
  const close = openLevel(() => undefined);
  close();
  await settled();
  expect(location.hash).toBe(place);
  location.hash = "next";
  await happens("hashchange");
  await back();
  expect(location.hash).toBe(place);
});

test("a level that gives way to another hands its entry on", async () => {
  const first = openLevel(() => undefined);
  first();
  const second = openLevel(() => undefined);
  await settled();
  expect(history.length).toBe(start + 1);
  second();
  await settled();
});
