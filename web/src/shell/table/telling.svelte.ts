/** How a table's story reaches the reader: in the queue for the eye, in sentences for the ear and the log. */
import type { TableClient } from "$kit/client.svelte";
import { announce } from "$kit/live.svelte";
import type { Entry } from "$kit/Log.svelte";
import { letterOf, displayName } from "$kit/names";
import { spoken } from "$kit/speech.svelte";
import { onPage, type Queue } from "$kit/stage.svelte";
import type { Chair, GameUi, Line, Phased, Player, Told } from "$kit/table";
import { chair } from "$kit/words";

export class Telling {
  /** The element that contains everything that moves. */
  root: HTMLElement | null = null;
  readonly stage: Queue<Told["event"]>;
  readonly #client: TableClient;
  readonly #ui: GameUi;

  /** The same object until somebody comes, goes or changes name, whatever else changes at the table. */
  readonly #seats = $derived.by(() => this.#client.info?.seats);
  readonly chair: Chair = $derived.by(() => chair(spoken(), this.#client.seat, this.#names()));
  /** The sentences of each step, put into words once for a chair. */
  readonly #written: WeakMap<Told, Entry> = $derived.by(() => {
    void this.chair;
    return new WeakMap();
  });
  readonly players: Player[] = $derived.by(() => this.#players());
  readonly entries: Entry[] = $derived.by(() => this.#entries());
  /** What can be read again: where people have to remember for themselves, only what follows the last heading. */
  readonly log: Entry[] = $derived(this.#forgets() ? sinceHeading(this.entries) : this.entries);
  /** The sentence for what is told now, or was told last. */
  readonly last: Line | null = $derived.by(() => this.#last());

  constructor(ui: GameUi, client: TableClient) {
    this.#ui = ui;
    this.#client = client;
    this.stage = onPage(
      () => this.root,
      (told) => ui.moves(told, client.setup),
    );
  }

  arrived(parts: readonly Told[]): void {
    this.stage.tell(parts);
    const lines = parts.flatMap((told) => this.#lines(told));
    for (const line of lines) if (!line.heard) announce(line.words);
  }

  /** Back after an absence: what was missed is in the log, not on the stage. */
  back(): void {
    this.stage.skip();
  }

  #entry(told: Told): Entry {
    const written = this.#written;
    let entry = written.get(told);
    if (!entry) {
      entry = { seq: told.seq, lines: this.#ui.tell(this.chair, told, this.#client.setup) };
      written.set(told, entry);
    }
    return entry;
  }

  #lines(told: Told): Line[] {
    return this.#entry(told).lines;
  }

  #entries(): Entry[] {
    return this.#client.told.map((told) => this.#entry(told)).filter(({ lines }) => lines.length > 0);
  }

  #forgets(): boolean {
    const view = this.#client.view as Phased | null;
    return view?.memory === null && this.#client.info?.status === "playing";
  }

  #last(): Line | null {
    const told = this.stage.scene.length > 0 ? this.stage.scene : this.#client.told.slice(-30);
    for (const one of [...told].reverse()) {
      const line = this.#lines(one).at(-1);
      if (line) return line;
    }
    return null;
  }

  #names(): string[] {
    return this.#seats?.map(({ name }, seat) => displayName(seat, name)) ?? [];
  }

  #players(): Player[] {
    const { info, seat } = this.#client;
    return (info?.seats ?? []).map((chair, number) => {
      return {
        seat: number,
        name: this.chair.names[number] ?? "",
        who: chair.who ?? "open",
        level: chair.level ?? "",
        presence: chair.presence ?? "here",
        letter: letterOf(number),
        mine: number === seat,
        host: number === info?.host,
        waiting: info?.waiting?.includes(number) ?? false,
        chosen: info?.chosen?.includes(number) ?? false,
      };
    });
  }
}

/** The entries from the last heading on; all of them where there is none. */
function sinceHeading(entries: readonly Entry[]): Entry[] {
  return entries.slice(
    Math.max(
      0,
      entries.findLastIndex(({ lines }) => lines.some(({ tone }) => tone === "heading")),
    ),
  );
}
