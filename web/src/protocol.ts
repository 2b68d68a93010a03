// Made by `python -m tools.typescript` from the Python structs; do not edit.

export const PROTOCOL = 1;
export const MOST_GAMES = 9;
export const PHRASES = ["hello", "well-played", "thanks", "sorry", "hurry", "one-moment", "oh-no", "again", "in-the-eye", "never-lie", "sure", "cheers", "laugh", "think", "applaud", "shrug", "wave", "wink"] as const;

export type Status = "lobby" | "over" | "playing";

export type Speed = "brisk" | "live" | "relaxed";

export type Presence = "away" | "gone" | "here" | "offered";

export type Phrase = "again" | "applaud" | "cheers" | "hello" | "hurry" | "in-the-eye" | "laugh" | "never-lie" | "oh-no" | "one-moment" | "shrug" | "sorry" | "sure" | "thanks" | "think" | "wave" | "well-played" | "wink";

export type Command = Act | Press | Place | Offer | Start | Rematch | Pace | Say | Stand | Leave;

export type FromPage = Hello | Act | Press | Place | Offer | Start | Rematch | Pace | Say | Stand | Leave | Ping;

export type FromServer = Welcome | News | Waiting | Events | Due | Answered | Standing | Clock | Stopped | Ok | No | Said | Moved | Pong | Bye;

/** A decision: ``id`` made by the page, ``at`` of the question answered, ``word`` in notation. */
export interface Act {
  kind: "act";
  id: string;
  at: number;
  word: string;
}

/** Where the clock acts: ``word`` for position ``at`` of the countdown whose first position is ``run``. */
export interface Press {
  kind: "press";
  id: string;
  run: number;
  at: number;
  word: string;
}

/** The host puts a bot of this level on a seat, or with ``None`` empties it, before the start. */
export interface Place {
  kind: "place";
  id: string;
  seat: number;
  bot?: string | null;
}

/** The host lets somebody take an absent person's seat again, once the game has begun. */
export interface Offer {
  kind: "offer";
  id: string;
  seat: number;
}

/** The host starts the game; every seat is taken. */
export interface Start {
  kind: "start";
  id: string;
}

/** Once it is over: the same people again, the next seat first. In a match this is the next game. */
export interface Rematch {
  kind: "rematch";
  id: string;
}

/** The host makes bots pause longer or shorter. */
export interface Pace {
  kind: "pace";
  id: string;
  short: boolean;
}

/** Table talk. */
export interface Say {
  kind: "say";
  id: string;
  phrase: "again" | "applaud" | "cheers" | "hello" | "hurry" | "in-the-eye" | "laugh" | "never-lie" | "oh-no" | "one-moment" | "shrug" | "sorry" | "sure" | "thanks" | "think" | "wave" | "well-played" | "wink";
}

/** A standing order, in place of the one before; ``null`` withdraws it. What it holds is the game's. */
export interface Stand {
  kind: "stand";
  id: string;
  order: unknown;
}

/** Give up the seat: it is free before the start, and a bot plays it afterwards until a return. */
export interface Leave {
  kind: "leave";
  id: string;
}

/**
 * The first frame of a socket: who speaks, and the last event already seen.
 *
 * ``token`` is a seat's secret, ``watch`` the watchers'; exactly one is given.
 */
export interface Hello {
  kind: "hello";
  protocol: number;
  table: string;
  token?: string | null;
  watch?: string | null;
  seen?: number;
}

/** Still there? ``echo`` is the time in the pong that this follows at once; so the way is measured. */
export interface Ping {
  kind: "ping";
  echo?: number | null;
}

/**
 * The answer to `Hello`: everything as it stands, and the events since ``seen``.
 *
 * ``complete`` says whether those events are all since ``seen``, or only the latest, or only those
 * of this turn where people have to remember for themselves.
 * ``view`` is null before the start; ``setup`` comes here and never again.
 */
export interface Welcome {
  kind: "welcome";
  protocol: number;
  seat: number | null;
  info: TableInfo;
  seq: number;
  setup: unknown;
  view: unknown;
  events: Event[];
  complete: boolean;
  due?: Due | null;
  standing?: Standing | null;
  moved?: Moved | null;
  clock?: Clock | null;
  stopped?: number | null;
}

/** The table itself has changed: seats, presence, until when somebody is waited for. */
export interface News {
  kind: "news";
  info: TableInfo;
}

/** Of the table only this has changed: who owes a decision, and whose sealed choice is in. */
export interface Waiting {
  kind: "waiting";
  waiting: number[];
  chosen: number[];
}

