/**
 * A countdown as this screen shows it: its current position, and how much of that has passed.
 *
 * A press is for the position on the screen. No position is shown before the server's time has been measured, and each
 * further measurement corrects what is shown.
 */
import type { Clock } from "../protocol";
import type { ServerTime } from "./time";

/** Going once, going twice: the number of parts of a position. */
const THIRDS = 3;

export class Countdown {
  readonly clock: Clock;
  /** The index of the position on the screen; -1 before the first has begun. */
  place = $state(-1);
  /** How many thirds of the position have passed: 0, 1 (going once) or 2 (going twice). */
  going = $state(0);
  /** How many seconds of the position were left when it appeared on the screen. */
  left = $state(0);
  /** Whether somebody has pressed; the server then settles which press was first. */
  stopped = $state(false);
  readonly #time: ServerTime;
  #next: ReturnType<typeof setTimeout> | undefined;
  readonly #unsubscribe: () => void;

  constructor(clock: Clock, time: ServerTime, stopped: number | null = null) {
    this.clock = clock;
    this.#time = time;
    this.#unsubscribe = time.onMeasure(() => this.#update());
    if (stopped === null) this.#update();
    else this.stop(stopped);
  }

  /** The number of the position on the screen; `null` before the first. */
  get at(): number | null {
    return this.place < 0 ? null : this.clock.at + this.place;
  }

  /** What a press of this seat would do now, in notation; `null` if the seat may not press. */
  word(seat: number | null): string | null {
    if (this.stopped || this.place < 0) return null;
    return this.clock.pressers.find((presser) => presser.seat === seat && presser.since <= this.place)?.word ?? null;
  }

  /** Stays on the position for which somebody has pressed. */
  stop(at: number): void {
    this.end();
    this.stopped = true;
    this.place = at - this.clock.at;
  }

  /** Stops updating for good. */
  end(): void {
    clearTimeout(this.#next);
    this.#unsubscribe();
  }

  /** Shows what is due now, and sets a timer for the next change. */
  #update(): void {
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
    if (place < falls || this.going < THIRDS - 1) this.#next = setTimeout(() => this.#update(), (next - passed) * 1000);
  }
}
