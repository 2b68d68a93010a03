/** The guide for a newcomer, which explains each kind of decision when it first comes. */
import type { TableClient } from "$kit/client.svelte";
import { currentWords } from "$kit/speech.svelte";
import type { Phased } from "$kit/table";

import * as stored from "../stored";

const PREFIX = "guide-";
/** The first and the last explanation. */
const [START, END] = ["start", "end"];

export class Guide {
  readonly #client: TableClient;
  readonly #table: string;
  readonly #seat: number;
  /** The moments that have been explained; `null`: there is no guide. */
  #seen = $state.raw<readonly string[] | null>(null);

  /** The moment to explain now; `null`: there is nothing to explain. */
  readonly moment: string | null = $derived.by(() => this.#moment());

  constructor(client: TableClient, table: string, seat: number) {
    [this.#client, this.#table, this.#seat] = [client, table, seat];
    this.#seen = stored.guide.get(table, seat);
  }

  /** Ends the current explanation: the reader has decided without it. */
  noteDecision(): void {
    if (this.moment !== END) this.markRead();
  }

  markRead(): void {
    if (this.moment === END) this.skip();
    else if (this.moment !== null) this.#keep([...(this.#seen ?? []), this.moment]);
  }

  /** Ends the guide. */
  skip(): void {
    this.#keep(null);
  }

  #moment(): string | null {
    const seen = this.#seen;
    if (seen === null) return null;
    if (this.#client.info?.status === "over") return END;
    if (!seen.includes(START)) return START;
    const { telling, view } = this.#client.playhead;
    const phase = this.#client.due && !telling && (view as Phased).phase;
    const known = currentWords()
      .keys.filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length));
    const unseen = known.filter((moment) => moment !== END && !seen.includes(moment));
    if (phase && unseen.includes(phase)) return phase;
    return unseen.length === 0 ? END : null;
  }

  #keep(seen: readonly string[] | null): void {
    this.#seen = seen;
    stored.guide.set(this.#table, this.#seat, seen);
  }
}
