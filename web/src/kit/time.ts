/**
 * The server's time as this page has measured it: by the fastest of its last round trips, half of which is taken to be
 * the way back. In seconds since 1970; the device's own date plays no part.
 */
const KEPT = 8;
/** Milliseconds by which two clocks that go evenly may drift apart between two measurements. */
const DRIFT = 20;

interface Measurement {
  /** The round trip, in milliseconds. */
  took: number;
  /** Seconds by which the server is ahead of `local`; wrong by half the round trip at most. */
  ahead: number;
}

export class ServerTime {
  #measurements: Measurement[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #local: () => number;

  /** `local` counts milliseconds evenly. */
  constructor(local: () => number = () => performance.now()) {
    this.#local = local;
  }

  /** A question was sent at `sent`, as `local` counts; the answer that came says when it was given. */
  measure(sent: number, answered: number): void {
    const came = this.#local();
    const measurement = { took: came - sent, ahead: answered - (sent + came) / 2000 };
    // If two measurements contradict each other, `local` stopped in between, as in a sleep: the older ones are wrong.
    const still = this.#measurements.every((other) => agree(other, measurement)) ? this.#measurements : [];
    this.#measurements = [...still, measurement].slice(-KEPT);
    for (const then of this.#listeners) then();
  }

  /** Calls `then` after each measurement, until the function returned is called. */
  onMeasure(then: () => void): () => void {
    this.#listeners.add(then);
    return () => this.#listeners.delete(then);
  }

  /** Another server may answer now: earlier measurements are worthless. */
  forget(): void {
    this.#measurements = [];
  }

  /** `null` until something has been measured. */
  now(): number | null {
    const [first, ...others] = this.#measurements;
    if (!first) return null;
    const best = others.reduce((best, measurement) => (measurement.took < best.took ? measurement : best), first);
    return this.#local() / 1000 + best.ahead;
  }
}

function agree(one: Measurement, other: Measurement): boolean {
  return Math.abs(one.ahead - other.ahead) * 1000 <= (one.took + other.took) / 2 + DRIFT;
}
