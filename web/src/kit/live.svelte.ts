/** Announcements to screen readers: an urgent one interrupts, all others wait their turn. */
import { untrack } from "svelte";

export interface Announcement {
  id: number;
  words: string;
  urgent: boolean;
}

/** Milliseconds for which an announcement stays on the page. */
const KEPT = 12_000;
const MOST = 40;
let next = 0;
let announced = $state.raw<readonly Announcement[]>([]);

/** Announces a sentence, in an element of its own: a screen reader would skip a repeated text. */
export function announce(words: string, urgent = false): void {
  if (!words) return;
  const announcement = { id: next++, words, urgent };
  announced = [...untrack(() => announced), announcement].slice(-MOST);
  setTimeout(() => (announced = announced.filter((other) => other !== announcement)), KEPT);
}

export function announcements(): readonly Announcement[] {
  return announced;
}
