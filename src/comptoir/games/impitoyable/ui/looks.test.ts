import { expect, test } from "vitest";

import { KNOWN, lookOf } from "./looks";

test("no two adventurers look alike, even without colours", () => {
  const shapes = KNOWN.map((name) => {
    const { hat, hair, beard, extra } = lookOf(name);
    return [hat, hair, beard, extra].join("/");
  });
  expect(KNOWN).toHaveLength(29);
  expect(new Set(shapes).size).toBe(KNOWN.length);
});

test("an adventurer from another box always borrows the same look", () => {
  expect(lookOf("calamity-jo")).toEqual(lookOf("calamity-jo"));
});
