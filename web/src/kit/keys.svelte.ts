/** One keyboard map for everything: what is bound is listed under `?`. */
import { untrack } from "svelte";

export interface Binding {
  /** As `KeyboardEvent.key` has it: `c`, `Enter`, `ArrowLeft`, `1`. */
  key: string;
  label: string;
  run: () => void;
  /** How the key is shown in the list, where its name is none; a binding with `""` is not listed. */
  shown?: string;
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
/** Keys that mean something to whatever has the focus. */
const TAKEN: Record<string, string> = { Enter: "a, button, summary", " ": "a, button, summary" };

/** Runs what is bound to a key, unless somebody is writing or a panel is open. */
export function pressed(event: KeyboardEvent): void {
  const at = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || at?.closest(WRITING)) return;
  if (document.querySelector("dialog[open]")) return;
  if (TAKEN[event.key] && at?.closest(TAKEN[event.key]!)) return;
  const found = allKeys().find((binding) => binding.key === event.key);
  if (!found) return;
  event.preventDefault();
  found.run();
}
