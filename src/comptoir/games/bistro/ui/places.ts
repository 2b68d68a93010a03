/** Places on the counter, in percent of its width and height. */

export interface Place {
  x: number;
  y: number;
}

/** The place of a seat: the others sit evenly along the far side, from left to right, the reader on the near side. */
export function place(seat: number, others: readonly number[]): Place {
  const along = others.indexOf(seat);
  return along < 0 ? { x: 50, y: 82 } : { x: ((along + 0.5) * 100) / others.length, y: 20 };
}

/** The path of a glass from one place to the next, curved towards the reader; in pixels. */
export function way(start: Place, end: Place, width: number, height: number): string {
  const [x, y, toX, toY] = [
    (start.x * width) / 100,
    (start.y * height) / 100,
    (end.x * width) / 100,
    (end.y * height) / 100,
  ];
  const alongside = Math.abs(toY - y) < 1;
  const bend = alongside ? Math.min(height * 0.55, 24 + Math.abs(toX - x) * 0.3) : 0;
  const middle = { x: (x + toX) / 2, y: (y + toY) / 2 + bend };
  return `M${x.toFixed(1)} ${y.toFixed(1)}Q${middle.x.toFixed(1)} ${middle.y.toFixed(1)} ${toX.toFixed(1)} ${toY.toFixed(1)}`;
}

/** How far eyes at one place turn sideways and down to look at another. */
export function gaze(eyes: Place, at: Place | null): [number, number] {
  if (!at) return [0, 0];
  const aside = Math.max(-1, Math.min(1, (at.x - eyes.x) / 25));
  return [aside * 2.2, at.y > eyes.y ? 1.2 : 0.6];
}
