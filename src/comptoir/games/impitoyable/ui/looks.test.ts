import { expect, test } from "vitest";

import { KNOWN, lookOf } from "./looks";

test("no two adventurers look alike, whatever their colours", () => {
  const shapes = KNOWN.map((name) => {
    const { hat, hair, beard, extra } = lookOf(name);
    return [hat, hair, beard, extra].join("/");
  });
  expect(KNOWN).toHaveLength(29);
  expect(new Set(shapes).size).toBe(KNOWN.length);
});

test("somebody from another box borrows a look, always the same", () => {
  expect(lookOf("calamity-jo")).toEqual(lookOf("calamity-jo"));
});
