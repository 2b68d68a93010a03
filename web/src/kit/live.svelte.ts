/** What a listener hears: everything politely and in turn, only "it is your turn" at once. */
import { untrack } from "svelte";

export interface Announcement {
  id: number;
  words: string;
  urgent: boolean;
}

const KEPT = 12_000;
const MOST = 40;
let next = 0;
let announced = $state.raw<readonly Announcement[]>([]);

/** A node for each sentence, so that a screen reader does not swallow a repeated one. */
export function announce(words: string, urgent = false): void {
  if (!words) return;
  const announcement = { id: next++, words, urgent };
  announced = [...untrack(() => announced), announcement].slice(-MOST);
  setTimeout(() => (announced = announced.filter((other) => other !== announcement)), KEPT);
}

export function announcements(): readonly Announcement[] {
  return announced;
}
