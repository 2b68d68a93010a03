// Made by `python -m tools.typescript` from the Python structs; do not edit.

export type Hints = SendHint | TakeHint | BuyHint | BidHint;

export type Step = Send | Take | Buy | Bid | Hire | Place | First | Dealt | Turned | Offered | See | Rolled;

export type Event = TurnBegun | EventSkipped | EventsShuffled | UndertakerWalked | AdventurerShown | NoEffect | GoldWon | DuelWon | NobodyTakes | IouTaken | HoleFilled | HatMoved | Killed | JobDone | Returned | Bought | NoRecruiting | DiscardsShuffled | FewerOffered | AuctionBegun | Passed | Hired | Laid | BidReturned | NotHired | PaydayBegun | IouTurned | IouPaid | ColumnEmpty | Unpaid | VultureCame | EndNear | GameEnded;

export type Story = Send | Take | Buy | Bid | Hire | Place | First | Dealt | Turned | Offered | See | Rolled | TurnBegun | EventSkipped | EventsShuffled | UndertakerWalked | AdventurerShown | NoEffect | GoldWon | DuelWon | NobodyTakes | IouTaken | HoleFilled | HatMoved | Killed | JobDone | Returned | Bought | NoRecruiting | DiscardsShuffled | FewerOffered | AuctionBegun | Passed | Hired | Laid | BidReturned | NotHired | PaydayBegun | IouTurned | IouPaid | ColumnEmpty | Unpaid | VultureCame | EndNear | GameEnded;

/** Seats, options and components, with the tables that follow from them. */
export interface Setup {
  seats: number;
  options: Options;
  components: Components;
}

/**
 * The table from one chair. No field can hold what this seat has not seen.
 *
 * What lies open is as in `State`. ``market``: slot by slot, whether a card lies there. ``deck``:
 * how many adventurers are left to turn up. ``sent``: one's own while the others choose; all,
 * once they are shown.
 */
export interface View {
  seat: number | null;
  ranks: number[] | null;
  phase: "adventurer" | "bid" | "buy" | "die" | "event" | "first" | "hire" | "last-buy" | "look" | "offer" | "over" | "place" | "send" | "take" | "turn-up";
  awaited: (number | "chance" | "clock")[];
  active: number;
  players: Seated[];
  my_crew: string[] | null;
  my_hand: string[] | null;
  events: Card[];
  card: Card | null;
  undertaker: number;
  sent: (string | null)[];
  market: boolean[];
  slot: number;
  due: number[];
  deck: number;
  discards: string[];
  fresh: boolean;
  offer: string[];
  coming: number;
  bids: (string[] | null)[];
  draft: number;
  reason: "finish" | "undertaker" | "vulture" | null;
  memory: Memory | null;
}

/** What the rulebook leaves to the players. */
export interface Options {
  first_seat: number | null;
  draft: boolean;
}

/**
 * The figures of a box; `editions/standard.toml` says where each comes from.
 *
 * ``ious``: how many of each colour are worth 0, 1, 2 and so on. ``given``: the values of those
 * that everybody gives to the market. ``undertaker``: the duel with which he arrives.
 * ``recruiting``: so many adventurers in hand, and there is none.
 */
export interface Components {
  adventurers: Adventurer[];
  dealt: number;
  ious: number[];
  given: number[];
  gold: number;
  rushes: Rush[];
  duels: number;
  pokers: number;
  undertaker: number;
  columns: number;
  fields: number;
  start: number;
  finish: number;
  sections: Section[];
  bid: number;
  recruiting: number;
  purchase: number;
  last_purchase: number;
  vultures: number;
  vulture_fields: number;
}

/** Beside the choice of whom to send: what each can do, and what the next payday could cost. */
export interface SendHint {
  type: "send";
  crew: SkillHint[];
  payday: Rehearsal;
}

/** Beside the choice of a card in a duel: what the next payday could cost as things lie. */
export interface TakeHint {
  type: "take";
  payday: Rehearsal;
}

