import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { onceSettled, openPanel } from "./panels";

let start: number;

const settle = () => vi.waitFor(() => new Promise<void>((resolve) => onceSettled(resolve)));
const once = (event: string) => new Promise((resolve) => addEventListener(event, resolve, { once: true }));
const back = async () => {
  history.back();
  await once("popstate");
};

beforeEach(async () => {
  await settle();
  history.pushState(null, "", `#${Math.random()}`);
  start = history.length;
});

afterEach(() => vi.restoreAllMocks());

test("back closes one panel at a time, the top one first", async () => {
  const closed: string[] = [];
  openPanel(() => closed.push("menu"));
  openPanel(() => closed.push("question"));
  await back();
  expect(closed).toEqual(["question"]);
  await back();
  expect(closed).toEqual(["question", "menu"]);
});

test("a panel that the page closes leaves no history entry", async () => {
  const place = location.hash;
  const close = openPanel(() => undefined);
  close();
  await settle();
  expect(location.hash).toBe(place);
  location.hash = "next";
  await once("hashchange");
  await back();
  expect(location.hash).toBe(place);
});

test("a panel that replaces another takes over its entry", async () => {
  const first = openPanel(() => undefined);
  first();
  const second = openPanel(() => undefined);
  await settle();
  expect(history.length).toBe(start + 1);
  second();
  await settle();
});

/** Closes a panel and returns before the browser has removed its entry. */
async function beginLeaving() {
  const leaves = vi.spyOn(history, "go");
  openPanel(() => undefined)();
  await new Promise((resolve) => setTimeout(resolve));
  expect(leaves).toHaveBeenCalledTimes(1);
}

test("a panel that opens while an entry is being removed gets its own afterwards", async () => {
  await beginLeaving();
  const entries = vi.spyOn(history, "pushState");
  const close = openPanel(() => undefined);
  expect(entries).not.toHaveBeenCalled(); // the browser would remove it instead
  await settle();
  expect(entries).toHaveBeenCalledTimes(1);
  close();
  await settle();
});

test("a panel that is closed before it has an entry removes none", async () => {
  await beginLeaving();
  const entries = vi.spyOn(history, "pushState");
  openPanel(() => undefined)();
  await settle();
  expect(entries).not.toHaveBeenCalled();
  expect(history.go).toHaveBeenCalledTimes(1);
});
