import { expect, test } from "vitest";

import { parse, search } from "./markdown";

const PAGE = `# Tidewater

A barge, a tide and a *little* luck.

## 4. Loading

**4.1** Lay a card on the barge (T3), as 5.2 says.

- **hold**: where the
  cargo lies.
- **tide**: what decides.

## 8. Rulings

**T3** *May it be empty?* No; see 4.1 and 9.9.

| What | Value |
| --- | --- |
| Cards | 1–2 |
`;

const blocks = parse(PAGE);

test("the id of a heading is its section, and that of a paragraph or ruling its number", () => {
  expect(blocks.map((block) => block.id)).toEqual(["h0", "p1", "4", "4.1", "p4", "p5", "8", "T3", "t8"]);
});

test("a number is a reference only if the page has such a paragraph", () => {
  const references = blocks.flatMap((block) =>
    block.kind === "paragraph"
      ? block.inline.filter((piece) => piece.kind === "reference").map((piece) => piece.text)
      : [],
  );
  expect(references).toEqual(["T3", "4.1"]);
});

test("a list has a block for each item, and a table its rows", () => {
  expect(blocks.filter((block) => block.kind === "item").map((block) => block.text)).toEqual([
    "hold: where the cargo lies.",
    "tide: what decides.",
  ]);
  expect(blocks.at(-1)).toMatchObject({ kind: "table", rows: [[[{ text: "Cards" }], [{ text: "1–2" }]]] });
});

test("a search ignores case and accents, and keeps the headings of what it finds", () => {
  expect(search(blocks, "BARGE empty").length).toBe(0);
  expect(search(blocks, "Bärge").map((block) => block.id)).toEqual(["h0", "p1", "4", "4.1"]);
  expect(search(blocks, "  ")).toEqual(blocks);
});
