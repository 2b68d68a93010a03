/**
 * The position in the story of a table. It tells stories part by part, and animates them.
 *
 * Everything that a table shows belongs to this position: the view, the log, what screen readers announce. A part of
 * a story carries what it changes in the view, so nothing on the page can mention a part that has not been told.
 */
import { tick } from "svelte";

import type { Arrival, Changes, Part, Tagged } from "./story";

/** The animation of the element whose `data-key` is `key`. */
export interface Move {
  key: string;
  /**
   * As for `Element.animate`; the last frame is the element as the page already shows it. A function measures the
   * page once it shows the part.
   */
  frames: Keyframe[] | (() => Keyframe[]);
  /** In milliseconds; `easing`, `delay` and the like as for `Element.animate`. */
  timing: KeyframeAnimationOptions & { duration: number; delay?: number };
}

/** How a part of a story is animated. */
export interface Moves {
  moves?: Move[];
  /** How long the part then stays to be read, in milliseconds. */
  hold?: number;
  /** Keys of the elements that change, which are marked if nothing may move; by default those of `moves`. */
  changed?: string[];
  /** Whether the story goes on at once, while this part is still moving. */
  passing?: boolean;
  /** Whether the words for this part wait until it has moved, because they would give away how it ends. */
  suspense?: boolean;
}

/** What a table sees of the story. */
export interface Stage<S extends Tagged = Tagged> {
  /** Of the parts that arrived together, those told so far; the last one is told now. Empty if nothing is told. */
  readonly scene: readonly Part<S>[];
  /** Whether the scene was told all at once, because the reader prefers reduced motion. */
  readonly atOnce: boolean;
  /** The whole story as far as it has been told, or as far as this page knows it. */
  readonly story: readonly Part<S>[];
  readonly telling: boolean;
  /** Goes to the end of the story at once, as a tap on the table and Escape do. */
  skip: () => void;
}

export interface PlayOptions<S extends Tagged> {
  /** `null`: the story goes on at once. */
  moves: (part: Part<S>) => Moves | null;
  find: (key: string) => Element | null;
  /** Whether the reader prefers reduced motion. */
  still: () => boolean;
  /** Whether the page is hidden. */
  hidden: () => boolean;
  /** The factor by which the reader stretches or shortens the telling; 0 tells everything at once. */
  pace?: () => number;
  /** Called with each part when it may be put into words. */
  onPart?: (part: Part<S>) => void;
  /** Whether a page that is far behind still tells this part. */
  isMilestone?: (part: Part<S>) => boolean;
}

/** The options for a story that animates the elements below `root`. */
export function playBelow<S extends Tagged>(
  root: () => Element | null | undefined,
  moves: PlayOptions<S>["moves"],
): PlayOptions<S> {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  return {
    moves,
    find: (key) => root()?.querySelector(`[data-key="${CSS.escape(key)}"]`) ?? null,
    still: () => still.matches,
    hidden: () => document.visibilityState === "hidden",
  };
}

/** A page that is so many milliseconds behind tells quickly, */
export const BEHIND = 10_000;
/** and so many, only milestones. */
export const FAR_BEHIND = 20_000;
const QUICKLY = 0.4;
/** The longest that parts which arrived together take at normal speed: the more there are, the quicker each is told. */
export const LONGEST_STORY = 20_000;
/** Milliseconds for which a change stays marked, */
const MARKED = 2500;
/** and for which parts told at once stay at most. */
const LONGEST_STILL = 6000;

/** How long a part takes to tell, in milliseconds. */
export function duration(moves: Moves | null): number {
  if (!moves || moves.passing) return 0;
  const moving = (moves.moves ?? []).map(({ timing }) => (timing.delay ?? 0) + timing.duration);
  return Math.max(0, ...moving) + (moves.hold ?? 0);
}

/** How long parts take to tell, in milliseconds, before they are told more quickly because there are many. */
export const storyLength = <S extends Tagged>(parts: readonly Part<S>[], moves: PlayOptions<S>["moves"]): number =>
  parts.reduce((sum, part) => sum + duration(moves(part)), 0);

/** The share of its time that a part gets on a page that is so many milliseconds behind, */
const paceBehind = (behind: number): number => (behind > BEHIND ? QUICKLY : 1);

/** and how the part is animated there, if at all. */
const movesBehind = <S extends Tagged>(part: Part<S>, behind: number, options: PlayOptions<S>): Moves | null =>
  behind > FAR_BEHIND && !options.isMilestone?.(part) ? null : options.moves(part);

interface Waiting<S extends Tagged> extends Arrival<S> {
  since: number;
  missed: boolean;
}

