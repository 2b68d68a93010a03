// Made by `python -m tools.typescript` from the Python structs; do not edit.

export const PROTOCOL = 2;
export const MOST_GAMES = 9;
export const PHRASES = ["hello", "well-played", "thanks", "sorry", "hurry", "one-moment", "oh-no", "again", "in-the-eye", "never-lie", "sure", "cheers", "laugh", "think", "applaud", "shrug", "wave", "wink"] as const;

export type Status = "lobby" | "over" | "playing";

export type Speed = "brisk" | "live" | "relaxed";

export type Presence = "away" | "gone" | "here" | "offered";

export type Phrase = "again" | "applaud" | "cheers" | "hello" | "hurry" | "in-the-eye" | "laugh" | "never-lie" | "oh-no" | "one-moment" | "shrug" | "sorry" | "sure" | "thanks" | "think" | "wave" | "well-played" | "wink";

export type Command = Act | Press | Place | Offer | Start | Rematch | Pace | Say | Stand | Leave;

export type FromPage = Hello | Act | Press | Place | Offer | Start | Rematch | Pace | Say | Stand | Leave | Ping | Told;

export type FromServer = Welcome | News | Waiting | Events | Due | Answered | Standing | Clock | Stopped | Ok | No | Said | Moved | Pong | Bye;

/**
 * The message ``key``, or its variant ``key.attribute``, to be written for any reader.
 *
 * ``about`` is the player whom the message calls ``$who`` and ``$name``. ``tone`` is for everybody
 * except seat ``glad``, for whom this is good news, and seat ``sad``, for whom it is bad.
 */
export interface Sentence {
  type: "sentence";
  key: string;
  about?: number | null;
  arguments?: Record<string, number | string | Player | Chance | Sentence | (number | string | Player | Chance | Sentence)[]>;
  tone?: "bad" | "good" | "heading" | "plain" | "quiet";
  glad?: number | null;
  sad?: number | null;
}

/** The answer ``word``, in notation, to question number ``at``; the page makes the ``id``. */
export interface Act {
  kind: "act";
  id: string;
  at: number;
  word: string;
}

/** A press in a countdown: ``word``, in notation, for position ``at``; ``run`` is the first position. */
export interface Press {
  kind: "press";
  id: string;
  run: number;
  at: number;
  word: string;
}

/** Before the start, the host puts a bot of this level in a seat, or empties the seat with ``None``. */
export interface Place {
  kind: "place";
  id: string;
  seat: number;
  bot?: string | null;
}

/** Once the game has begun, the host offers the seat of an absent person. */
export interface Offer {
  kind: "offer";
  id: string;
  seat: number;
}

/** The host starts the game; every seat must be taken. */
export interface Start {
  kind: "start";
  id: string;
}

/** Once the game is over, play again with the same people; in a match, play the next game. */
export interface Rematch {
  kind: "rematch";
  id: string;
}

/** The host sets how long bots pause. */
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

/** A standing order of the game, in place of the previous one; ``null`` withdraws it. */
export interface Stand {
  kind: "stand";
  id: string;
  order: unknown;
}

/** Give up the seat. Before the start it becomes free; later a bot plays it until the person returns. */
export interface Leave {
  kind: "leave";
  id: string;
}

/**
 * The first frame on a socket: who is connecting, and the number of the last event already seen.
 *
 * Exactly one of ``token``, a seat's secret, and ``watch``, the watch secret, is given.
 */
export interface Hello {
  kind: "hello";
  protocol: number;
  table: string;
  token?: string | null;
  watch?: string | null;
  seen?: number;
}

/** Asks for a pong. If sent at once after a pong, with its time as ``echo``, it measures a round trip. */
export interface Ping {
  kind: "ping";
  echo?: number | null;
}

/** The page has told its reader step number ``seq`` and all before it, or the reader has skipped them. */
export interface Told {
  kind: "told";
  seq: number;
}

/**
 * The answer to `Hello`: the whole table, and the events since ``seen``.
 *
 * ``complete``: whether these are all events since ``seen``. Otherwise they are the latest, or those of the
 * current turn where people have to remember for themselves.
 * ``view`` is the one before these events; their changes and ``rest`` lead from it to the newest view.
 * A view and ``setup`` are sent only here.
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
  rest: unknown;
  complete: boolean;
  due?: Due | null;
  standing?: Standing | null;
  moved?: Moved | null;
  clock?: Clock | null;
  stopped?: number | null;
}

/** The table has changed: seats, presence, or the time until a bot takes over. */
export interface News {
  kind: "news";
  info: TableInfo;
}

