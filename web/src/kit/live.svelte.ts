/** What a listener hears: everything politely and in turn, only "it is your turn" at once. */
import { untrack } from "svelte";

export interface Spoken {
  id: number;
  words: string;
  urgent: boolean;
}

const KEPT = 12_000;
const MOST = 40;
let next = 0;
let heard = $state.raw<readonly Spoken[]>([]);

/** A node for each sentence, so that a screen reader does not swallow a repeated one. */
export function announce(words: string, urgent = false): void {
  if (!words) return;
  const spoken = { id: next++, words, urgent };
  heard = [...untrack(() => heard), spoken].slice(-MOST);
  setTimeout(() => (heard = heard.filter((other) => other !== spoken)), KEPT);
}

export function announcements(): readonly Spoken[] {
  return heard;
}
