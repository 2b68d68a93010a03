// Made by `python -m tools.typescript` from the Python structs; do not edit.

export type Hints = ClaimHint | AnswerHint | MiamHint | GiftHint;

export type Step = Look | Offer | Believe | Doubt | Name | Take | Give | First | Dealt | Poured | See | Addition;

export type Event = RoundBegun | Drawn | Seen | MiamBack | GlassShown | MiamShown | Drunk | Given | PileEmpty | RoundVoid | Pays | Paid | GameEnded;

export type Story = Look | Offer | Believe | Doubt | Name | Take | Give | First | Dealt | Poured | See | Addition | RoundBegun | Drawn | Seen | MiamBack | GlassShown | MiamShown | Drunk | Given | PileEmpty | RoundVoid | Pays | Paid | GameEnded;

/** Seats, options and components. */
export interface Setup {
  seats: number;
  options: Options;
  components: Components;
}

/**
 * The table as one seat sees it. No field can hold a glass or a Miam that this seat has not seen.
 *
 * ``chain``, ``claims`` and ``lookers`` are the public history of the turn, as in `State`.
 * ``glass``: what it is, for those who have looked, and for all once it is ``shown``.
 * ``danger``: by seat, the types for which one more glass ends the round.
 * ``pile``: how many glasses lie face down, apart from this turn's.
 */
export interface View {
  seat: number | null;
  ranks: number[] | null;
  phase: "addition" | "answer" | "blind" | "claim" | "gift" | "glass" | "look" | "lot" | "miam" | "miam-answer" | "over" | "reveal";
  awaited: (number | "chance" | "clock")[];
  round: number;
  due: number;
  chain: number[];
  claims: Claim[];
  lookers: number[];
  glass: "apple-juice" | "chocolate" | "coffee" | "lemonade" | "sparkling-water" | "syrup" | null;
  shown: boolean;
  verdict: "believe" | "doubt" | "name" | null;
  named: "apple-juice" | "chocolate" | "coffee" | "lemonade" | "sparkling-water" | "syrup" | null;
  glasses: number[][];
  danger: (("apple-juice" | "chocolate" | "coffee" | "lemonade" | "sparkling-water" | "syrup")[])[];
  pile: number;
  my_miam: "cheese" | "crisps" | "olives" | "peanuts" | "sausage" | "toast" | null;
  has_miam: boolean[];
  discarded: ("cheese" | "crisps" | "olives" | "peanuts" | "sausage" | "toast")[];
  additions: number[][];
  voids: number;
  reason: string;
}

/** What the rulebook leaves out of a first game. */
export interface Options {
  first_seat: number | null;
  short_game: boolean;
}

/** The figures of a box; `editions/standard.toml` says where each comes from. */
export interface Components {
  glasses: [number, number, number, number, number, number];
  alike: number;
  additions: number[];
  losing_total: number;
  void_rounds: number;
}

/** Beside an offer: what the glass may be, and by seat the chance that drinking it would end the round. */
export interface ClaimHint {
  type: "claim";
  odds: string[];
  ends: string[];
}

/** Beside an answer: what the glass may be, and what each answer except taking over risks. */
export interface AnswerHint {
  type: "answer";
  odds: string[];
  answers: AnswerMeaning[];
}

/** Beside the answer about a Miam: the chance that it is the one named, and who would pay. */
export interface MiamHint {
  type: "miam-answer";
  true: string;
  i_pay: boolean;
  they_pay: boolean;
}

/** Beside a gift: whether each, in the order of the legal actions, ends the round. */
export interface GiftHint {
  type: "gift";
  ends: boolean[];
}

/** Look at the glass that you hold (sections 1 and 3). Written ``look``. */
export interface Look {
  type: "look";
}

/**
 * Slide the glass to somebody with a claim (section 2). Written ``offer 3 coffee with olives``.
 *
 * ``miam``: the holder adds a Miam of their own and claims that it is this one.
 */
export interface Offer {
  type: "offer";
  to: number;
  glass: "apple-juice" | "chocolate" | "coffee" | "lemonade" | "sparkling-water" | "syrup";
  miam: "cheese" | "crisps" | "olives" | "peanuts" | "sausage" | "toast" | null;
}

/** What was claimed is true (sections 3 and 4). Written ``believe``. */
export interface Believe {
  type: "believe";
}

/** What was claimed is false (sections 3 and 4). Written ``doubt``. */
export interface Doubt {
  type: "doubt";
}

/** Say that the claim is false, and what the glass is (section 3). Written ``name syrup``. */
export interface Name {
  type: "name";
  glass: "apple-juice" | "chocolate" | "coffee" | "lemonade" | "sparkling-water" | "syrup";
}

/** Take the glass over, to pass it on (section 3). Written ``take``. */
export interface Take {
  type: "take";
}

/** Give one of your own glasses, having named the right type (section 4). Written ``give lemonade``. */
export interface Give {
  type: "give";
  glass: "apple-juice" | "chocolate" | "coffee" | "lemonade" | "sparkling-water" | "syrup";
}

