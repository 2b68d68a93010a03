/**
 * What a game's page is, and what it gets: the one place where the kit and the games meet.
 *
 * A game keeps its page in `ui/index.ts`, whose default export is a `GameUi`. It draws what `view` and
 * the story say and offers the words of `due.legal`; it knows no rules. Everything that is told comes
 * from the story, never from comparing two views.
 */
import type { Component } from "svelte";

import type { Finisher, Presence, Speed, TableInfo } from "../protocol";
import type { Reader } from "./reader";
import type { Moves, Stage } from "./stage.svelte";
import type { Tagged, Part } from "./story";
import type { Countdown } from "./countdown.svelte";

export type { Reader } from "./reader";
export type { Move, Moves, Stage } from "./stage.svelte";
export type { Tagged, Part } from "./story";
export type { Finisher, Speed, TableInfo, Countdown };

/**
 * What every view has. `phase`: the kind of moment, to which messages such as `guide-<phase>` belong. `memory`: what a
 * perfect memory knows, in games where that matters; `null` where the table leaves it to people.
 */
export interface Phased {
  phase: string;
  memory?: unknown;
}

/**
 * A question to this seat. `legal` holds every answer; `chosen` the sealed one, which may be replaced;
 * `stands`: the standing order answers it in a moment.
 */
export interface Question<H = unknown> {
  at: number;
  legal: string[];
  hints: H;
  chosen: string | null;
  stands: boolean;
}

/** This seat's standing order. `gone`: what it was for has passed; `missed`: it passed while the page was away. */
export interface Standing<O = unknown> {
  order: O;
  gone: boolean;
  missed: boolean;
}

/** Somebody at the table, with the colour, the symbol and the letter that always stand together. */
export interface Player {
  seat: number;
  name: string;
  who: "open" | "person" | "bot";
  level: string;
  presence: Presence;
  /** `A` to `F`. */
  letter: string;
  /** The reader's own seat. */
  mine: boolean;
  host: boolean;
  /** Owes a decision. */
  waiting: boolean;
  /** Its sealed choice is in. */
  chosen: boolean;
}

/** A clock that acts: nobody is asked, and everybody who may press can press. */
export interface Live {
  countdown: Countdown;
  /** How many positions the screen is ahead of the view. */
  ahead: number;
  /** Presses; null if this seat may not. */
  press: (() => void) | null;
}

/** What a game's table gets. All of it changes as events arrive; none of it waits for an animation. */
export interface TableProps<V = unknown, St = unknown, S extends Tagged = Tagged, H = unknown, O = unknown> {
  setup: St;
  view: V;
  /** The reader's seat, `null` for a watcher. */
  seat: number | null;
  players: Player[];
  info: TableInfo;
  /** Words in the reader's language, and the names; see `reader.ts`. */
  reader: Reader;
  /** What this seat is asked now, `null` if nothing. */
  due: Question<H> | null;
  /** What has been sent and not been answered yet, `""` for an order; meanwhile nothing can be pressed. */
  pending: string | null;
  /** Answers the question with one of its legal words. Asks first where `GameUi.confirm` says so. */
  play: (word: string) => void;
  /** The clock that acts now, and how it stands on this screen; `null` where none does. */
  live: Live | null;
  /** This seat's standing order. */
  standing: Standing<O> | null;
  /** Gives a standing order in place of the one before, or withdraws it. */
  stand: (order: O | null) => void;
  /** What is being told and moved just now; see `stage.svelte.ts`. */
  stage: Stage<S>;
}

/** How a sentence in the log looks; the words alone carry the meaning, too. */
export type Tone = "plain" | "quiet" | "heading" | "good" | "bad";

/** A sentence of the log and the live region. */
export interface Line {
  words: string;
  tone?: Tone;
  /** Screen readers have announced it already. */
  heard?: boolean;
}

/** A game's page: the default export of its `ui/index.ts`. */
export interface GameUi<V = unknown, St = unknown, S extends Tagged = Tagged, H = unknown, O = unknown> {
  /**
   * All between the heading and the log: hand at the thumb, table in the middle, seats around. The
   * element with `data-key="seat-0"` is where the first player sits: there appears what this player says.
   */
  Table: Component<TableProps<V, St, S, H, O>>;
  /** The one sentence that says what the table waits for, and from whom. Shown above the table. */
  waits: (reader: Reader, view: V, info: TableInfo) => string;
  /** A part of the story in sentences, for the log and for listeners; `[]` says nothing. */
  tell: (reader: Reader, part: Part<S>, setup: St) => Line[];
  /**
   * How a part of the story moves. Called once the page shows `stage.scene` with this part as its last.
   * `null` passes on at once.
   */
  moves: (part: Part<S>, setup: St) => Moves | null;
  /** The question to put before `word` is sent, where a slip cannot be taken back; else `null`. */
  confirm?: (reader: Reader, view: V, due: Question<H>, word: string) => string | null;
}
