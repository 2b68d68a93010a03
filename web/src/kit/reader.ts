/** Who reads a table's sentences: the seat, the names by seat, and messages in the reader's language. */
export interface Reader {
  /** `fr`, `en`, `de` or `it`. */
  language: string;
  /** `null` for a watcher. */
  seat: number | null;
  names: string[];
  /** The message `key`, from the common catalogue or from this game's. */
  say: Say;
  /** The message `key` about the player in a seat: `$who` is `you` or `other`, and `$name` is the player's name. */
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

/** A truth value as an argument of a message. */
export const yes = (so: unknown): string => (so ? "yes" : "no");
