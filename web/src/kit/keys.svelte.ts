/**
 * The keyboard map of the whole page, which `?` shows.
 *
 * A key acts when it goes down. A key that is held down answers nothing, no matter what it is bound to
 * and what has the focus.
 */
export interface Binding {
  /** A value of `KeyboardEvent.key`: `c`, `Enter`, `ArrowLeft`, `1`. */
  key: string;
  label: string;
  run: () => void;
  /** What the list shows instead of the key's name; a binding with `""` is not listed. */
  shownAs?: string;
  /** Whether holding the key down repeats the action; by default it does not. */
  repeats?: boolean;
}

type Bindings = () => readonly Binding[];
let bound = $state.raw<readonly Bindings[]>([]);
/** The same outside of Svelte: while a component goes away, Svelte reads the state as it was before. */
let current: readonly Bindings[] = [];

/** Binds keys while the component is mounted. The latest binding of a key wins. */
export function bindKeys(bindings: Bindings): void {
  $effect.pre(() => {
    bound = current = [...current, bindings];
    return () => (bound = current = current.filter((other) => other !== bindings));
  });
}

/** All bindings, the newest first. */
export function allKeys(): readonly Binding[] {
  return [...bound].reverse().flatMap((bindings) => bindings());
}

const EDITABLE = "input, textarea, select, [contenteditable]";
/** Elements in which Enter only starts a new line. */
const MULTILINE = "textarea, [contenteditable]";
/** Elements that use a key themselves when they have the focus, by key. */
const USED_BY: Record<string, string> = { Enter: "a, button, summary", " ": "a, button, summary" };
/** Keys that move the focus, the caret or the page. */
const MOVING = new Set(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home", "End", "Tab"]);
/** Whether the space bar that is down now scrolls the page. */
let scrolls = false;

/**
 * Handles every key first, and suppresses the repeats of a key that is held down, unless it may repeat.
 *
 * The space bar clicks a button when it goes down, as Enter does: when it comes up, another question may have
 * taken the button's place.
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

/** Handles every key release first, so that the space bar does not click a second time. */
export function keyUp(event: KeyboardEvent): void {
  if (event.key === " " && buttonAt(event)) event.preventDefault();
}

/** Runs the action bound to a key, unless the reader is typing or a panel is open. */
export function runBinding(event: KeyboardEvent): void {
  const at = elementAt(event);
  if (event.defaultPrevented || isShortcut(event) || at?.closest(EDITABLE)) return;
  if (document.querySelector("dialog[open]")) return;
  if (USED_BY[event.key] && at?.closest(USED_BY[event.key]!)) return;
  const found = boundTo(event.key);
  scrolls = !found && event.key === " ";
  if (!found) return;
  event.preventDefault();
  if (!event.repeat || found.repeats) found.run();
}

function mayRepeat(event: KeyboardEvent): boolean {
  const at = elementAt(event);
  if (event.key === "Enter") return at?.closest(MULTILINE) != null;
  if (at?.closest(EDITABLE) || MOVING.has(event.key)) return true;
  if (event.key === " ") return scrolls;
  return isShortcut(event) || boundTo(event.key)?.repeats === true;
}

/** The browser's own shortcuts, such as zoom. */
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
