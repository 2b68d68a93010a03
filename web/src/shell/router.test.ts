import { expect, test } from "vitest";

import { read, to } from "./router.svelte";

test.each([
  ["", { page: "lobby" }],
  [to.lobby, { page: "lobby" }],
  [to.join("7BF0 1PSB"), { page: "join", code: "7BF0 1PSB" }],
  [to.table("a/b", 2), { page: "table", table: "a/b", seat: 2 }],
  [to.watch("s_-"), { page: "watch", secret: "s_-" }],
  ["#/rules/tidewater/T3", { page: "rules", game: "tidewater", place: "T3" }],
  [to.replay("t", 0), { page: "replay", table: "t", seat: 0 }],
  [to.watchReplay("s_-"), { page: "replay", secret: "s_-" }],
  ["#/t/table/first", { page: "nowhere" }],
  ["#/join", { page: "nowhere" }],
  ["#/join/%zz", { page: "join", code: "%zz" }],
])("%s leads to its route", (fragment, route) => {
  expect(read(fragment)).toEqual(route);
});
