import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import { fraction, isolate, preferredLanguage, readerOf, Words } from "./words";

const words = new Words("en", [
  new FluentResource(`
sails = { $who ->
    [you] You sail.
   *[other] { $name } sails.
}
cargo =
    .one = { $number } crate
refusal-late = Too late: { $why }
refusal-tide = the tide is out.
refusal-unexpected = No ({ $code }).
`),
  new FluentResource("game = The tide\n"),
]);

test("a message, or one of its variants", () => {
  expect(words.say("game")).toBe("The tide");
  expect(words.say("cargo.one", { number: 3 })).toBe("3 crate");
  expect(words.say("missing")).toBe("missing");
});

test("a sentence about the reader says you", () => {
  const reader = readerOf(words, 1, ["Ann", "Ben"]);
  expect([reader.of("sails", 0), reader.of("sails", 1)]).toEqual(["Ann sails.", "You sail."]);
});

test("a refusal gives its cause, and an unknown one its code", () => {
  expect(words.refusal("late", { why: "tide" })).toBe("Too late: the tide is out.");
  expect(words.refusal("strange")).toBe("No (strange).");
});

test("names are shown as they were typed, and cannot reorder the sentence", () => {
  expect(isolate("L'Ours d'Ô")).toBe("L'Ours d'Ô");
  expect(isolate("דנה")).toBe("\u2068דנה\u2069");
});

test("the first wanted language that Comptoir speaks is preferred", () => {
  expect([preferredLanguage(["nl", "de-AT", "fr"]), preferredLanguage(["pt"]), preferredLanguage([])]).toEqual([
    "de",
    "en",
    "en",
  ]);
});

test("a chance is a fraction or a number", () => {
  expect([fraction("3/8"), fraction(0.5), words.percent("3/8")]).toEqual([0.375, 0.5, "38%"]);
});
