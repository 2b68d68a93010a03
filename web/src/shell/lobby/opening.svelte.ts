/** Opening a table and going there. */
import { say } from "$kit/speech.svelte";

import * as api from "../api";
import { go, to } from "../router.svelte";
import * as stored from "../stored";

/** Whether a request is under way, and why the last one was refused. */
export interface Busy {
  now: boolean;
  no: api.ApiRefusal | null;
}

/** The seats of a quick game, if the game allows that many. */
const QUICK = 4;

/** The level at which bots play unless another is chosen. */
export function usual(game: api.GameInfo): string {
  return game.bots.includes("regular") ? "regular" : (game.bots.at(-1) ?? "random");
}

/** A table at which the reader plays against bots, at once. */
export function against(game: api.GameInfo): api.NewTable {
  const seats = Math.min(Math.max(QUICK, game.seats.least), game.seats.most);
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : usual(game)));
  return { game: game.name, seats, name: stored.name.get() || say("default-name"), bots, start: true };
}

/** A table at which a newcomer learns the game, against bots and at once. */
export function learning(game: api.GameInfo): api.NewTable {
  return { ...against(game), options: game.guided };
}

/** Opens a table, keeps the seat and goes there; a refusal stays in `busy`. */
export async function open(table: api.NewTable, busy: Busy, guided = false): Promise<void> {
  await taking(() => api.create(table), table.game, busy, guided);
}

/** Takes a seat in some way, keeps it and goes there. */
export async function taking(take: () => Promise<api.Seated>, game: string, busy: Busy, guided = false): Promise<void> {
  if (busy.now) return;
  busy.now = true;
  busy.no = null;
  try {
    const { table, seat, token } = await take();
    stored.keep(table, seat, game, token);
    if (guided) stored.guide.set(table, seat, []);
    go(to.table(table, seat));
  } catch (no) {
    if (!(no instanceof api.ApiRefusal)) throw no;
    busy.no = no;
  } finally {
    busy.now = false;
  }
}
