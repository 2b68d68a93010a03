/** What is served: the glasses and the Miams in the order of the box, and how each is drawn. */
import type { View } from "./types";

export type Glass = NonNullable<View["glass"]>;
export type Miam = NonNullable<View["my_miam"]>;

export const GLASSES: readonly Glass[] = ["coffee", "chocolate", "lemonade", "syrup", "apple-juice", "sparkling-water"];
export const MIAMS: readonly Miam[] = ["olives", "peanuts", "crisps", "cheese", "sausage", "toast"];

/** A piece of a drawing in a box of 40 by 40; without `fill` it is only a line. */
export interface Piece {
  d: string;
  fill?: string;
  /** The colour of the line, if it is not an outline. */
  colour?: string;
  width?: number;
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const DRINKS: Record<Glass, readonly Piece[]> = {
  // A low cup on a wide saucer.
  coffee: [
    { d: "M13 13c-2.5-3 2.5-4.5 0-8M20 13c-2.5-3 2.5-4.5 0-8", colour: "#7a6350", width: 2 },
    { d: "M28 19.5h2.5a4 4 0 0 1 0 8H27", width: 2.6 },
    { d: "M2 31h30c-1 3.5-7 5.5-15 5.5S3 34.5 2 31z", fill: "#fffaf0" },
    { d: "M6 17h22v4c0 6-4.5 10-11 10S6 27 6 21z", fill: "#fffaf0" },
    { d: "M6 17c0-3 22-3 22 0s-22 3-22 0z", fill: "#4a2a14" },
  ],
  // A tall mug under a heap of cream.
  chocolate: [
    { d: "M28 21h3.5a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3H28", width: 2.6 },
    { d: "M8 17h20v17a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3z", fill: "#7a4526" },
    { d: "M7 18c-4-3.5-1-8 3-7 0-4 5.5-4.5 7-9 3 3 6.5 4.5 7 9 5-1.5 8 3.5 4 7-4 2-17 2-21 0z", fill: "#fff6e6" },
    { d: "M13 12c2 1 5 .5 7-1.5", width: 1.4 },
  ],
  // A tall tumbler with a straw, and a slice of lemon on its rim.
  lemonade: [
    { d: "M23 12 26.5 1.5h6", colour: "#b8432f", width: 3 },
    { d: "M11 11h18l-2 24a2.5 2.5 0 0 1-2.5 2h-9a2.5 2.5 0 0 1-2.5-2z", fill: "#fbeaa0" },
    { d: circle(10, 11, 7), fill: "#f2c531" },
    { d: "M10 5.5v11M4.5 11h11M6 7l8 8M14 7l-8 8", width: 1.1 },
  ],
  // A stemmed glass.
  syrup: [
    { d: "M9 3h22c1.5 11-3 18-11 18S7.5 14 9 3z", fill: "#f6d3d6" },
    { d: "M8.7 9h22.6c-.5 7.5-4.6 12-11.3 12S9.2 16.5 8.7 9z", fill: "#c2313f" },
    { d: "M20 21v12", width: 3 },
    { d: "M10 37c0-4.5 20-4.5 20 0z", fill: "#f6d3d6" },
  ],
  // A glass as round as an apple, with its stalk and a leaf.
  "apple-juice": [
    {
      d: "M20 12c5-4 16-2 16 10 0 9-6 16-11.5 16-2 0-2.5-1-4.5-1s-2.5 1-4.5 1C10 38 4 31 4 22c0-12 11-14 16-10z",
      fill: "#f3c46c",
    },
    {
      d: "M4.5 20c9 4 22 4 31 0 .8 10-5.5 18-11 18-2 0-2.5-1-4.5-1s-2.5 1-4.5 1C10 38 3.7 30 4.5 20z",
      fill: "#d98e1f",
    },
    { d: "M20 13c-.5-4 .5-7 3-10", width: 2.6 },
    { d: "M22 9c3-6 9-6 12-4.5C33 10 28 12 22 9z", fill: "#5d8f3a" },
  ],
  // A bottle, full of bubbles.
  "sparkling-water": [
    {
      d: "M15.5 5h9v6c0 4 5.5 6 5.5 12v12a2.5 2.5 0 0 1-2.5 2.5h-15A2.5 2.5 0 0 1 10 35V23c0-6 5.5-8 5.5-12z",
      fill: "#bfe0e6",
    },
    { d: "M14 1.5h12v5H14z", fill: "#2f7d6b" },
    {
      d: circle(16, 30, 2) + circle(23, 26, 1.6) + circle(24, 33, 1.6) + circle(18, 22, 1.4),
      fill: "#ffffff",
      width: 1.1,
    },
  ],
};

export const SNACKS: Record<Miam, readonly Piece[]> = {
  // Three olives on a stick.
  olives: [
    { d: "M3 37 37 3", width: 2.4 },
    ...[
      [11, 29],
      [20, 20],
      [29, 11],
    ].flatMap(([x, y]): Piece[] => [
      { d: circle(x!, y!, 6.5), fill: "#7f9440" },
      { d: circle(x! + 1.5, y! - 1.5, 1.8), fill: "#c63b2c", width: 1 },
    ]),
  ],
  // A shell with a waist.
  peanuts: [
    {
      d: "M13 3c7-2 12 4 10.5 9.5-1 4 .5 5.5 4 8C36 26 34 36 26 37.5S11 33 12.5 26c.8-4-1-5.5-4-8.5C3 12 6 5 13 3z",
      fill: "#d9a35c",
    },
    { d: "M11 8l7 2M9 13l8 0M18 27l9-2M17 32l11-2M22 22v13M13 5v10", width: 1.2 },
  ],
  // A bag with crimped ends.
  crisps: [
    {
      d: "M6 3l3.5 3L13 3l3.5 3L20 3l3.5 3L27 3l3.5 3L34 3l-2 17 2 17-3.5-3-3.5 3-3.5-3-3.5 3-3.5-3-3.5 3-3.5-3L6 37l2-17z",
      fill: "#d65a3a",
    },
    { d: "M12 20c3-6 13-6 16 0-3 6-13 6-16 0z", fill: "#ffe08a" },
  ],
  // A wedge with holes.
  cheese: [
    { d: "M2 23 29 8c5 2 8 7 8 12l1 2v14H2z", fill: "#f4c542" },
    { d: "M2 23h36" },
    { d: circle(11, 30, 3) + circle(22, 28, 2.2) + circle(30, 32, 2.8) + circle(27, 16, 2.4), fill: "#c9922a" },
  ],
  // A curved link, tied at both ends.
  sausage: [
    { d: "M7 10c-3 16 9 27 24 24 6-1.5 5-10-1-9.5-8 .5-13-5-12.5-13 .3-6-9-7.5-10.5-1.5z", fill: "#b4543a" },
    { d: "M9 8 6 2M12.5 6.5 14 1M34 28l5-2M34.5 31l5 3", width: 2.2 },
    { d: "M9 20l7-2.5M15 29l5-5.5M24 34l1-7", width: 1.4 },
  ],
  // A slice from a loaf.
  toast: [
    { d: "M7 17C1 13 2 4 11 4h18c9 0 10 9 4 13v17a3 3 0 0 1-3 3H10a3 3 0 0 1-3-3z", fill: "#d59a52" },
    { d: "M11 15c-4-2-4-7 1-7h16c5 0 5 5 1 7v18H11z", fill: "#f4d9a4", width: 1.2 },
    { d: "M16 18h8v8h-8z", fill: "#f7e07a", width: 1.2 },
  ],
};

/** A knotted napkin, over a Miam that nobody may see yet. */
export const NAPKIN: readonly Piece[] = [
  { d: "M20 13C9 15 4 24 4 31c0 5 7 7 16 7s16-2 16-7c0-7-5-16-16-18z", fill: "#f6efe0" },
  { d: "M20 13 11 3c5-1 8 1 9 4 1-3 4-5 9-4z", fill: "#c9483a" },
  { d: "M20 13c-3 5-4 9-4 13M20 13c3 5 4 9 4 13", width: 1.3 },
];