/** What was appended to the log in one piece, and the view after it. */
export interface Events {
  kind: "events";
  events: Event[];
  view: unknown;
}

/**
 * A question to this seat: ``at`` names it, ``legal`` answers it, ``chosen`` is the sealed answer.
 *
 * ``stands``: the seat's standing order answers it in a moment, unless the seat does so before.
 */
export interface Due {
  kind: "due";
  at: number;
  legal: string[];
  hints: unknown;
  chosen?: string | null;
  stands?: boolean;
}

/** Of the question ``at``, which stays open, only this has changed: its answer, as in `Due`. */
export interface Answered {
  kind: "answered";
  at: number;
  chosen?: string | null;
  stands?: boolean;
}

/**
 * This seat's standing order, ``null`` for none.
 *
 * ``gone``: what it was given for has passed, and it is dropped.
 */
export interface Standing {
  kind: "standing";
  order: unknown;
  gone?: boolean;
}

/**
 * A countdown: position ``at`` begins at ``since``, each of ``falls`` more ``wait`` seconds later.
 *
 * Times are seconds as in `Pong`. The clock ends the last position too, ``wait`` seconds after it began.
 */
export interface Clock {
  kind: "clock";
  at: number;
  since: number;
  wait: number;
  falls: number;
  pressers: Presser[];
  hints: unknown;
}

/** Somebody has pressed for this position; who wins is settled in a moment. */
export interface Stopped {
  kind: "stopped";
  at: number;
}

/** The command is done and stored; ``seq`` is that of its step, if it has one. */
export interface Ok {
  kind: "ok";
  id: string;
  seq?: number | null;
}

/** The command, or the frame if ``id`` is empty, is refused; nothing has changed. */
export interface No {
  kind: "no";
  id: string;
  code: string;
  arguments: Record<string, string | number>;
}

/** Table talk. */
export interface Said {
  kind: "said";
  seat: number;
  phrase: "again" | "applaud" | "cheers" | "hello" | "hurry" | "in-the-eye" | "laugh" | "never-lie" | "oh-no" | "one-moment" | "shrug" | "sorry" | "sure" | "thanks" | "think" | "wave" | "well-played" | "wink";
}

/** The rematch: another table, and this seat's new place and secret there (watchers: the watch secret). */
export interface Moved {
  kind: "moved";
  table: string;
  seat?: number | null;
  token?: string | null;
  watch?: string | null;
}

/** Still there, and the server's time, in seconds since 1970. */
export interface Pong {
  kind: "pong";
  now: number;
}

/** The server closes this socket, for a reason with a code. */
export interface Bye {
  kind: "bye";
  code: string;
}

/**
 * All about a table that is no part of the game.
 *
 * ``join`` goes to those who may ask somebody in: the seated before the start, afterwards the host;
 * ``watch`` to the seated.
 */
export interface TableInfo {
  table: string;
  game: string;
  status: "lobby" | "over" | "playing";
  seats: SeatInfo[];
  host: number;
  speed: "brisk" | "live" | "relaxed";
  edition: string;
  options: unknown;
  short_pauses?: boolean;
  waiting?: number[];
  chosen?: number[];
  until?: number | null;
  watchers?: number;
  match?: Match | null;
  join?: string;
  watch?: string;
}

/**
 * A step as this viewer hears of it, and what follows from it.
 *
 * ``presses``: all that were made for it, where more than one could be; the first one won.
 */
export interface Event {
  seq: number;
  actor: number | string;
  heard: string;
  story: unknown;
  presses?: Finisher[];
}

/** A seat, the index of the first position in which it may press, and the step it would take. */
export interface Presser {
  seat: number;
  since: number;
  word: string;
}

/** Who sits on a seat. */
export interface SeatInfo {
  who?: "bot" | "open" | "person";
  name?: string;
  level?: string;
  presence?: "away" | "gone" | "here" | "offered";
}

/**
 * Several games whose points are added: the number of this one, and how the match stands, by seat.
 *
 * Its points count once this game is over. ``ranks`` are places from 1, ties sharing.
 */
export interface Match {
  number: number;
  games: number;
  points: number[];
  ranks: number[];
}

/**
 * A press, as it reached the server: for which position, how long after that had begun, in seconds.
 *
 * ``lag`` of these seconds were granted for the way.
 */
export interface Finisher {
  seat: number;
  at: number;
  after: number;
  lag: number;
}
