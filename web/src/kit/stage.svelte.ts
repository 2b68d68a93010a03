/**
 * The queue that tells stories part by part, and animates them.
 *
 * State comes first: the view has already changed when its story is told, buttons respond at once, and
 * nothing waits for the queue. If something exists only in the story (a bill that is already paid, a throw
 * that failed), a table draws it from `scene` while that lasts.
 */
import { tick } from "svelte";

import type { Tagged, Part } from "./story";

/** The animation of the element whose `data-key` is `key`. */
export interface Move {
  key: string;
  /** As for `Element.animate`; the last frame is the element as the page already shows it. */
  frames: Keyframe[];
  /** In milliseconds; `easing`, `delay` and the like as for `Element.animate`. */
  timing: KeyframeAnimationOptions & { duration: number };
}

/** How a part of a story is animated. */
export interface Moves {
  moves?: Move[];
  /** How long the part then stays to be read, in milliseconds. */
  hold?: number;
  /** Keys of the elements that change, which are marked if nothing may move; by default those of `moves`. */
  changed?: string[];
}

/** What a table sees of the queue. */
export interface Stage<S extends Tagged = Tagged> {
  /** The parts told so far of those that arrived together; the last one is being told now. */
  readonly scene: readonly Part<S>[];
  /** The parts not told yet. Dice, for example, stay in their cup until their throw is told. */
  readonly ahead: readonly Part<S>[];
  /** Ends all stories and animations at once, as a tap on the table and Escape do. */
  skip: () => void;
}

export interface QueueOptions<S extends Tagged> {
  moves: (part: Part<S>) => Moves | null;
  find: (key: string) => Element | null;
  /** Whether the reader prefers reduced motion. */
  still: () => boolean;
  /** Whether the page is hidden. */
  hidden: () => boolean;
}

/** A queue that animates the elements below `root`. */
export function pageQueue<S extends Tagged>(
  root: () => Element | null | undefined,
  moves: QueueOptions<S>["moves"],
): Queue<S> {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  return new Queue({
    moves,
    find: (key) => root()?.querySelector(`[data-key="${CSS.escape(key)}"]`) ?? null,
    still: () => still.matches,
    hidden: () => document.visibilityState === "hidden",
  });
}

/** How many arrivals may wait; if there is one more, the queue drops them all. */
export const MOST_WAITING = 3;
/** Milliseconds for which a change stays marked. */
const MARKED = 2500;
/** Milliseconds for which parts told at once stay, at most. */
const LONGEST_STILL = 6000;

export class Queue<S extends Tagged> implements Stage<S> {
  scene = $state.raw<readonly Part<S>[]>([]);
  ahead = $state.raw<readonly Part<S>[]>([]);

  #waiting: (readonly Part<S>[])[] = [];
  #moving: Animation[] = [];
  #run = 0;
  #wake: () => void = () => undefined;
  readonly #options: QueueOptions<S>;

  constructor(options: QueueOptions<S>) {
    this.#options = options;
  }

  /** Tells parts that arrived together, after those that are already waiting. */
  tell(parts: readonly Part<S>[]): void {
    if (parts.length === 0) return;
    if (this.#options.hidden() || this.#waiting.length >= MOST_WAITING) {
      this.drop(parts);
      return;
    }
    this.#waiting.push(parts);
    this.ahead = [...this.ahead, ...parts];
    if (this.scene.length === 0 && this.#waiting.length === 1) void this.#play();
  }

  /** Ends all stories, and marks what the untold parts and `parts` have changed. */
  drop(parts: readonly Part<S>[] = []): void {
    const untold = [...this.ahead, ...parts];
    this.skip();
    if (!this.#options.hidden()) void tick().then(() => this.#mark(untold));
  }

  skip(): void {
    this.#run += 1;
    for (const animation of this.#moving) animation.cancel();
    this.#moving = [];
    this.#waiting = [];
    this.scene = [];
    this.ahead = [];
    this.#wake();
  }

  async #play(): Promise<void> {
    const run = this.#run;
    for (let parts = this.#waiting[0]; parts; parts = this.#waiting[0]) {
      await (this.#options.still() ? this.#tellAtOnce(parts, run) : this.#tellOneByOne(parts, run));
      if (run !== this.#run) return;
      this.#waiting.shift();
      this.scene = [];
    }
  }

  /** Without motion: shows all parts at once, for long enough to be read, and marks what has changed. */
  async #tellAtOnce(parts: readonly Part<S>[], run: number): Promise<void> {
    this.scene = parts;
    this.ahead = this.ahead.slice(parts.length);
    await tick();
    if (run !== this.#run) return;
    this.#mark(parts);
    const holds = parts.map((part) => this.#options.moves(part)?.hold ?? 0);
    await this.#pause(
      Math.min(
        LONGEST_STILL,
        holds.reduce((sum, hold) => sum + hold, 0),
      ),
    );
  }

  async #tellOneByOne(parts: readonly Part<S>[], run: number): Promise<void> {
    for (const [place, part] of parts.entries()) {
      this.scene = parts.slice(0, place + 1);
      this.ahead = this.ahead.slice(1);
      await tick();
      if (run !== this.#run) return;
      const moves = this.#options.moves(part);
      if (!moves) continue;
      await this.#move(moves.moves ?? []);
      if (run !== this.#run) return;
      await this.#pause(moves.hold ?? 0);
      if (run !== this.#run) return;
    }
  }

  async #move(moves: readonly Move[]): Promise<void> {
    this.#moving = moves.flatMap(({ key, frames, timing }) => {
      const element = this.#options.find(key);
      return element?.animate ? [element.animate(frames, { fill: "backwards", ...timing })] : [];
    });
    await Promise.allSettled(this.#moving.map((animation) => animation.finished));
    this.#moving = [];
  }

  #pause(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #mark(parts: readonly Part<S>[]): void {
    const keys = parts.flatMap((part) => {
      const moves = this.#options.moves(part);
      return moves?.changed ?? moves?.moves?.map((move) => move.key) ?? [];
    });
    const elements = keys.flatMap((key) => this.#options.find(key) ?? []);
    for (const element of elements) element.setAttribute("data-changed", "");
    setTimeout(() => elements.forEach((element) => element.removeAttribute("data-changed")), MARKED);
  }
}
