/** The regulars: how each of the six seats is drawn, alike in every game. */

export interface Regular {
  coat: string;
  skin: string;
  hair: string;
  /** A shape behind the head. */
  behind: string;
  hat: string;
  hatColour: string;
  /** Beard or moustache. */
  beard: string;
  mouth: string;
}

const PLAIN = "M28 41c2 2 6 2 8 0";

const REGULARS: readonly Regular[] = [
  // A flat cap and a moustache.
  {
    coat: "#b04228",
    skin: "#eebd93",
    hair: "#6b3a1a",
    behind: "",
    hatColour: "#5b6a4a",
    hat: "M16 25c0-12 9-15 18-14 8 .5 14 5 14 11 3 .5 4 2 3 4-10-3-24-3-35-1z",
    beard: "M22 39c3-4 8-4 10-1 2-3 7-3 10 1-3 2.5-8 2.5-10-.5-2 3-7 3-10 .5z",
    mouth: "",
  },
  // A bun and earrings.
  {
    coat: "#2a6896",
    skin: "#c98a5b",
    hair: "#5a3826",
    behind: "M32 3a7 7 0 0 1 0 14 7 7 0 0 1 0-14zM15 34c-2-14 4-23 17-23s19 9 17 23l-4 4H19z",
    hatColour: "#5a3826",
    hat: "M17 29c1-11 7-15 15-15s14 4 15 15c-4-6-8-9-13-9-6 0-12 2-17 9z",
    beard: "M17 37v2.5M47 37v2.5",
    mouth: PLAIN,
  },
  // A bald head and a great beard.
  {
    coat: "#327046",
    skin: "#f2c8a2",
    hair: "#b5532a",
    behind: "M14 30c0 22 8 29 18 29s18-7 18-29z",
    hatColour: "#b5532a",
    hat: "M17 30c-1.5-4-1-8 1-11l1.5 9zM47 30c1.5-4 1-8-1-11l-1.5 9z",
    beard: "M17 31c1 4 3 6 6 6 3-2.5 15-2.5 18 0 3 0 5-2 6-6 2 17-5 25-15 25S15 48 17 31z",
    mouth: "M28 42c2 1.5 6 1.5 8 0",
  },
  // A headscarf.
  {
    coat: "#77448f",
    skin: "#eab991",
    hair: "#4a2a5c",
    behind: "M14 36c-2-17 5-26 18-26s20 9 18 26l4 14H10z",
    hatColour: "#7c5191",
    hat: "M16 31C16 17 22 10 32 10s16 7 16 21c-4-8-9-11-16-11s-12 3-16 11z",
    beard: "",
    mouth: PLAIN,
  },
  // A tall hat and spectacles.
  {
    coat: "#94720c",
    skin: "#d9a06f",
    hair: "#3b3b38",
    behind: "M17 33c-3 6-2 10 1 12h28c3-2 4-6 1-12z",
    hatColour: "#45574b",
    hat: "M20 3h24l1 16c5 0 8 2 8 4-12-3-30-3-42 0 0-2 3-4 8-4z",
    beard: "M20 31.5a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0M35 31.5a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0M29 31h6",
    mouth: PLAIN,
  },
  // A straw hat and plaits.
  {
    coat: "#675e54",
    skin: "#f3cba6",
    hair: "#d59a35",
    behind: "M15 30c-5 8-4 17-1 24l7-2-2-22zM49 30c5 8 4 17 1 24l-7-2 2-22z",
    hatColour: "#e3bd62",
    hat: "M20 21c0-8 4-13 12-13s12 5 12 13c7 0 12 2 12 4-14 3-34 3-48 0 0-2 5-4 12-4z",
    beard: "",
    mouth: PLAIN,
  },
];

export function regularAt(seat: number): Regular {
  return REGULARS[seat % REGULARS.length]!;
}
