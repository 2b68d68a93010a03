import { expect, test, vi } from "vitest";

import { moves } from "./moves";
import type { Setup, Story } from "./types";

const setup = { components: { columns: 4 } } as Setup;
const slot = { row: 1, column: 1 };

test.each<Story>([
  { type: "hat", seat: 1, fields: 2, to: 5, why: "won" },
  { type: "filled", hole: slot, card: { row: 2, column: 3 } },
  { type: "laid", seat: 1, slots: [slot] },
])("$type is measured only once the page shows it", (event) => {
  const measure = vi.spyOn(document, "querySelector");
  const moving = moves({ seq: 0, actor: 0, event, sentences: [], changes: {} }, setup)?.moves ?? [];
  expect(measure).not.toHaveBeenCalled();
  for (const { frames } of moving) if (typeof frames === "function") frames();
  expect(measure).toHaveBeenCalled();
  measure.mockRestore();
});
