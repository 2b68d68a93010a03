/** The people around a table, as the reader sees them. */
import type { Reader, Player } from "../table";

/** Everybody clockwise, beginning with the reader; for a watcher with the first seat. */
export function clockwise(players: readonly Player[], seat: number | null): Player[] {
  return [...players.slice(seat ?? 0), ...players.slice(0, seat ?? 0)];
}

/** What a picture shows of a player, in words for listeners; `more` is what the game adds, `false` if it is not so. */
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
