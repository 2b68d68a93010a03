/**
 * The contract between the kit and a game's page: what the page provides, and what it gets.
 *
 * A game keeps its page in `ui/index.ts`, whose default export is a `GameUi`. It draws `view` and
 * the story, and offers the words of `due.legal`; it knows no rules. What it tells comes from the story,
 * never from comparing two views.
 */
import type { Component } from "svelte";

import type { Finisher, Presence, Speed, TableInfo } from "../protocol";
import type { Reader } from "./reader";
import type { Moves, Stage } from "./playhead.svelte";
import type { Tagged, Part } from "./story";
import type { Countdown } from "./countdown.svelte";

export type { Reader } from "./reader";
export type { Move, Moves, Stage } from "./playhead.svelte";
export type { Arrival, Changes, Tagged, Part } from "./story";
export type { Finisher, Speed, TableInfo, Countdown };

/**
 * What every view has. `phase`: the kind of decision, as in the message `guide-<phase>`. `memory`: what only a perfect
 * memory would still know, in games where that matters; `null` if the table has no memory aid.
 */
export interface Phased {
  phase: string;
  memory?: unknown;
}

/**
 * A question to this seat. `legal`: every answer. `chosen`: the sealed answer, which the player may replace.
 * `stands`: the standing order answers in a moment.
 */
export interface Question<H = unknown> {
  at: number;
  legal: string[];
  hints: H;
  chosen: string | null;
  stands: boolean;
}

/** This seat's standing order. `gone`: it has expired; `missed`: it expired while the page was away. */
export interface Standing<O = unknown> {
  order: O;
  gone: boolean;
  missed: boolean;
}

export interface Player {
  seat: number;
  name: string;
  who: "open" | "person" | "bot";
  level: string;
  presence: Presence;
  /** `A` to `F`. */
  letter: string;
  /** Whether this is the reader's own seat. */
  mine: boolean;
  host: boolean;
  /** Whether the table waits for this player's decision. */
  waiting: boolean;
  /** Whether this player has made a sealed choice. */
  chosen: boolean;
}

/** The countdown while the clock acts: seats press on its positions, and no question is open. */
export interface Live {
  countdown: Countdown;
  /** How many positions the screen is ahead of the view. */
  ahead: number;
  /** Presses for the position on the screen; `null` if this seat may not press. */
  press: (() => void) | null;
}

/** The props of a game's table, as far as the story has been told. */
export interface TableProps<V = unknown, St = unknown, S extends Tagged = Tagged, H = unknown, O = unknown> {
  setup: St;
  view: V;
  /** The reader's seat, `null` for a watcher. */
  seat: number | null;
  players: Player[];
  info: TableInfo;
  /** Messages in the reader's language, and the names; see `reader.ts`. */
  reader: Reader;
  /** The open question to this seat; `null` if there is none, and while a story is told. */
  due: Question<H> | null;
  /** Whether a question to this seat follows the story that is being told. */
  askedNext: boolean;
  /** The word that the server has not answered yet, `""` for a standing order; until then, buttons do nothing. */
  pending: string | null;
  /** Answers the question with one of its legal words, after a confirmation if `GameUi.confirm` wants one. */
  play: (word: string) => void;
  /** The countdown as this screen shows it; `null` unless the clock acts. */
  live: Live | null;
  /** This seat's standing order. */
  standing: Standing<O> | null;
  /** Replaces the standing order; `null` withdraws it. */
  stand: (order: O | null) => void;
  /** The story as far as it has been told; see `playhead.svelte.ts`. */
  stage: Stage<S>;
}

/** The style of a sentence in the log. The words alone carry its meaning. */
export type Tone = "plain" | "quiet" | "heading" | "good" | "bad";

/** A sentence for the log and for screen readers. */
export interface Line {
  words: string;
  tone?: Tone;
  /** Whether screen readers have already announced it. */
  heard?: boolean;
}

/** A game's page: the default export of its `ui/index.ts`. */
export interface GameUi<V = unknown, St = unknown, S extends Tagged = Tagged, H = unknown, O = unknown> {
  /**
   * Everything between the slate and the log. The place of each seat is an element with a `data-key` such as
   * `seat-0`; table talk appears beside it.
   */
  Table: Component<TableProps<V, St, S, H, O>>;
  /** The sentence on the slate: what the table waits for, and from whom. */
  waits: (reader: Reader, view: V, info: TableInfo) => string;
  /**
   * What the page says of a part before the sentences that came with it, such as a photo finish. While a story is told,
   * the slate shows the message `telling-<type>` of the latest part that has one.
   */
  tell?: (reader: Reader, part: Part<S>, setup: St) => Line[];
  /** Whether screen readers hear of a part by other means, such as a price on a button. */
  isHeard?: (part: Part<S>, setup: St) => boolean;
  /**
   * How a part of the story is animated; `null` goes on to the next part at once.
   */
  moves: (part: Part<S>, setup: St) => Moves | null;
  /** The question to ask before `word` is sent, if that cannot be undone; else `null`. */
  confirm?: (reader: Reader, view: V, due: Question<H>, word: string) => string | null;
}
