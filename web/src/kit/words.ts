/** Messages in one language, from the same Fluent catalogues as in the terminal. */
import { FluentBundle, type FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Reader, Values } from "./reader";

export const LANGUAGES = ["fr", "en", "de", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const OWN_NAMES: Record<Language, string> = { fr: "Français", en: "English", de: "Deutsch", it: "Italiano" };

/** A message catalogue, parsed when the page was built. */
export type Catalogue = Pick<FluentResource, "body">;

export class Words {
  readonly #bundle: FluentBundle;
  readonly #list: Intl.ListFormat;
  readonly #percent: Intl.NumberFormat;
  /** The keys of all messages, in the order of the catalogues. */
  readonly keys: readonly string[];

  /** If several `catalogues` have a message, the last one wins. */
  constructor(
    readonly language: Language,
    catalogues: readonly Catalogue[],
  ) {
    // Only names in another writing direction are isolated; see `isolate`.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const catalogue of catalogues) this.#bundle.addResource(catalogue, { allowOverrides: true });
    this.#list = new Intl.ListFormat(language === "en" ? "en-GB" : language);
    this.#percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
    this.keys = catalogues.flatMap(({ body }) => body.map((entry) => entry.id));
  }

  has = (key: string): boolean => this.#pattern(key) !== null;

  /** The message `key`; `key.attribute` is one of its variants. A missing one shows as its key. */
  say = (key: string, values: Values = {}): string => {
    const pattern = this.#pattern(key);
    if (pattern === null) return key;
    const named: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(values)) named[name.replaceAll("_", "-")] = value;
    return this.#bundle.formatPattern(pattern, named, []);
  };

  /** The sentence for a refusal. */
  refusal = (code: string, values: Values = {}): string => {
    const key = `refusal-${code}`;
    // The cause is a code, too.
    const { why } = values;
    if (typeof why === "string" && this.has(`refusal-${why}`)) values = { ...values, why: this.refusal(why) };
    return this.has(key) ? this.say(key, values) : this.say("refusal-unexpected", { code });
  };

  listed = (items: readonly string[]): string => this.#list.format(items);

  percent = (chance: string | number): string => this.#percent.format(fraction(chance));

  #pattern(key: string) {
    const [name = "", attribute] = key.split(".");
    const message = this.#bundle.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }
}

/** A chance such as `"3/8"` as a number; takes a number, too. */
export function fraction(chance: string | number): number {
  const [over = 0, under = 1] = String(chance).split("/").map(Number);
  return over / under;
}

/** The reader in `seat`, or a watcher if it is `null`; `names` by seat. */
export function readerOf(words: Words, seat: number | null, names: readonly string[]): Reader {
  const shown = names.map(isolate);
  return {
    language: words.language,
    seat,
    names: shown,
    say: words.say,
    of: (key, about, values = {}) =>
      words.say(key, { ...values, who: about === seat ? "you" : "other", name: shown[about] ?? "" }),
    name: (about) => (about === seat ? words.say("you") : (shown[about] ?? "")),
    listed: words.listed,
    percent: words.percent,
  };
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The name, isolated if it is written from right to left, which would reorder the sentence around it. */
export function isolate(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/** The first of the wanted languages that Comptoir speaks; otherwise English. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => language === tag.toLowerCase().split("-")[0]);
    if (found) return found;
  }
  return "en";
}
