/** Where each barrel comes to lie on the innkeeper's mat, in percent of its width and height. */

export interface Place {
  x: number;
  y: number;
  /** In degrees. */
  turn: number;
}

const PLACES: Record<string, Place> = {
  a: { x: 22, y: 31, turn: -9 },
  b: { x: 46, y: 21, turn: 6 },
  c: { x: 69, y: 34, turn: -5 },
  d: { x: 15, y: 56, turn: 7 },
  e: { x: 40, y: 50, turn: -12 },
  f: { x: 64, y: 60, turn: 10 },
  g: { x: 29, y: 77, turn: 4 },
  x: { x: 53, y: 82, turn: -7 },
  y: { x: 87, y: 56, turn: 8 },
};
const MIDDLE: Place = { x: 50, y: 50, turn: 0 };

export function place(letter: string): Place {
  return PLACES[letter] ?? MIDDLE;
}
