import { afterEach, beforeEach, expect, test, vi } from "vitest";

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

afterEach(() => vi.restoreAllMocks());

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

/** Closes a level: the browser has been asked to remove its entry and has not done so yet. */
async function leaving() {
  const leaves = vi.spyOn(history, "go");
  openLevel(() => undefined)();
  await new Promise((resolve) => setTimeout(resolve));
  expect(leaves).toHaveBeenCalledTimes(1);
}

test("a level that opens while another is being taken from the history gets its entry afterwards", async () => {
  await leaving();
  const entries = vi.spyOn(history, "pushState");
  const close = openLevel(() => undefined);
  expect(entries).not.toHaveBeenCalled(); // or the browser might take that one
  await settled();
  expect(entries).toHaveBeenCalledTimes(1);
  close();
  await settled();
});

test("a level that is closed before it has an entry takes none away", async () => {
  await leaving();
  const entries = vi.spyOn(history, "pushState");
  openLevel(() => undefined)();
  await settled();
  expect(entries).not.toHaveBeenCalled();
  expect(history.go).toHaveBeenCalledTimes(1);
});
