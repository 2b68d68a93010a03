/** The parts of legal words. */

/** The options of `verb`, which follow it in the legal words: `["3"]` for `bid` and `["pass", "bid 3"]`. */
export function optionsOf(legal: readonly string[], verb: string): string[] {
  return legal.flatMap((word) => (word.startsWith(`${verb} `) ? [word.slice(verb.length + 1)] : []));
}