/** Beside a purchase: each field that can be reached, and what a payday that may follow could cost. */
export interface BuyHint {
  type: "buy";
  fields: FieldHint[];
  payday: Rehearsal | null;
}

/**
 * Beside a bid: the sums that have been bid, ascending, and how many still bid afterwards.
 *
 * ``payday``: what the next one could cost without this bid.
 */
export interface BidHint {
  type: "bid";
  sums: number[];
  after: number;
  payday: Rehearsal;
}

/** Choose an adventurer for the event, in secret (section 1). Written ``send kid-calloway``. */
export interface Send {
  type: "send";
  adventurer: string | null;
}

/** Take an IOU from the market, unseen (section 2). Written ``take 2.3``. */
export interface Take {
  type: "take";
  slot: Slot;
}

/** Move the own hat forwards by so many fields for gold (sections 3 and 6). Written ``buy 3``. */
export interface Buy {
  type: "buy";
  fields: number;
}

/** Bid IOUs from the hand, by colour and then from high to low (section 4). Written ``bid r3 r1 b0``. */
export interface Bid {
  type: "bid";
  ious: string[];
}

/** Choose an adventurer who is on offer (section 4). Written ``hire annie-longpan``. */
export interface Hire {
  type: "hire";
  adventurer: string;
}

/**
 * Lay the IOUs of the bid into the market, in this order (section 4). Written ``place b0 r3 r1``.
 *
 * The others know which they are, and not which lies where.
 */
export interface Place {
  type: "place";
  ious: string[] | null;
}

/** The lot falls on the first active player (section 0). Written ``first 1``. */
export interface First {
  type: "first";
  seat: number;
}

/** An adventurer for a seat, its owner's secret (section 0). Written ``adventurer 2 kid-calloway``. */
export interface Dealt {
  type: "adventurer";
  seat: number;
  adventurer: string | null;
}

/** The event that is turned up (section 1). Written ``event gold 6/3``, ``event duel``. */
export interface Turned {
  type: "event";
  card: Card;
}

/** An adventurer is turned up, to be bid for (sections 0 and 4). Written ``offer annie-longpan``. */
export interface Offered {
  type: "offer";
  adventurer: string;
}

/** What a set-up IOU is, seen for the first time; in a duel by the taker (I22). Written ``see r2``. */
export interface See {
  type: "see";
  iou: string | null;
}

/** The die names a column (section 5). Written ``die 4``. */
export interface Rolled {
  type: "die";
  column: number;
}

/** A player's turn begins (0.12). */
export interface TurnBegun {
  type: "turn";
  seat: number;
}

/** Only so many players hold an adventurer, so there is no event (1.2). */
export interface EventSkipped {
  type: "no-event";
  holders: number;
}

/** All events have been used, and begin anew (1.1). */
export interface EventsShuffled {
  type: "events-shuffled";
}

/** A duel: the undertaker takes his ``step``-th step of so many (1.3). */
export interface UndertakerWalked {
  type: "undertaker";
  step: number;
  steps: number;
}

/** Who was sent is revealed, with the skill that counts (1.4). */
export interface AdventurerShown {
  type: "shown";
  seat: number;
  adventurer: string;
  kind: "duel" | "gold" | "poker";
  skill: number;
}

/** All skills shown are equal, and everybody takes their adventurer back (1.5). */
export interface NoEffect {
  type: "no-effect";
  skill: number;
}

/** The gold rush pays a player, who now has so much ``gold`` (2.1). */
export interface GoldWon {
  type: "gold-won";
  seat: number;
  amount: number;
  gold: number;
  place: "highest" | "second";
}

/** A player with the highest skill takes so many IOUs from the market (2.2, 2.3); none if it is empty. */
export interface DuelWon {
  type: "duel-won";
  seat: number;
  ious: number;
}

/** There are fewer cards in the market than winners (2.3). */
export interface NobodyTakes {
  type: "nobody-takes";
  winners: number;
  cards: number;
}

/** A player has taken an IOU from the market, and is the only one to see which (2.4). */
export interface IouTaken {
  type: "taken";
  seat: number;
  slot: Slot;
  iou: string | null;
}

