/** Paths that several drawings share: numerals as made by a branding iron or chalk, mugs and an axe. */

const DIGITS: Record<string, string> = {
  "0": "M5 1C2.2 1 1 4 1 7s1.2 6 4 6 4-3 4-6-1.2-6-4-6z",
  "1": "M2 3.8 5.6 1V13M2.6 13h6",
  "2": "M1.3 4.2C1.5 2.2 3 1 5 1c2.4 0 3.8 1.4 3.8 3.4C8.8 7.4 3.4 9.2 1.2 13H9",
  "3": "M1.5 2.5C2.4 1.5 3.6 1 5 1c2.2 0 3.6 1.2 3.6 2.9 0 1.9-1.6 2.8-4 2.8 2.6 0 4.4 1 4.4 3C9 11.8 7.2 13 5 13c-1.8 0-3.2-.7-4-2",
  "4": "M6.9 13V1L.8 9.4h8.6",
  "5": "M8.4 1H2.5L2 6.4c.8-.6 1.8-1 3-1 2.4 0 4 1.5 4 3.7C9 11.4 7.3 13 5 13c-1.7 0-3-.6-3.9-1.8",
  "6": "M8 2C7.2 1.3 6.3 1 5.3 1 2.6 1 1 3.6 1 7.6 1 11 2.6 13 5 13c2.3 0 4-1.6 4-3.9S7.4 5.3 5.2 5.3c-2 0-3.6 1.1-4.1 2.9",
  "7": "M1.2 1H9L4.2 13M3.8 7h4.4",
  "8": "M5 6.6C3 6.2 1.8 5.2 1.8 3.8 1.8 2.1 3.2 1 5 1s3.2 1.1 3.2 2.8C8.2 5.2 7 6.2 5 6.6 2.6 7 1 8.2 1 9.9 1 11.8 2.7 13 5 13s4-1.2 4-3.1C9 8.2 7.4 7 5 6.6z",
  "9": "M2 12c.8.7 1.7 1 2.7 1C7.4 13 9 10.4 9 6.4 9 3 7.4 1 5 1 2.7 1 1 2.6 1 4.9s1.6 3.8 3.8 3.8c2 0 3.6-1.1 4.1-2.9",
  "×": "M1.5 4l6 6M7.5 4l-6 6",
};
const ADVANCE = 12;

export interface Writing {
  /** One path for each character, with its place. */
  d: readonly { path: string; x: number }[];
  transform: string;
}

/** `text` in strokes, `height` tall and centred on the point (x, y). */
export function writing(text: string | number, x: number, y: number, height: number): Writing {
  const characters = [...String(text)];
  const scale = height / 14;
  const left = x - ((characters.length * ADVANCE - 2) * scale) / 2;
  return {
    d: characters.map((character, place) => ({ path: DIGITS[character] ?? "", x: place * ADVANCE })),
    transform: `translate(${left.toFixed(1)} ${(y - height / 2).toFixed(1)}) scale(${scale.toFixed(3)})`,
  };
}

/** A mug in a box of 20 by 20: glass, handle, foam. */
export const MUG = {
  glass: "M3 7h11l-.8 10.5a1 1 0 0 1-1 1H4.8a1 1 0 0 1-1-1z",
  handle: "M14 9h2a2 2 0 0 1 2 2v2.5a2 2 0 0 1-2 2h-2.3",
  foam: "M2.5 7.5a2.3 2.3 0 0 1 1-4.3A3 3 0 0 1 8.7 2a2.7 2.7 0 0 1 4.6 1.3 2.2 2.2 0 0 1 1 4.2c-1 .7-1.7 0-2.3 0l-.4 2-1.2.1-.4-2C8.7 8.3 8 7.5 7 7.5c-1.6 1-3 .8-4.5 0z",
  ribs: "M6.5 11v5M10.3 11v5",
};

/** An axe in a box of 20 by 20. */
export const AXE = {
  shaft: "M4 19 13.5 5.5",
  blade: "M10 2.5c2.6-.8 5.4.2 7.6 3.6 1 1.6 1.2 3.7.7 5.5-2-.9-3.8-1.3-6.3-1L8.7 8.3z",
};