/** Only two things about the table have changed: who owes a decision, and who has made a sealed choice. */
export interface Waiting {
  kind: "waiting";
  waiting: number[];
  chosen: number[];
}

/**
 * The events of one append.
 *
 * ``rest``: the fields of the view that have changed without an event that tells it, such as who is awaited.
 */
export interface Events {
  kind: "events";
  events: Event[];
  rest: unknown;
}

/**
 * A question to this seat: its number ``at``, its ``legal`` answers, and the sealed answer ``chosen``.
 *
 * ``stands``: the seat's standing order answers it in a moment, unless the seat answers first.
 */
export interface Due {
  kind: "due";
  at: number;
  legal: string[];
  hints: unknown;
  chosen?: string | null;
  stands?: boolean;
}

/** Question number ``at`` stays open; only its answer has changed, see `Due`. */
export interface Answered {
  kind: "answered";
  at: number;
  chosen?: string | null;
  stands?: boolean;
}

/**
 * This seat's standing order; ``null`` if there is none.
 *
 * ``gone``: it has expired and is dropped.
 */
export interface Standing {
  kind: "standing";
  order: unknown;
  gone?: boolean;
}

/**
 * A countdown: position ``at`` begins at time ``since``; ``falls`` more follow, every ``wait`` seconds.
 *
 * Times are as in `Pong`. The last position also ends ``wait`` seconds after it began.
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

/** Somebody has pressed for this position; the winner is settled in a moment. */
export interface Stopped {
  kind: "stopped";
  at: number;
}

/** The command has been carried out and stored; ``seq`` is the number of its step, if it led to one. */
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

/** The rematch is at another table: this viewer's seat and token there, or the watch secret. */
export interface Moved {
  kind: "moved";
  table: string;
  seat?: number | null;
  token?: string | null;
  watch?: string | null;
}

/** The answer to a ping: the server's time, in seconds since 1970. */
export interface Pong {
  kind: "pong";
  now: number;
}

/** The server closes this socket; ``code`` says why. */
export interface Bye {
  kind: "bye";
  code: string;
}

/**
 * Everything about a table that is not part of its game.
 *
 * ``join`` goes to those who may invite others: every seat before the start, afterwards the host.
 * ``watch`` goes to every seat.
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
 * A step as this viewer hears it, and what follows from it.
 *
 * ``sentences``: for each part of the story, what to say of it (`core.sentences`).
 * ``changes``: for each part of the story, the fields of the view that it changes, with their new values.
 * ``presses``: the presses that competed for it, the winner first; empty unless it was a press.
 */
export interface Event {
  seq: number;
  actor: number | string;
  heard: string;
  story: unknown;
  sentences: unknown;
  changes: unknown;
  presses?: Finisher[];
}

/** A seat, the index of the first position in which it may press, and its step in notation. */
export interface Presser {
  seat: number;
  since: number;
  word: string;
}

/**
 * A player mentioned in a sentence about somebody or something else.
 *
 * As the argument ``to``, it fills in ``$to`` (``you`` for the reader, otherwise ``other``) and
 * ``$to-name``. In a list, it becomes the player's name, or the word for the reader.
 */
export interface Player {
  type: "player";
  seat: number;
}

/** A probability, to be written as a percentage. */
export interface Chance {
  type: "chance";
  of: string;
}

/** The occupant of a seat, as pages show it. */
export interface SeatInfo {
  who?: "bot" | "open" | "person";
  name?: string;
  level?: string;
  presence?: "away" | "gone" | "here" | "offered";
}

/**
 * A series of games with a running score: the number of this one, and points and ranks so far, by seat.
 *
 * The points of this game count once it is over. Equal points share a rank, from 1.
 */
export interface Match {
  number: number;
  games: number;
  points: number[];
  ranks: number[];
}

/**
 * A press for position ``at``, which reached the server ``after`` seconds into that position.
 *
 * ``lag``: how many seconds the server granted for its way.
 */
export interface Finisher {
  seat: number;
  at: number;
  after: number;
  lag: number;
}