/** The last card of the market moves into the earliest hole (5.7). */
export interface HoleFilled {
  type: "filled";
  hole: Slot;
  card: Slot;
}

/** A hat moves by so many ``fields`` and now stands on field ``to`` (2.7, 3.1, 5.5, 6.5). */
export interface HatMoved {
  type: "hat";
  seat: number;
  fields: number;
  to: number;
  why: "bought" | "lost" | "vulture" | "won";
}

/** An adventurer with the lowest skill of a duel is discarded (2.6). */
export interface Killed {
  type: "killed";
  seat: number;
  adventurer: string;
}

/** An adventurer with the highest skill is discarded (1.6). */
export interface JobDone {
  type: "job-done";
  seat: number;
  adventurer: string;
}

/** An adventurer goes back to the hand (1.7). */
export interface Returned {
  type: "returned";
  seat: number;
  adventurer: string;
}

/** A player pays for fields and has so much ``gold`` left; the hat moves next (3.1, 6.5). */
export interface Bought {
  type: "bought";
  seat: number;
  fields: number;
  gold: number;
}

/** The active player holds so many adventurers that there is none (4.1). */
export interface NoRecruiting {
  type: "no-recruiting";
  seat: number;
  adventurers: number;
}

/** None is left to turn up: so many discards are shuffled and used again (4.3). */
export interface DiscardsShuffled {
  type: "discards-shuffled";
  number: number;
}

/** There are only so many adventurers to offer; with none at all there is no bidding (4.3). */
export interface FewerOffered {
  type: "fewer";
  number: number;
}

/** Bidding begins with ``seat``, for so many adventurers (4.4); ``round`` of a draft, else 0 (0.11). */
export interface AuctionBegun {
  type: "auction";
  seat: number;
  adventurers: number;
  round: number;
}

/** A player cannot bid, and shows the whole hand as proof (4.6). */
export interface Passed {
  type: "passed";
  seat: number;
  ious: string[];
}

/** A player hires the only adventurer that is left to choose (4.7, I9). */
export interface Hired {
  type: "hired";
  seat: number;
  adventurer: string;
}

/** A bid lies in the market, face down, in these slots (4.8). */
export interface Laid {
  type: "laid";
  seat: number;
  slots: Slot[];
}

/** A player for whom no adventurer is left takes the bid back (4.9). */
export interface BidReturned {
  type: "bid-returned";
  seat: number;
  ious: string[];
}

/** An adventurer whom nobody has hired is discarded (4.10). */
export interface NotHired {
  type: "not-hired";
  adventurer: string;
}

/** Payday, with so many full rows in the market (5.1); ``last``: the one after the end (6.4). */
export interface PaydayBegun {
  type: "payday";
  rows: number;
  last: boolean;
}

/** The last card of the column is turned up; ``seat`` is whose it is (5.2). */
export interface IouTurned {
  type: "turned";
  slot: Slot;
  iou: string;
  seat: number;
}

/** A player pays for an IOU, takes it back in hand, and has so much ``gold`` left (5.3). */
export interface IouPaid {
  type: "paid";
  seat: number;
  iou: string;
  amount: number;
  gold: number;
}

/** The die names a column without cards, and payday is over (5.4). */
export interface ColumnEmpty {
  type: "column-empty";
  column: number;
}

/** A player has too little ``gold`` for an IOU, and takes it back all the same (5.5). */
export interface Unpaid {
  type: "unpaid";
  seat: number;
  iou: string;
  amount: number;
  gold: number;
}

/** A player gets a vulture, and now has so many (5.5); the hat moves next. */
export interface VultureCame {
  type: "vulture";
  seat: number;
  vultures: number;
}

/** What ends the game, before the last payday and the last purchases (6.1 to 6.3). */
export interface EndNear {
  type: "ending";
  reason: "finish" | "undertaker" | "vulture";
}

/** The game is over (section 6); ranks by seat. */
export interface GameEnded {
  type: "ended";
  reason: "finish" | "undertaker" | "vulture";
  ranks: number[];
}

