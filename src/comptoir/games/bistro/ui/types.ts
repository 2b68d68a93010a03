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
 * ``glass`` is the type of this turn's glass, for seats that have looked, and for all once it is ``shown``.
 * ``danger`` lists, by seat, the types that end the round with one more glass, until a player has ended it.
 * ``pile`` is the number of glasses that lie face down, without this turn's.
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

/** The choice between the whole game and the rulebook's first game. */
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

/** Beside an offer: the odds of the glass, and by seat the chance that drinking it would end the round. */
export interface ClaimHint {
  type: "claim";
  odds: string[];
  ends: string[];
}

/** Beside an answer: the odds of the glass, and what each answer except taking over risks. */
export interface AnswerHint {
  type: "answer";
  odds: string[];
  answers: AnswerMeaning[];
}

/** Beside the answer about a Miam: the chance that the claim is true, and who would pay for the glass. */
export interface MiamHint {
  type: "miam-answer";
  true: string;
  i_pay: boolean;
  they_pay: boolean;
}

/** Beside a gift: whether each possible gift ends the round, in the order of the legal actions. */
export interface GiftHint {
  type: "gift";
  ends: boolean[];
}

/** Look at the glass (sections 1 and 3). Written ``look``. */
export interface Look {
  type: "look";
}

/**
 * Offer the glass to a player with a claim (section 2). Written ``offer 3 coffee with olives``.
 *
 * ``miam``: the holder adds their Miam and claims that it is this one.
 */
export interface Offer {
  type: "offer";
  to: number;
  glass: "apple-juice" | "chocolate" | "coffee" | "lemonade" | "sparkling-water" | "syrup";
  miam: "cheese" | "crisps" | "olives" | "peanuts" | "sausage" | "toast" | null;
}

/** Say that the claim is true (sections 3 and 4). Written ``believe``. */
export interface Believe {
  type: "believe";
}

/** Say that the claim is false (sections 3 and 4). Written ``doubt``. */
export interface Doubt {
  type: "doubt";
}

/** Say that the glass is another type, and which (section 3). Written ``name syrup``. */
export interface Name {
  type: "name";
  glass: "apple-juice" | "chocolate" | "coffee" | "lemonade" | "sparkling-water" | "syrup";
}

/** Take the glass over and pass it on (section 3). Written ``take``. */
export interface Take {
  type: "take";
}

/** Give one of your glasses after naming the right type (section 4). Written ``give lemonade``. */
export interface Give {
  type: "give";
  glass: "apple-juice" | "chocolate" | "coffee" | "lemonade" | "sparkling-water" | "syrup";
}

/** The first starter, drawn by lot (section 0). Written ``first 1``. */
export interface First {
  type: "first";
  seat: number;
}

/** A Miam for a seat, which only that seat sees (section 0). Written ``miam 2 olives``. */
export interface Dealt {
  type: "miam";
  seat: number;
  miam: "cheese" | "crisps" | "olives" | "peanuts" | "sausage" | "toast" | null;
}

/** A glass face up in front of a seat (section 0). Written ``glass 2 coffee``. */
export interface Poured {
  type: "glass";
  seat: number;
  glass: "apple-juice" | "chocolate" | "coffee" | "lemonade" | "sparkling-water" | "syrup";
}

/** The type of a glass that one or all players see (sections 1 and 4). Written ``see coffee``. */
export interface See {
  type: "see";
  glass: "apple-juice" | "chocolate" | "coffee" | "lemonade" | "sparkling-water" | "syrup" | null;
}

/** The symbols on the Addition drawn (section 5). Written ``addition 2``. */
export interface Addition {
  type: "addition";
  symbols: number;
}

/** The glasses are collected and shuffled; with ``dealing``, the Miams are dealt too. */
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

/** ``seat`` has looked at the glass; only ``seat`` sees its type. */
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

/** The glass is turned up (section 4); ``right``: whether the receiver was right about it. */
export interface GlassShown {
  type: "glass-shown";
  glass: "apple-juice" | "chocolate" | "coffee" | "lemonade" | "sparkling-water" | "syrup";
  claimant: number;
  receiver: number;
  right: boolean;
}

/** The Miam is turned up and discarded (section 4); ``right``: whether the receiver was right about it. */
export interface MiamShown {
  type: "miam-shown";
  miam: "cheese" | "crisps" | "olives" | "peanuts" | "sausage" | "toast";
  owner: number;
  receiver: number;
  right: boolean;
}

/** A player drinks this turn's glass, or drinks one off the pile blind (section 4). */
export interface Drunk {
  type: "drunk";
  seat: number;
  glass: "apple-juice" | "chocolate" | "coffee" | "lemonade" | "sparkling-water" | "syrup";
  off_the_pile: boolean;
}

/** A player gives another one of their glasses (section 4). */
export interface Given {
  type: "given";
  giver: number;
  to: number;
  glass: "apple-juice" | "chocolate" | "coffee" | "lemonade" | "sparkling-water" | "syrup";
}

/** The pile is empty: ``seat`` drinks no second glass (section 4). */
export interface PileEmpty {
  type: "pile-empty";
  seat: number;
}

/** No glass is left to draw: nobody pays, in the ``number``-th void round in a row (5.7, B12). */
export interface RoundVoid {
  type: "void";
  seat: number;
  number: number;
}

/** A player ends the round with enough glasses of one type, ``glass``, or with every type (section 5). */
export interface Pays {
  type: "pays";
  seat: number;
  why: "alike" | "every-type";
  glass: "apple-juice" | "chocolate" | "coffee" | "lemonade" | "sparkling-water" | "syrup" | null;
}

/** A player has drawn an Addition; ``total`` is the player's new total of symbols (section 5). */
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

/** The types that an offer claims for the glass and for its Miam; ``None`` without a Miam. */
export interface Claim {
  glass: "apple-juice" | "chocolate" | "coffee" | "lemonade" | "sparkling-water" | "syrup";
  miam: "cheese" | "crisps" | "olives" | "peanuts" | "sausage" | "toast" | null;
}

/**
 * What an answer risks, counted from the glasses alone, without trust in any claim.
 *
 * ``right`` is the chance to be right about the glass; ``i_pay`` the chance to be wrong, drink it and
 * end the round; ``they_pay`` the chance to be right and see the claimant drink it and end the round.
 * A Miam that has yet to be judged, a gift and a blind drink are left out.
 */
export interface AnswerMeaning {
  answer: "believe" | "doubt" | "name";
  named: "apple-juice" | "chocolate" | "coffee" | "lemonade" | "sparkling-water" | "syrup" | null;
  right: string;
  i_pay: string;
  they_pay: string;
}
