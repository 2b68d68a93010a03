/** The parts of a story, as the client, the queue and the games' pages share them. */
import type { Finisher } from "../protocol";

/** A step as this viewer hears it, or an event that follows from it; `type` says which. */
export interface Tagged {
  type: string;
}

/** A part of a story, with the actor: a seat, `chance` or `clock`. */
export interface Part<S extends Tagged = Tagged> {
  /** The number of the step at its table, the same for all parts of its story. */
  seq: number;
  actor: number | string;
  event: S;
  /** If the step was a press: all presses that competed for it, the winner first. */
  presses?: readonly Finisher[];
}
