/** The result of a game, as the page shows it. */
import type { Reader } from "./reader";

export interface Placement {
  seat: number;
  /** From 1, equal for a tie. */
  rank: number;
}

/** All seats, the best first; `ranks` by seat. */
export function ranking(ranks: readonly number[]): Placement[] {
  return ranks.map((rank, seat) => ({ seat, rank })).sort((left, right) => left.rank - right.rank);
}

export function winnersOf(seats: readonly Placement[]): Placement[] {
  return seats.filter(({ rank }) => rank === 1);
}

/** The sentence that says who has won; a match has a message of its own. */
export function winSentence(reader: Reader, winners: readonly Placement[], message = "table-won"): string {
  const mine = winners.some(({ seat }) => seat === reader.seat);
  const others = winners.filter(({ seat }) => seat !== reader.seat).map(({ seat }) => reader.names[seat] ?? "");
  return reader.say(message, { who: mine ? "you" : "other", number: winners.length, names: reader.listed(others) });
}
