/**
 * A clock that acts in the game, as it stands on this screen: which of its positions is shown, and how much
 * of that has gone by. What is pressed for is what is shown here.
 */
import type { Clock } from "../protocol";
import type { ServerTime } from "./time";

export class Ticking {
  readonly clock: Clock;
  /** How many positions have come and gone; -1 before the first has begun. */
  place = $state(-1);
  /** The share of the position that has gone by, from 0 to 1; before the first, seconds until it begins. */
  gone = $state(0);
  /** Somebody has pressed, and who was first is being settled. */
  stopped = $state(false);
  readonly #time: ServerTime;
  #frame = 0;

  constructor(clock: Clock, time: ServerTime, stopped: number | null = null) {
    this.clock = clock;
    this.#time = time;
    this.look();
    if (stopped === null) this.#go();
    else this.stop(stopped);
  }

  /** The number of the position that is shown; `null` before the first. */
  get at(): number | null {
    return this.place < 0 ? null : this.clock.at + this.place;
  }

  /** The word with which a seat presses now, if it may. */
  word(seat: number | null): string | null {
    if (this.stopped || this.place < 0) return null;
    return this.clock.pressers.find((presser) => presser.seat === seat && presser.since <= this.place)?.word ?? null;
  }

  /** Somebody has pressed for this position. */
  stop(at: number): void {
    this.end();
    this.stopped = true;
    this.place = at - this.clock.at;
  }

  /** It is of no use any more. */
  end(): void {
    cancelAnimationFrame(this.#frame);
  }

  /** Looks at the time. */
  look(): void {
    const { since, wait, falls } = this.clock;
    const passed = this.#time.now() - since;
    const place = Math.min(falls, Math.floor(passed / wait));
    this.place = Math.max(-1, place);
    this.gone = passed < 0 ? -passed : Math.min(1, passed / wait - place);
  }

  #go(): void {
    this.#frame = requestAnimationFrame(() => {
      this.look();
      this.#go();
    });
  }
}