export class Playhead<S extends Tagged = Tagged> implements Stage<S> {
  /** The view as far as the story has been told. */
  view = $state.raw<object | null>(null);
  /** The story as far as it has been told. */
  story = $state.raw<readonly Part<S>[]>([]);
  scene = $state.raw<readonly Part<S>[]>([]);
  telling = $state(false);
  atOnce = $state(false);
  /** Whether the last part is still moving, and its words would give away how that ends. */
  #suspense = $state(false);
  /** The story as far as it may be put into words. */
  readonly said: readonly Part<S>[] = $derived(this.#suspense ? this.story.slice(0, -1) : this.story);

  /** Called with the number of the last step, once everything has been told. */
  onTold: ((seq: number) => void) | null = null;

  #waiting: Waiting<S>[] = [];
  #moving: Animation[] = [];
  /** Changes whenever what was being told has been told to its end. */
  #run = 0;
  #wake: () => void = () => undefined;
  #options: PlayOptions<S> | null = null;

  /** Without options, stories wait to be told. */
  constructor(options: PlayOptions<S> | null = null) {
    this.#options = options;
  }

  /** Tells the stories that have waited for these options, and all later ones. */
  start(options: PlayOptions<S>): void {
    this.#options = options;
    if (options.hidden()) this.skip();
    else void this.#play(options);
  }

  /** Begins at a view, with the story that led to it. */
  begin(view: object, story: readonly Part<S>[] = []): void {
    this.#stop();
    this.#waiting = [];
    [this.view, this.story, this.scene, this.telling, this.#suspense] = [view, story, [], false, false];
  }

  /** Tells parts that arrived together, after those that are already waiting. `missed`: while the page was away. */
  tell(arrival: Arrival<S>, missed = false): void {
    const options = this.#options;
    this.#waiting.push({ ...arrival, since: performance.now(), missed });
    if (options?.hidden() || (this.#waiting.length === 1 && arrival.parts.length === 0)) this.skip();
    else if (options?.pace?.() === 0) this.drop();
    else if (options && this.#waiting.length === 1) void this.#play(options);
    else this.telling = true;
  }

  /** Goes to the end, and marks what has changed on the way. */
  drop(): void {
    const untold = this.#waiting.flatMap(({ parts }) => parts);
    this.skip();
    if (this.#options && !this.#options.hidden()) void tick().then(() => this.#mark(untold));
  }

  skip(): void {
    this.#stop();
    this.#say();
    for (const { parts } of this.#waiting) {
      for (const part of parts.slice(this.scene.length)) this.#show(part);
      this.#close();
    }
    this.#wake();
  }

  #stop(): void {
    this.#run += 1;
    for (const animation of this.#moving) animation.cancel();
    this.#moving = [];
  }

  async #play(options: PlayOptions<S>): Promise<void> {
    const run = this.#run;
    for (let arrival = this.#waiting[0]; arrival; arrival = this.#waiting[0]) {
      this.telling = true;
      const told = options.still() ? this.#tellAtOnce(arrival, options) : this.#tellOneByOne(arrival, options);
      for (const step of told) {
        await step();
        if (run !== this.#run) return;
      }
      this.#close();
    }
  }

  /** Without motion: shows all parts at once, for long enough to be read, and marks what has changed. */
  *#tellAtOnce({ parts, since }: Waiting<S>, options: PlayOptions<S>): Generator<() => Promise<void>> {
    this.atOnce = true;
    const behind = performance.now() - since;
    for (const part of parts) this.#show(part);
    const hold = parts.reduce((sum, part) => sum + (movesBehind(part, behind, options)?.hold ?? 0), 0);
    if (hold === 0) return;
    yield tick;
    this.#mark(parts);
    yield () => this.#pause(Math.min(LONGEST_STILL, hold) * paceBehind(behind) * (options.pace?.() ?? 1));
  }

  *#tellOneByOne({ parts, since, missed }: Waiting<S>, options: PlayOptions<S>): Generator<() => Promise<void>> {
    const length = storyLength(parts, options.moves);
    const behind = missed ? length : performance.now() - since;
    const pace = paceBehind(behind) * Math.min(1, LONGEST_STORY / length) * (options.pace?.() ?? 1);
    for (const part of parts) {
      const moves = movesBehind(part, behind, options);
      this.#show(part, moves?.suspense && !moves.passing);
      if (!moves) continue;
      if (moves.passing) {
        void tick().then(() => this.#move(moves, pace));
        continue;
      }
      yield tick;
      yield () => this.#move(moves, pace);
      this.#say();
      yield () => this.#pause((moves.hold ?? 0) * pace);
    }
  }

  #show(part: Part<S>, suspense = false): void {
    this.view = { ...this.view, ...part.changes };
    this.story = [...this.story, part];
    this.scene = [...this.scene, part];
    this.#suspense = suspense;
    if (!suspense) this.#options?.onPart?.(part);
  }

  /** Nothing keeps the last part from being put into words any longer. */
  #say(): void {
    const last = this.scene.at(-1);
    if (this.#suspense && last) this.#options?.onPart?.(last);
    this.#suspense = false;
  }

  /** The first arrival has been told. */
  #close(): void {
    const told = this.#waiting[0];
    this.#waiting = this.#waiting.slice(1);
    [this.view, this.scene, this.atOnce] = [{ ...this.view, ...told?.rest }, [], false];
    this.telling = this.#waiting.length > 0;
    const last = told?.parts.at(-1);
    if (last && !this.telling) this.onTold?.(last.seq);
  }

  async #move({ moves = [] }: Moves, pace: number): Promise<void> {
    const found = moves.flatMap((move) => {
      const element = this.#options?.find(move.key);
      return element?.animate ? [{ ...move, element }] : [];
    });
    // All are measured before any of them moves, which would change what the others measure.
    const measured = found.map(({ frames, ...move }) => ({
      ...move,
      frames: typeof frames === "function" ? frames() : frames,
    }));
    const moving = measured.map(({ element, frames, timing }) => {
      const animation = element.animate(frames, { fill: "backwards", ...timing });
      animation.playbackRate = 1 / pace;
      return animation;
    });
    this.#moving = [...this.#moving, ...moving];
    await Promise.allSettled(moving.map((animation) => animation.finished));
    this.#moving = this.#moving.filter((animation) => !moving.includes(animation));
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
      const moves = this.#options?.moves(part);
      return moves?.changed ?? moves?.moves?.map((move) => move.key) ?? [];
    });
    const elements = keys.flatMap((key) => this.#options?.find(key) ?? []);
    for (const element of elements) element.setAttribute("data-changed", "");
    setTimeout(() => elements.forEach((element) => element.removeAttribute("data-changed")), MARKED);
  }
}

/** A view with the changes of a story made. */
export const follow = (view: object, ...changes: Changes[]): object => Object.assign({}, view, ...changes);
