/** The parts of a story, as the client, the playhead and the games' pages share them. */
import type { Event, Finisher, Sentence } from "../protocol";

/** A step as this viewer hears it, or an event that follows from it; `type` says which. */
export interface Tagged {
  type: string;
}

/** Fields of a view, with their new values. */
export type Changes = Readonly<Record<string, unknown>>;

/** A part of a story, with the actor: a seat, `chance` or `clock`. */
export interface Part<S extends Tagged = Tagged> {
  /** The number of the step at its table, the same for all parts of its story. */
  seq: number;
  actor: number | string;
  event: S;
  /** What to say of the part; nothing if other parts tell it. */
  sentences: readonly Sentence[];
  /** What the part changes in the view. */
  changes: Changes;
  /** If the step was a press: all presses that competed for it, the winner first. */
  presses?: readonly Finisher[];
}

/** Parts that arrived together. `rest`: what has changed after them in the view without being told. */
export interface Arrival<S extends Tagged = Tagged> {
  parts: readonly Part<S>[];
  rest: Changes;
}

/** The parts of some steps, as the server sends them. */
export function partsOf(events: readonly Event[]): Part[] {
  return events.flatMap(({ seq, actor, story, sentences, changes, presses = [] }) =>
    (story as Tagged[]).map((event, index) => ({
      seq,
      actor,
      event,
      sentences: (sentences as Sentence[][])[index] ?? [],
      changes: (changes as Changes[])[index] ?? {},
      presses,
    })),
  );
}
