/** Legal words taken apart. */

/** What follows `verb` in the legal words that begin with it: for `bid` and `["pass", "bid 3"]`, `["3"]`. */
export function optionsOf(legal: readonly string[], verb: string): string[] {
  return legal.flatMap((word) => (word.startsWith(`${verb} `) ? [word.slice(verb.length + 1)] : []));
}
