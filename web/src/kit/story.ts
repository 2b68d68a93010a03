/** What a story consists of: the shapes in which the queue, the client and the games' pages get it. */
import type { Finisher } from "../protocol";

/** One part of a story: a step as this viewer hears of it, or something that follows from it. */
export interface Tagged {
  type: string;
}

/** A part of a story, with who caused it: a seat, `chance` or `clock`. */
export interface Part<S extends Tagged = Tagged> {
  /** The number of the step in the table's log, which the whole story of a step shares. */
  seq: number;
  actor: number | string;
  event: S;
  /** Where a clock acts: all presses that led to the step, the first one first. */
  presses?: readonly Finisher[];
}
