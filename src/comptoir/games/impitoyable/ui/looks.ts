/** The look of each adventurer: a combination of parts that no other has. */

export type Hat =
  | "stetson"
  | "sombrero"
  | "bowler"
  | "topper"
  | "bonnet"
  | "cap"
  | "cook"
  | "kerchief"
  | "feather"
  | "fur"
  | "straw"
  | "none";
export type Hair = "short" | "long" | "bun" | "curls" | "plaits" | "bald";
export type Beard = "none" | "stubble" | "moustache" | "handlebar" | "goatee" | "full" | "long" | "whiskers";
export type Extra =
  | "none"
  | "scarf"
  | "star"
  | "bow"
  | "spectacles"
  | "monocle"
  | "patch"
  | "pipe"
  | "collar"
  | "freckles"
  | "pearls"
  | "mask"
  | "scar"
  | "earrings"
  | "lamp";

export interface Look {
  hat: Hat;
  felt: string;
  hair: Hair;
  tint: string;
  beard: Beard;
  extra: Extra;
  skin: string;
  coat: string;
  /** Whether the card shows two people. */
  twins?: boolean;
}

const [FAIR, TAN, BROWN, DARK] = ["#f3cba6", "#e0a878", "#b97c50", "#8a5636"];
const [BLACK, CHESTNUT, STRAW, RED, GREY, WHITE] = ["#2b211c", "#6b3a1a", "#d9a441", "#b4502a", "#8f8a84", "#e8e2d6"];

type Parts = [hat: Hat, felt: string, hair: Hair, tint: string, beard: Beard, extra: Extra, skin: string, coat: string];

const PARTS: Record<string, Parts> = {
  "annie-longpan": ["stetson", "#9a6b3c", "plaits", RED, "none", "freckles", FAIR, "#4f7a5a"],
  "zeke-bonanza": ["kerchief", "#b3402f", "short", GREY, "long", "none", TAN, "#7b5a3a"],
  "gus-rattlepan": ["cap", "#5d6b4a", "short", CHESTNUT, "full", "lamp", FAIR, "#8a4a2a"],
  "mabel-brightwater": ["bonnet", "#5fa0b8", "curls", STRAW, "none", "scarf", FAIR, "#3f6f8a"],
  "jed-sievers": ["straw", "#e0bf6a", "short", STRAW, "stubble", "pipe", TAN, "#5a6f8f"],
  "juno-castillo": ["sombrero", "#c98a3c", "long", BLACK, "none", "earrings", BROWN, "#a33d5a"],
  "hank-twomule": ["stetson", "#6b5a45", "short", BLACK, "handlebar", "scarf", BROWN, "#6f7f3a"],
  "otis-ferrous": ["cap", "#4a5560", "bald", BLACK, "goatee", "spectacles", DARK, "#5a5f66"],
  "parson-abernathy": ["stetson", "#2a2522", "short", WHITE, "whiskers", "collar", FAIR, "#26242a"],
  "blackjack-doyle": ["stetson", "#1f1c1f", "short", BLACK, "moustache", "mask", FAIR, "#3a3540"],
  "kid-calloway": ["none", "#000", "short", STRAW, "none", "scarf", FAIR, "#b0622c"],
  "rosa-quickdraw": ["sombrero", "#8a2f3f", "plaits", BLACK, "none", "scar", TAN, "#7a2f4a"],
  "marshal-tull": ["stetson", "#d8cdb4", "short", GREY, "handlebar", "star", TAN, "#4a5f86"],
  "dolores-vega": ["feather", "#7a3f7f", "bun", BLACK, "none", "pearls", TAN, "#54306a"],
  "buck-larsen": ["fur", "#7a5a3a", "short", RED, "full", "scar", FAIR, "#5f4a33"],
  "the-pike-sisters": ["straw", "#c0463c", "plaits", CHESTNUT, "none", "scarf", FAIR, "#8f3a34"],
  "squint-morrow": ["bowler", "#4f4236", "short", CHESTNUT, "stubble", "patch", TAN, "#6f5a2f"],
  "slim-cutter": ["topper", "#3f4a55", "long", BLACK, "goatee", "scar", FAIR, "#445060"],
  "duchess-delacroix": ["feather", "#2f6f6a", "curls", WHITE, "none", "monocle", FAIR, "#2a5a58"],
  "ace-marlowe": ["bowler", "#2c2a33", "short", BLACK, "moustache", "bow", DARK, "#7f2f3a"],
  "doc-hathaway": ["topper", "#5a4030", "short", GREY, "whiskers", "spectacles", FAIR, "#6a4a38"],
  "lucky-lou": ["bowler", "#4f7f3a", "curls", RED, "none", "freckles", FAIR, "#3f6a33"],
  "belle-fontaine": ["none", "#000", "curls", RED, "none", "pearls", FAIR, "#b03a6a"],
  "silas-spade": ["topper", "#201d26", "bald", GREY, "handlebar", "bow", TAN, "#2f2b3a"],
  "count-orloff": ["fur", "#3a3236", "short", BLACK, "moustache", "monocle", FAIR, "#7a1f2a"],
  "nellie-farhorizon": ["kerchief", "#d08a2c", "long", CHESTNUT, "none", "spectacles", BROWN, "#3a6f7a"],
  "tom-noland": ["straw", "#cfae62", "short", CHESTNUT, "whiskers", "none", FAIR, "#6a6a5a"],
  "billy-greenhorn": ["cap", "#6f8f4a", "curls", STRAW, "none", "bow", FAIR, "#6f8f3a"],
  "mose-the-cook": ["cook", "#f4efe4", "bald", BLACK, "full", "scarf", DARK, "#e8e0d0"],
};

/** The adventurers of the shipped box. */
export const KNOWN = Object.keys(PARTS);

/** The look of an adventurer; one from another box borrows a look. */
export function lookOf(name: string): Look {
  const [hat, felt, hair, tint, beard, extra, skin, coat] = PARTS[name] ?? PARTS[KNOWN[borrowedLook(name)]!]!;
  return { hat, felt, hair, tint, beard, extra, skin, coat, twins: name === "the-pike-sisters" };
}

function borrowedLook(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % KNOWN.length, 7);
}