/** What all see of a player; of adventurers and IOUs in hand, how many there are. */
export interface Seated {
  gold: number;
  hat: number;
  vultures: number;
  adventurers: number;
  ious: number;
}

/** An event card. Written ``duel``, ``poker`` or, with what it yields, ``gold 6/3``. */
export interface Card {
  kind: "duel" | "gold" | "poker";
  large: number;
  small: number;
}

/**
 * What was seen once and lies open no longer (I28).
 *
 * ``market``: slot by slot what lies there, ``None`` for a hole; where the viewer does not know
 * which IOU of a lot it is, `Slip.iou` is ``None``, and ``lots`` say which it can be. The next
 * lot gets the number ``lot``. ``crews``: by seat the adventurers in hand that all have seen.
 * ``deck``: those that have been shuffled in again. ``unmet``: those that are in the deck or in
 * another hand, the viewer does not know where; in the deck only until discards are shuffled in.
 */
export interface Memory {
  market: (Slip | null)[];
  lots: Lot[];
  lot: number;
  hands: Hand[];
  crews: string[][];
  deck: string[];
  unmet: string[];
}

/**
 * What the next payday could cost the viewer if only IOUs of others come to the market before.
 *
 * The market is filled up with those until it is payday. The others are taken to be able to
 * pay: if one cannot, payday ends early, and asks no more than this. If the view is without its
 * memory, all IOUs that the viewer misses are taken to lie in the market, anywhere.
 *
 * ``costs``: by gold, all that can be asked and paid. ``vulture``: the chance that more is asked
 * than there is; with ``costs`` it adds up to one. ``average``: what is asked, in nuggets, as if
 * there were always enough.
 */
export interface Rehearsal {
  costs: Cost[];
  vulture: string;
  average: string;
}

/** A place of the market, both counted from 1. Written ``2.3``. */
export interface Slot {
  row: number;
  column: number;
}

/** A card: the name as it is written in records, and three skills. */
export interface Adventurer {
  name: string;
  gold: number;
  duel: number;
  poker: number;
}

/** A gold rush: what the highest skill gets, and the second-highest. */
export interface Rush {
  large: number;
  small: number;
}

/** A part of the fame track: its first field, and how far a game of poker moves a hat there. */
export interface Section {
  first: number;
  gain: number;
  loss: number;
}

/** An adventurer in hand, and the skill that counts now. */
export interface SkillHint {
  adventurer: string;
  skill: number;
}

/**
 * A field that could be bought: what it costs, and what poker would win and cost there.
 *
 * ``vulture``: the chance that the next payday asks more than what is then left; ``None`` at the
 * end of the game, when there is none.
 */
export interface FieldHint {
  to: number;
  cost: number;
  gain: number;
  loss: number;
  vulture: string | null;
}

/** IOUs of one lot of which the viewer does not know which of them is where. */
export interface Lot {
  number: number;
  ious: string[];
}

/**
 * What the viewer knows of the IOUs in a hand: those ``certain``, and how many others.
 *
 * ``taken`` and ``proofs`` are as in `Player`: where the others came from, and what they can be.
 */
export interface Hand {
  certain: string[];
  others: number;
  taken: Slip[];
  proofs: Proof[];
}

/** What may have to be paid, in nuggets, and how likely that is. */
export interface Cost {
  gold: number;
  chance: string;
}

/**
 * An IOU that somebody does not know: in the market, or taken from it in a duel.
 *
 * ``lot``: what came into the market together has one number; 0 is what was given at the set-up.
 * ``seat`` has placed it, and knows what it is. ``iou`` is ``None`` as long as nothing is fixed
 * (I22), in a view where the viewer does not know.
 */
export interface Slip {
  iou: string | null;
  lot: number;
  seat: number | null;
}

/**
 * What a player has shown: among the first so many ``taken`` IOUs, at least ``least`` are ``iou``.
 *
 * Somebody who bids an IOU that nobody knew in their hand must have taken it in a duel.
 */
export interface Proof {
  taken: number;
  iou: string;
  least: number;
}
