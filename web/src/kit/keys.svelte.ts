/**
 * One keyboard map for everything: what is bound is listed under `?`.
 *
 * A press is a key that goes down. What a key says while it stays down answers nothing, whatever it is bound to and
 * whatever has the focus.
 */
import { untrack } from "svelte";

export interface Binding {
  /** As `KeyboardEvent.key` has it: `c`, `Enter`, `ArrowLeft`, `1`. */
  key: string;
  label: string;
  run: () => void;
  /** How the key is shown in the list, where its name is none; a binding with `""` is not listed. */
  shown?: string;
  /** Whether a key that stays down does it again and again; by default it does not. */
  repeats?: boolean;
}

type Bindings = () => readonly Binding[];
let bound = $state.raw<readonly Bindings[]>([]);

/** Binds keys for as long as the component lives. A later binding of the same key wins. */
export function bindKeys(bindings: Bindings): void {
  $effect.pre(() => {
    bound = [...untracked(), bindings];
    return () => (bound = untracked().filter((other) => other !== bindings));
  });
}

const untracked = () => untrack(() => bound);

/** All that is bound now, the newest first. */
export function allKeys(): readonly Binding[] {
  return [...bound].reverse().flatMap((bindings) => bindings());
}

const WRITING = "input, textarea, select, [contenteditable]";
/** Where Enter begins a line, and sends nothing. */
const LINES = "textarea, [contenteditable]";
/** Keys that mean something to whatever has the focus. */
const TAKEN: Record<string, string> = { Enter: "a, button, summary", " ": "a, button, summary" };
/** Keys that move the focus, the caret or the page. */
const MOVING = new Set(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home", "End", "Tab"]);
/** Whether the space bar scrolls the page since it has gone down. */
let scrolls = false;

/**
 * Hears every key before anybody else, and holds back what a key that stays down may not do.
 *
 * A button is pressed by the space bar when that goes down, as by Enter: when it comes up, another question may stand there.
 */
export function keyDown(event: KeyboardEvent): void {
  if (event.repeat) {
    if (mayRepeat(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  scrolls = false;
  const button = event.key === " " && !event.defaultPrevented ? buttonAt(event) : null;
  if (!button) return;
  event.preventDefault();
  button.click();
}

/** Hears every key that comes up before anybody else: no button is pressed by it. */
export function keyUp(event: KeyboardEvent): void {
  if (event.key === " " && buttonAt(event)) event.preventDefault();
}

/** Runs what is bound to a key, unless somebody is writing or a panel is open. */
export function pressed(event: KeyboardEvent): void {
  const at = elementAt(event);
  if (event.defaultPrevented || isShortcut(event) || at?.closest(WRITING)) return;
  if (document.querySelector("dialog[open]")) return;
  if (TAKEN[event.key] && at?.closest(TAKEN[event.key]!)) return;
  const found = boundTo(event.key);
  scrolls = !found && event.key === " ";
  if (!found) return;
  event.preventDefault();
  if (!event.repeat || found.repeats) found.run();
}

function mayRepeat(event: KeyboardEvent): boolean {
  const at = elementAt(event);
  if (event.key === "Enter") return at?.closest(LINES) != null;
  if (at?.closest(WRITING) || MOVING.has(event.key)) return true;
  if (event.key === " ") return scrolls;
  return isShortcut(event) || boundTo(event.key)?.repeats === true;
}

/** The browser's own, as those that zoom. */
function isShortcut(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey;
}

function boundTo(key: string): Binding | undefined {
  return allKeys().find((binding) => binding.key === key);
}

function elementAt(event: KeyboardEvent): Element | null {
  return event.target instanceof Element ? event.target : null;
}

function buttonAt(event: KeyboardEvent): HTMLButtonElement | null {
  return elementAt(event)?.closest("button") ?? null;
}
