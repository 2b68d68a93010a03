import { expect, test, vi } from "vitest";

import type { Part } from "$kit/table";

import { moves } from "./moves";
import type { Setup, Story } from "./types";

const setup = {} as Setup;
const part = (event: Story): Part<Story> => ({ seq: 0, actor: 0, event, sentences: [], changes: {} });

test.each<Story>([
  { type: "rolled", cup: "ab", faces: [9, 0] },
  { type: "credited", seat: 1, mugs: 3, why: "order", total: 3 },
  { type: "credited", seat: 1, mugs: -3, why: "greediest", total: 0 },
])("$type is measured only once the page shows it", (event) => {
  const measure = vi.spyOn(document, "querySelector");
  const moving = moves(part(event), setup)?.moves ?? [];
  expect(measure).not.toHaveBeenCalled();
  for (const { frames } of moving) if (typeof frames === "function") frames();
  expect(measure).toHaveBeenCalled();
  measure.mockRestore();
});

test("mugs that are lost slide back the way they came", () => {
  const frames = (mugs: number) => {
    const told = moves(part({ type: "credited", seat: 1, mugs, why: "modest", total: 0 }), setup)?.moves ?? [];
    const slide = told.find(({ key }) => key === "fly-1")?.frames;
    return typeof slide === "function" ? slide().map(({ translate }) => translate) : [];
  };
  expect(frames(3)).toHaveLength(4);
  expect(frames(-3)).toEqual(frames(3).reverse());
  expect(frames(0)).toEqual([]);
});
