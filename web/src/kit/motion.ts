/** Animations that several games share, measured on the page after the view has changed. */
import type { Move } from "./table";

export interface Spot {
  x: number;
  y: number;
}

/** The middle of an element, in pixels; `null` if the element is not drawn. */
export function middle(key: string): Spot | null {
  const box = document.querySelector(`[data-key="${key}"]`)?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

/** The offset of `start` from the middle of an element, in pixels; straight above it if either is not drawn. */
export function from(start: Spot | null, key: string): Spot {
  const end = middle(key);
  return start && end ? { x: start.x - end.x, y: start.y - end.y } : { x: 0, y: -120 };
}

/** A CSS `translate`: a share of the way to a spot, raised by `up` pixels. */
export const at = (spot: Spot, share = 1, up = 0): string =>
  `${(spot.x * share).toFixed(1)}px ${(spot.y * share - up).toFixed(1)}px`;

/** An element appears. */
export const pop = (key: string, duration = 320): Move => ({
  key,
  timing: { duration, easing: "cubic-bezier(.3,1.6,.5,1)" },
  frames: [
    { scale: "0.3", opacity: 0 },
    { scale: "1", opacity: 1 },
  ],
});
