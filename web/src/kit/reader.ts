/** Who looks at the table: the seat, the names by seat, and the words of the reader's language. */
export interface Reader {
  /** `fr`, `en`, `de` or `it`. */
  language: string;
  seat: number | null;
  names: string[];
  /** The message `key`: the words common to all games and those of this game. */
  say: Say;
  /** The message `key` about a player: `$who` is `you` for the reader's seat, else `other`; `$name`. */
  of: (key: string, seat: number, values?: Values) => string;
  /** What a player is called in a list or a heading: `you`, or the name. */
  name: (seat: number) => string;
  /** `a, b and c`. */
  listed: (items: string[]) => string;
  /** A chance as a percentage; takes `"3/8"` as the server writes it, or a number from 0 to 1. */
  percent: (chance: string | number) => string;
}

export type Values = Record<string, string | number>;
export type Say = (key: string, values?: Values) => string;

/** How a message takes a yes or no. */
export const yes = (so: unknown): string => (so ? "yes" : "no");
