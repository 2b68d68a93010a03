/**
 * The server's time as this page knows it: by the quickest of its last ways there and back, half of which
 * is taken to be the way back. Seconds since 1970; it never jumps with the computer's clock.
 */
const KEPT = 8;

export class ServerTime {
  #ways: { took: number; ahead: number }[] = [];
  readonly #local: () => number;

  /** `local` counts milliseconds evenly. */
  constructor(local: () => number = () => performance.now()) {
    this.#local = local;
  }

  /** A question was sent at `sent`, as `local` counts; the answer that came says when it was given. */
  measured(sent: number, answered: number): void {
    const came = this.#local();
    this.#ways = [...this.#ways, { took: came - sent, ahead: answered - (sent + came) / 2000 }].slice(-KEPT);
  }

  /** Until something has been measured, the computer's own time. */
  now(): number {
    const [first, ...others] = this.#ways;
    if (!first) return Date.now() / 1000;
    const best = others.reduce((best, way) => (way.took < best.took ? way : best), first);
    return this.#local() / 1000 + best.ahead;
  }
}
