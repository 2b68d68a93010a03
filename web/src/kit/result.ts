/** How a game has ended, for the page that says so. */
import type { Reader } from "./reader";

export interface Placement {
  seat: number;
  /** From 1. */
  rank: number;
}

/** Everybody, the best first; `ranks` by seat. */
export function ranking(ranks: readonly number[]): Placement[] {
  return ranks.map((rank, seat) => ({ seat, rank })).sort((left, right) => left.rank - right.rank);
}

/** Who has won. */
export function winnersOf(seats: readonly Placement[]): Placement[] {
  return seats.filter(({ rank }) => rank === 1);
}

/** Who has won, as a sentence; a match has a message of its own. */
export function winSentence(reader: Reader, winners: readonly Placement[], message = "table-won"): string {
  const mine = winners.some(({ seat }) => seat === reader.seat);
  const others = winners.filter(({ seat }) => seat !== reader.seat).map(({ seat }) => reader.names[seat] ?? "");
  return reader.say(message, { who: mine ? "you" : "other", number: winners.length, names: reader.listed(others) });
}
