import { expect, test } from "vitest";

import { optionsOf } from "./answers";

test("the options of a verb follow it, and only whole verbs count", () => {
  expect(optionsOf(["dish sea-bass", "dish platter", "display 1", "pass"], "dish")).toEqual(["sea-bass", "platter"]);
  expect(optionsOf(["pass"], "pass")).toEqual([]);
});
