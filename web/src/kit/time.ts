/**
 * The server's time in seconds since 1970, measured by the fastest of the last round trips. Half of a round trip counts
 * as the way back. The device's own date is never used.
 */
const KEPT = 8;
/** Milliseconds by which two steady clocks may drift apart between two measurements. */
const DRIFT = 20;

interface Measurement {
  /** The round trip, in milliseconds. */
  took: number;
  /** Seconds by which the server is ahead of `local`, correct to half the round trip. */
  ahead: number;
}

export class ServerTime {
  #measurements: Measurement[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #local: () => number;

  /** `local`: the time of a steady clock, in milliseconds. */
  constructor(local: () => number = () => performance.now()) {
    this.#local = local;
  }

  /** Adds a measurement, when an answer arrives: its question was sent at `sent`, on the local clock, and answered at
   * `answered`, on the server's. */
  measure(sent: number, answered: number): void {
    const came = this.#local();
    const measurement = { took: came - sent, ahead: answered - (sent + came) / 2000 };
    // If two measurements contradict each other, `local` stopped in between, as in a sleep: the older ones are wrong.
    const still = this.#measurements.every((other) => agree(other, measurement)) ? this.#measurements : [];
    this.#measurements = [...still, measurement].slice(-KEPT);
    for (const then of this.#listeners) then();
  }

  /** Calls `then` after each measurement, until the returned function is called. */
  onMeasure(then: () => void): () => void {
    this.#listeners.add(then);
    return () => this.#listeners.delete(then);
  }

  /** Forgets all measurements: another server may answer now. */
  forget(): void {
    this.#measurements = [];
  }

  /** The server's time; `null` before the first measurement. */
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
