/** Tells a table's story: in pictures through the queue, in sentences for screen readers and the log. */
import type { TableClient } from "$kit/client.svelte";
import { announce } from "$kit/live.svelte";
import type { Entry } from "$kit/Log.svelte";
import { letterOf, displayName } from "$kit/names";
import { currentWords } from "$kit/speech.svelte";
import { playBelow, type Playhead } from "$kit/playhead.svelte";
import { linesOf } from "$kit/sentences";
import type { Reader, GameUi, Line, Phased, Player, Part, Question } from "$kit/table";
import { readerOf } from "$kit/words";

import { pace, PACES } from "../stored";

export class Narrator {
  /** The element that contains everything that moves. */
  root: HTMLElement | null = null;
  readonly stage: Playhead;
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
  /** The open question, once the story that led to it has been told. */
  readonly due: Question | null = $derived.by(() => (this.stage.telling ? null : this.#client.due));
  /** The entries that can be read again: without a memory aid, only those since the last heading. */
  readonly log: Entry[] = $derived(this.#forgets() ? sinceHeading(this.entries) : this.entries);
  /** What is being told, for the slate. */
  readonly title: string = $derived.by(() => this.#title());
  /** The last sentence that has been told. */
  readonly last: Line | null = $derived.by(() => this.#last());

  constructor(ui: GameUi, client: TableClient) {
    this.#ui = ui;
    this.#client = client;
    this.stage = client.playhead;
    const moves = (part: Part) => ui.moves(part, client.setup);
    this.stage.start({
      ...playBelow(() => this.root, moves),
      onPart: (part) => this.#announce(part),
      pace: () => PACES[pace.get()],
      isMilestone: (part) => this.#lines(part).some(({ tone }) => tone === "heading"),
    });
  }

  #announce(part: Part): void {
    for (const line of this.#lines(part)) if (!line.heard) announce(line.words);
  }

  #entry(part: Part): Entry {
    const worded = this.#worded;
    let entry = worded.get(part);
    if (!entry) {
      entry = { seq: part.seq, lines: linesOf(this.#ui, this.reader, part, this.#client.setup) };
      worded.set(part, entry);
    }
    return entry;
  }

  #lines(part: Part): Line[] {
    return this.#entry(part).lines;
  }

  #entries(): Entry[] {
    return this.stage.said.map((part) => this.#entry(part)).filter(({ lines }) => lines.length > 0);
  }

  #forgets(): boolean {
    const view = this.stage.view as Phased | null;
    return view?.memory === null && (this.#client.info?.status === "playing" || this.stage.telling);
  }

  #last(): Line | null {
    for (const part of this.stage.said.slice(-30).reverse()) {
      const line = this.#lines(part).at(-1);
      if (line) return line;
    }
    return null;
  }

  #title(): string {
    const words = currentWords();
    const keys = this.stage.scene.map(({ event }) => `telling-${event.type}`);
    return words.say(keys.findLast(words.has) ?? "page-telling");
  }

  #names(): string[] {
    return this.#seats?.map(({ name }, seat) => displayName(seat, name)) ?? [];
  }

  #players(): Player[] {
    const [{ info, seat }, { telling }] = [this.#client, this.stage];
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
        waiting: !telling && (info?.waiting?.includes(number) ?? false),
        chosen: !telling && (info?.chosen?.includes(number) ?? false),
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
