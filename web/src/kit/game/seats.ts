/** The people around a table, as the reader sees them. */
import type { Reader, Player } from "../table";

/** The players clockwise from the reader, or from seat 0 for a watcher. */
export function clockwise(players: readonly Player[], seat: number | null): Player[] {
  return [...players.slice(seat ?? 0), ...players.slice(0, seat ?? 0)];
}

/** The states of a player in words, for screen readers. The game adds `more`, where `false` leaves one out. */
export function statesOf(reader: Reader, player: Player, ...more: (string | false)[]): string {
  return [
    ...more,
    player.who === "bot" && reader.say(`level-${player.level}`),
    player.presence !== "here" && reader.say(`page-presence-${player.presence}`),
    player.waiting && !player.chosen && reader.say("page-is-asked"),
  ]
    .filter((words) => words !== false)
    .join(", ");
}