/** The lot falls on the first starter (section 0). Written ``first 1``. */
export interface First {
  type: "first";
  seat: number;
}

/** A Miam for a seat, its owner's secret (section 0). Written ``miam 2 olives``. */
export interface Dealt {
  type: "miam";
  seat: number;
  miam: "cheese" | "crisps" | "olives" | "peanuts" | "sausage" | "toast" | null;
}

/** A glass face up before a seat (section 0). Written ``glass 2 coffee``. */
export interface Poured {
  type: "glass";
  seat: number;
  glass: "apple-juice" | "chocolate" | "coffee" | "lemonade" | "sparkling-water" | "syrup";
}

/** What a face-down glass is, for the player who looks or for all (section 4). Written ``see coffee``. */
export interface See {
  type: "see";
  glass: "apple-juice" | "chocolate" | "coffee" | "lemonade" | "sparkling-water" | "syrup" | null;
}

/** The token that is drawn: its symbols (section 5). Written ``addition 2``. */
export interface Addition {
  type: "addition";
  symbols: number;
}

/** The glasses are collected and shuffled; ``dealing``: the Miams are dealt, too. */
export interface RoundBegun {
  type: "round";
  number: number;
  starter: number;
  dealing: boolean;
}

/** A turn begins: the starter draws a glass, face down (section 1). */
export interface Drawn {
  type: "drawn";
  seat: number;
}

/** ``seat`` has looked at the glass; only ``seat`` sees what it is. */
export interface Seen {
  type: "seen";
  seat: number;
  glass: "apple-juice" | "chocolate" | "coffee" | "lemonade" | "sparkling-water" | "syrup" | null;
}

/** The Miam of an offer goes back to its owner unseen (sections 3 and 4). */
export interface MiamBack {
  type: "miam-back";
  owner: number;
}

/** The glass is turned up (section 4); ``right``: the receiver was right about it. */
export interface GlassShown {
  type: "glass-shown";
  glass: "apple-juice" | "chocolate" | "coffee" | "lemonade" | "sparkling-water" | "syrup";
  claimant: number;
  receiver: number;
  right: boolean;
}

/** The Miam is turned up and goes into the box (section 4); ``right``: the receiver was right about it. */
export interface MiamShown {
  type: "miam-shown";
  miam: "cheese" | "crisps" | "olives" | "peanuts" | "sausage" | "toast";
  owner: number;
  receiver: number;
  right: boolean;
}

/** A player drinks this turn's glass, or one off the pile that nobody has looked at (section 4). */
export interface Drunk {
  type: "drunk";
  seat: number;
  glass: "apple-juice" | "chocolate" | "coffee" | "lemonade" | "sparkling-water" | "syrup";
  off_the_pile: boolean;
}

/** A glass goes from one player to another (section 4). */
export interface Given {
  type: "given";
  giver: number;
  to: number;
  glass: "apple-juice" | "chocolate" | "coffee" | "lemonade" | "sparkling-water" | "syrup";
}

/** The pile is empty, so ``seat`` drinks no second glass (section 4). */
export interface PileEmpty {
  type: "pile-empty";
  seat: number;
}

/** No glass is left to draw, and nobody pays (5.7, B12); the ``number``-th in a row. */
export interface RoundVoid {
  type: "void";
  seat: number;
  number: number;
}

/** A player ends the round: enough ``glass`` alike, or one of every type (section 5). */
export interface Pays {
  type: "pays";
  seat: number;
  why: "alike" | "every-type";
  glass: "apple-juice" | "chocolate" | "coffee" | "lemonade" | "sparkling-water" | "syrup" | null;
}

/** A player has drawn a token: its symbols, and the player's new total (section 5). */
export interface Paid {
  type: "paid";
  seat: number;
  symbols: number;
  total: number;
}

/** The game is over (section 6); ranks by seat. */
export interface GameEnded {
  type: "ended";
  reason: string;
  ranks: number[];
}

/** What was said of the glass, and of the Miam that came with it, if one did. */
export interface Claim {
  glass: "apple-juice" | "chocolate" | "coffee" | "lemonade" | "sparkling-water" | "syrup";
  miam: "cheese" | "crisps" | "olives" | "peanuts" | "sausage" | "toast" | null;
}

/**
 * What an answer risks, counted from the glasses alone: claims count for nothing.
 *
 * ``right``: the chance to be right about the glass; ``i_pay``: to be wrong, drink it
 * and end the round; ``they_pay``: to be right, so that the claimant drinks it and ends
 * the round. A Miam that has yet to be judged, a gift and a blind drink are left out.
 */
export interface AnswerMeaning {
  answer: "believe" | "doubt" | "name";
  named: "apple-juice" | "chocolate" | "coffee" | "lemonade" | "sparkling-water" | "syrup" | null;
  right: string;
  i_pay: string;
  they_pay: string;
}
