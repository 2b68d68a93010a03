import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import type { Sentence } from "../protocol";
import { lineOf, linesOf, write } from "./sentences";
import type { GameUi, Part } from "./table";
import { readerOf, Words } from "./words";

const words = new Words("en", [
  new FluentResource(`
you = you
sails = { $who ->
    [you] You sail with { $goods }.
   *[other] { $name } sails with { $goods }.
}
amber = amber
pays = { $to ->
    [you] { $name } pays you { $coins }.
   *[other] { $name } pays { $to-name } { $coins }.
}
sinks = One barge in three sinks: { $chance }.
`),
]);
const ann = readerOf(words, 0, ["Ann", "Ben", "Cleo"]);
const sentence = (key: string, rest: Partial<Sentence> = {}): Sentence => ({ type: "sentence", key, ...rest });
const player = (seat: number) => ({ type: "player" as const, seat });

test("a sentence is about a player, who may be the reader", () => {
  const goods = { goods: sentence("amber") };
  expect(write(ann, sentence("sails", { about: 0, arguments: goods }))).toBe("You sail with amber.");
  expect(write(ann, sentence("sails", { about: 1, arguments: goods }))).toBe("Ben sails with amber.");
});

test("a player whom a sentence mentions may be the reader, too", () => {
  expect(write(ann, sentence("pays", { about: 1, arguments: { to: player(0), coins: 3 } }))).toBe("Ben pays you 3.");
  expect(write(ann, sentence("pays", { about: 1, arguments: { to: player(2), coins: 3 } }))).toBe("Ben pays Cleo 3.");
});

test("several things are a list, and a chance is in per cent", () => {
  const list = { goods: [player(0), player(2), sentence("amber")] };
  expect(write(ann, sentence("sails", { about: 1, arguments: list }))).toBe("Ben sails with you, Cleo and amber.");
  expect(write(ann, sentence("sinks", { arguments: { chance: { type: "chance", of: "1/3" } } }))).toContain("33");
});

test("the same news is good for one reader and bad for another", () => {
  const news = sentence("amber", { tone: "quiet", glad: 0, sad: 1 });
  const tones = [0, 1, 2, null].map((seat) => lineOf(readerOf(words, seat, []), news).tone);
  expect(tones).toEqual(["good", "bad", "quiet", "quiet"]);
});

test("the page may say more than the sentences, and screen readers may hear of a part by other means", () => {
  const part: Part = { seq: 0, actor: 0, event: { type: "sail" }, sentences: [sentence("amber")], changes: {} };
  const ui = { tell: () => [{ words: "First!" }], isHeard: () => true } as unknown as GameUi;
  expect(linesOf(ui, ann, part, {})).toEqual([{ words: "First!" }, { words: "amber", tone: "plain", heard: true }]);
});
