/** How a game has ended, for the page that says so. */
import type { Chair } from "./chair";

export interface Placed {
  seat: number;
  /** From 1. */
  rank: number;
}

/** Everybody, the best first; `ranks` by seat. */
export function ranking(ranks: readonly number[]): Placed[] {
  return ranks.map((rank, seat) => ({ seat, rank })).sort((left, right) => left.rank - right.rank);
}

/** Who has won. */
export function winnersOf(seats: readonly Placed[]): Placed[] {
  return seats.filter(({ rank }) => rank === 1);
}

/** Who has won, as a sentence; a match has a message of its own. */
export function winSentence(chair: Chair, winners: readonly Placed[], message = "table-won"): string {
  const mine = winners.some(({ seat }) => seat === chair.seat);
  const others = winners.filter(({ seat }) => seat !== chair.seat).map(({ seat }) => chair.names[seat] ?? "");
  return chair.say(message, { who: mine ? "you" : "other", number: winners.length, names: chair.listed(others) });
}
