/** Tells a table's story: in pictures through the queue, in sentences for screen readers and the log. */
import type { TableClient } from "$kit/client.svelte";
import { announce } from "$kit/live.svelte";
import type { Entry } from "$kit/Log.svelte";
import { letterOf, displayName } from "$kit/names";
import { currentWords } from "$kit/speech.svelte";
import { pageQueue, type Queue } from "$kit/stage.svelte";
import type { Reader, GameUi, Line, Phased, Player, Part } from "$kit/table";
import { readerOf } from "$kit/words";

export class Narrator {
  /** The element that contains everything that moves. */
  root: HTMLElement | null = null;
  readonly stage: Queue<Part["event"]>;
  readonly #client: TableClient;
  readonly #ui: GameUi;

  /** The same object until a seat changes, no matter what else changes at the table. */
  readonly #seats = $derived.by(() => this.#client.info?.seats);
  readonly reader: Reader = $derived.by(() => readerOf(currentWords(), this.#client.seat, this.#names()));
  /** The sentences of each step, put into words once for each reader. */
  readonly #worded: WeakMap<Part, Entry> = $derived.by(() => {
    void this.reader;
    return new WeakMap();
  });
  readonly players: Player[] = $derived.by(() => this.#players());
  readonly entries: Entry[] = $derived.by(() => this.#entries());
  /** The entries that can be read again: without a memory aid, only those since the last heading. */
  readonly log: Entry[] = $derived(this.#forgets() ? sinceHeading(this.entries) : this.entries);
  /** The last sentence that has been told. */
  readonly last: Line | null = $derived.by(() => this.#last());

  constructor(ui: GameUi, client: TableClient) {
    this.#ui = ui;
    this.#client = client;
    this.stage = pageQueue(
      () => this.root,
      (part) => ui.moves(part, client.setup),
    );
  }

  tell(parts: readonly Part[]): void {
    this.stage.tell(parts);
    const lines = parts.flatMap((part) => this.#lines(part));
    for (const line of lines) if (!line.heard) announce(line.words);
  }

  /** Ends the story after an absence: what was missed is only in the log. */
  catchUp(): void {
    this.stage.skip();
  }

  #entry(part: Part): Entry {
    const worded = this.#worded;
    let entry = worded.get(part);
    if (!entry) {
      entry = { seq: part.seq, lines: this.#ui.tell(this.reader, part, this.#client.setup) };
      worded.set(part, entry);
    }
    return entry;
  }

  #lines(part: Part): Line[] {
    return this.#entry(part).lines;
  }

  #entries(): Entry[] {
    return this.#client.story.map((part) => this.#entry(part)).filter(({ lines }) => lines.length > 0);
  }

  #forgets(): boolean {
    const view = this.#client.view as Phased | null;
    return view?.memory === null && this.#client.info?.status === "playing";
  }

  #last(): Line | null {
    const parts = this.stage.scene.length > 0 ? this.stage.scene : this.#client.story.slice(-30);
    for (const part of [...parts].reverse()) {
      const line = this.#lines(part).at(-1);
      if (line) return line;
    }
    return null;
  }

  #names(): string[] {
    return this.#seats?.map(({ name }, seat) => displayName(seat, name)) ?? [];
  }

  #players(): Player[] {
    const { info, seat } = this.#client;
    return (info?.seats ?? []).map((occupant, number) => {
      return {
        seat: number,
        name: this.reader.names[number] ?? "",
        who: occupant.who ?? "open",
        level: occupant.level ?? "",
        presence: occupant.presence ?? "here",
        letter: letterOf(number),
        mine: number === seat,
        host: number === info?.host,
        waiting: info?.waiting?.includes(number) ?? false,
        chosen: info?.chosen?.includes(number) ?? false,
      };
    });
  }
}

/** The entries from the last heading on; all if there is no heading. */
function sinceHeading(entries: readonly Entry[]): Entry[] {
  return entries.slice(
    Math.max(
      0,
      entries.findLastIndex(({ lines }) => lines.some(({ tone }) => tone === "heading")),
    ),
  );
}
