/**
 * A clock that acts in the game, as this screen shows it: which of its positions is shown, and how much of it has
 * passed. A press is for the position shown here. Nothing is shown until the server's time has been measured, and each
 * measurement corrects the plan.
 */
import type { Clock } from "../protocol";
import type { ServerTime } from "./time";

/** Going once, going twice: the number of parts of a position. */
const THIRDS = 3;

export class Countdown {
  readonly clock: Clock;
  /** How many positions have come and gone; -1 before the first has begun. */
  place = $state(-1);
  /** How many thirds of the position have gone by: 0, 1 (going once) or 2 (twice). */
  going = $state(0);
  /** How many seconds of the position were left when it came on the screen. */
  left = $state(0);
  /** Somebody has pressed, and who was first is being settled. */
  stopped = $state(false);
  readonly #time: ServerTime;
  #next: ReturnType<typeof setTimeout> | undefined;
  readonly #unsubscribe: () => void;

  constructor(clock: Clock, time: ServerTime, stopped: number | null = null) {
    this.clock = clock;
    this.#time = time;
    this.#unsubscribe = time.onMeasure(() => this.#go());
    if (stopped === null) this.#go();
    else this.stop(stopped);
  }

  /** The number of the position that is shown; `null` before the first. */
  get at(): number | null {
    return this.place < 0 ? null : this.clock.at + this.place;
  }

  /** The word for a press by a seat now, if it may press. */
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

  /** Stops the clock for good. */
  end(): void {
    clearTimeout(this.#next);
    this.#unsubscribe();
  }

  /** Looks at the time, and again when something else is to be shown. */
  #go(): void {
    clearTimeout(this.#next);
    const now = this.#time.now();
    if (now === null) return;
    const { since, wait, falls } = this.clock;
    const passed = now - since;
    const place = Math.max(-1, Math.min(falls, Math.floor(passed / wait)));
    if (place !== this.place) this.left = (place + 1) * wait - passed;
    this.place = place;
    this.going = place < 0 ? 0 : Math.min(THIRDS - 1, Math.floor((passed / wait - place) * THIRDS));
    const next = place < 0 ? 0 : (place + (this.going + 1) / THIRDS) * wait;
    if (place < falls || this.going < THIRDS - 1) this.#next = setTimeout(() => this.#go(), (next - passed) * 1000);
  }
}
