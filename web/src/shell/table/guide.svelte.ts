/** What a newcomer is told: the first time each kind of moment comes, what it is and what may be done. */
import type { TableClient } from "$kit/client.svelte";
import { currentWords } from "$kit/speech.svelte";
import type { Phased } from "$kit/table";

import * as stored from "../stored";

const PREFIX = "guide-";
/** Told before anything else, and after all the rest. */
const [START, END] = ["start", "end"];

export class Guide {
  readonly #client: TableClient;
  readonly #table: string;
  readonly #seat: number;
  /** The moments that have been explained; `null`: there is no guide. */
  #seen = $state.raw<readonly string[] | null>(null);

  /** What is explained now. */
  readonly moment: string | null = $derived.by(() => this.#moment());

  constructor(client: TableClient, table: string, seat: number) {
    [this.#client, this.#table, this.#seat] = [client, table, seat];
    this.#seen = stored.guide.get(table, seat);
  }

  /** The reader has decided, and needs no more explanation of that. */
  decided(): void {
    if (this.moment !== END) this.read();
  }

  read(): void {
    if (this.moment === END) this.skip();
    else if (this.moment !== null) this.#keep([...(this.#seen ?? []), this.moment]);
  }

  /** The reader wants no guide (any more). */
  skip(): void {
    this.#keep(null);
  }

  #moment(): string | null {
    const seen = this.#seen;
    if (seen === null) return null;
    if (this.#client.info?.status === "over") return END;
    if (!seen.includes(START)) return START;
    const phase = this.#client.due && (this.#client.view as Phased).phase;
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
