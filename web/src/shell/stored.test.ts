import { afterAll, beforeEach, expect, test } from "vitest";

// What pages of an earlier version have left in browsers; see the README.md beside it.
import old from "../../../tests/old/page.json";
import { read } from "./router.svelte";
import * as stored from "./stored";

beforeEach(() => localStorage.clear());
afterAll(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function restore(number: number): Record<string, string> {
  const local = { ...old.local[number] } as Record<string, string>;
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
  return local;
}

test.each(old.local.map((_, number) => number))("the seats that an older page has stored are found (%i)", (number) => {
  const local = restore(number);
  expect(stored.tables().length).toBeGreaterThan(0);
  for (const { table, seat, game, at } of stored.tables()) {
    expect(stored.token(table, seat)).toBe(local[`comptoir:seat:${table}:${seat}`]);
    expect([typeof game, typeof at]).toEqual(["string", "number"]);
  }
});

test("the name, the settings and the last step seen that an older page has stored are found", () => {
  restore(0);
  expect(stored.language.get()).toBe("en");
  expect(stored.muted.get()).toBe(true);
  expect(stored.tables().map(({ table, seat }) => stored.seen.get(table, seat))).toEqual([24]);
  localStorage.clear();
  restore(1);
  expect(stored.name.get()).toBe("Ben");
  restore(4);
  expect(stored.tables().map(({ table, seat }) => stored.guide.get(table, seat))).toEqual([["", "start", "order"]]);
});

test("a tab that was asking for a seat keeps its id", () => {
  for (const [key, value] of Object.entries(old.session)) sessionStorage.setItem(key, value);
  expect(stored.joinId.get("YBKX4ZVT")).toBe("11218df0c90855740b3aa101");
});

test("old addresses lead where they led", () => {
  expect(old.addresses.map((address) => read(`#${address}`))).toEqual([
    { page: "lobby" },
    { page: "table", table: "50b12078054f8fbc", seat: 2 },
    { page: "join", code: "YBKX4ZVT" },
  ]);
});
