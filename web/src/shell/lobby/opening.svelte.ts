/** Opening a table and going there. */
import { say } from "$kit/speech.svelte";

import * as api from "../api";
import { go, to } from "../router.svelte";
import * as stored from "../stored";

/** Whether a request is under way, and why the last one was refused. */
export interface RequestState {
  pending: boolean;
  refusal: api.ApiRefusal | null;
}

/** The seats of a quick game, if the game allows that many. */
const QUICK = 4;

/** The level at which bots play unless another is chosen. */
export function usualLevel(game: api.GameInfo): string {
  return game.bots.includes("regular") ? "regular" : (game.bots.at(-1) ?? "random");
}

/** A table where the reader plays against bots at once. */
export function quickTable(game: api.GameInfo): api.NewTable {
  const seats = Math.min(Math.max(QUICK, game.seats.least), game.seats.most);
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : usualLevel(game)));
  return { game: game.name, seats, name: stored.name.get() || say("default-name"), bots, start: true };
}

/** A table where a newcomer learns the game, against bots and at once. */
export function guidedTable(game: api.GameInfo): api.NewTable {
  return { ...quickTable(game), options: game.guided };
}

/** Opens a table, keeps the seat and goes there; a refusal stays in `request`. */
export async function openTable(table: api.NewTable, request: RequestState, guided = false): Promise<void> {
  await takeSeat(() => api.create(table), table.game, request, guided);
}

/** Takes a seat with `take`, keeps it and goes there; a refusal stays in `request`. */
export async function takeSeat(
  take: () => Promise<api.Seated>,
  game: string,
  request: RequestState,
  guided = false,
): Promise<void> {
  if (request.pending) return;
  request.pending = true;
  request.refusal = null;
  try {
    const { table, seat, token } = await take();
    stored.keep(table, seat, game, token);
    if (guided) stored.guide.set(table, seat, []);
    go(to.table(table, seat));
  } catch (no) {
    if (!(no instanceof api.ApiRefusal)) throw no;
    request.refusal = no;
  } finally {
    request.pending = false;
  }
}
