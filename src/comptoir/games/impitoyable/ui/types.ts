// Made by `python -m tools.typescript` from the Python structs; do not edit.

export type Hints = SendHint | TakeHint | BuyHint | BidHint;

export type Step = Send | Take | Buy | Bid | Hire | Place | First | Dealt | Turned | Offered | See | Rolled;

export type Event = TurnBegun | EventSkipped | EventsShuffled | UndertakerWalked | AdventurerShown | NoEffect | GoldWon | DuelWon | NobodyTakes | IouTaken | HoleFilled | HatMoved | Killed | JobDone | Returned | Bought | NoRecruiting | DiscardsShuffled | FewerOffered | AuctionBegun | Passed | Hired | Laid | BidReturned | NotHired | PaydayBegun | IouTurned | IouPaid | ColumnEmpty | Unpaid | VultureCame | EndNear | GameEnded;

export type Story = Send | Take | Buy | Bid | Hire | Place | First | Dealt | Turned | Offered | See | Rolled | TurnBegun | EventSkipped | EventsShuffled | UndertakerWalked | AdventurerShown | NoEffect | GoldWon | DuelWon | NobodyTakes | IouTaken | HoleFilled | HatMoved | Killed | JobDone | Returned | Bought | NoRecruiting | DiscardsShuffled | FewerOffered | AuctionBegun | Passed | Hired | Laid | BidReturned | NotHired | PaydayBegun | IouTurned | IouPaid | ColumnEmpty | Unpaid | VultureCame | EndNear | GameEnded;

/** Seats, options and components, and values derived from them. */
export interface Setup {
  seats: number;
  options: Options;
  components: Components;
}

/**
 * What one viewer knows; no field can hold anything that the viewer has not seen.
 *
 * Everything that lies open is as in `State`. ``market``: whether a card lies in each slot.
 * ``deck``: the number of adventurers left to turn up. ``sent``: only the viewer's own
 * adventurer while others choose, then everybody's. ``memory`` is untold, except that its market
 * changes with the market.
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
  bids: (string[] | null)[];
  draft: number;
  reason: "finish" | "undertaker" | "vulture" | null;
  memory: Memory | null;
}

/** The options of a table. */
export interface Options {
  first_seat: number | null;
  draft: boolean;
}

/**
 * The figures of a box; `editions/standard.toml` gives the source of each.
 *
 * ``ious``: the number of IOUs of each colour that are worth 0, 1, 2 and so on. ``given``: the
 * values of the IOUs that every player gives to the market. ``undertaker``: the number of the duel
 * at which he arrives. ``recruiting``: there is no recruiting if the active player has this many
 * adventurers in hand.
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

/** Beside the choice of an adventurer to send: the skills, and what the next payday could cost. */
export interface SendHint {
  type: "send";
  crew: SkillHint[];
  payday: Rehearsal;
}

/** Beside the choice of a card in a duel: what the next payday could cost with the market as it is. */
export interface TakeHint {
  type: "take";
  payday: Rehearsal;
}

/** Beside a purchase: the fields that can be reached, and what the next payday could cost, if any. */
export interface BuyHint {
  type: "buy";
  fields: FieldHint[];
  payday: Rehearsal | null;
}

/**
 * Beside a bid: the sums that have been bid, ascending, and the number of players who bid later.
 *
 * ``payday``: what the next payday could cost without this bid.
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

/** Buy fields of fame for gold (sections 3 and 6). Written ``buy 3``. */
export interface Buy {
  type: "buy";
  fields: number;
}

/** Bid IOUs from one's hand, by colour, then from high to low (section 4). Written ``bid r3 r1 b0``. */
export interface Bid {
  type: "bid";
  ious: string[];
}

/** Hire an adventurer on offer (section 4). Written ``hire annie-longpan``. */
export interface Hire {
  type: "hire";
  adventurer: string;
}

/**
 * Lay the IOUs of one's bid into the market in this order (section 4). Written ``place b0 r3 r1``.
 *
 * The others know the IOUs, but not their order.
 */
export interface Place {
  type: "place";
  ious: string[] | null;
}

/** The first active player, drawn by lot (section 0). Written ``first 1``. */
export interface First {
  type: "first";
  seat: number;
}

/** An adventurer dealt to a seat, in secret (section 0). Written ``adventurer 2 kid-calloway``. */
export interface Dealt {
  type: "adventurer";
  seat: number;
  adventurer: string | null;
}

/** An event is turned up (section 1). Written ``event gold 6/3``, ``event duel``. */
export interface Turned {
  type: "event";
  card: Card;
}

/** An adventurer is turned up for bidding (sections 0 and 4). Written ``offer annie-longpan``. */
export interface Offered {
  type: "offer";
  adventurer: string;
}

/**
 * The face of an IOU given at the set-up, when first seen; in a duel, only the taker sees it (I22).
 *
 * Written ``see r2``.
 */
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

/** The event is skipped, because only ``holders`` players have adventurers (1.2). */
export interface EventSkipped {
  type: "no-event";
  holders: number;
}

/** All events have been used and are shuffled again (1.1). */
export interface EventsShuffled {
  type: "events-shuffled";
}

/** A duel is turned up: the undertaker takes step number ``step`` of ``steps`` (1.3). */
export interface UndertakerWalked {
  type: "undertaker";
  step: number;
  steps: number;
}

/** The adventurer whom a player sent is revealed, with the skill that counts (1.4). */
export interface AdventurerShown {
  type: "shown";
  seat: number;
  adventurer: string;
  kind: "duel" | "gold" | "poker";
  skill: number;
}

/** All skills shown are equal: everybody takes their adventurer back (1.5). */
export interface NoEffect {
  type: "no-effect";
  skill: number;
}

/** The gold rush pays a player, who now has ``gold`` nuggets (2.1). */
export interface GoldWon {
  type: "gold-won";
  seat: number;
  amount: number;
  gold: number;
  place: "highest" | "second";
}

/** A player with the highest skill takes ``ious`` IOUs from the market; 0 if it is empty (2.2, 2.3). */
export interface DuelWon {
  type: "duel-won";
  seat: number;
  ious: number;
}

/** Nobody takes an IOU, because the market has fewer cards than there are winners (2.3). */
export interface NobodyTakes {
  type: "nobody-takes";
  winners: number;
  cards: number;
}

/** A player takes an IOU from the market; only they see its face (2.4). */
export interface IouTaken {
  type: "taken";
  seat: number;
  slot: Slot;
  iou: string | null;
}

/** The last card of the market moves into the first hole (5.7). */
export interface HoleFilled {
  type: "filled";
  hole: Slot;
  card: Slot;
}

/** A hat moves by ``fields`` fields to field ``to`` (2.7, 3.1, 5.5, 6.5). */
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

/** An adventurer goes back to the player's hand (1.7). */
export interface Returned {
  type: "returned";
  seat: number;
  adventurer: string;
}

/** A player pays for fields and has ``gold`` nuggets left; the hat moves next (3.1, 6.5). */
export interface Bought {
  type: "bought";
  seat: number;
  fields: number;
  gold: number;
}

/** Recruiting is skipped, because the active player holds too many adventurers (4.1). */
export interface NoRecruiting {
  type: "no-recruiting";
  seat: number;
  adventurers: number;
}

/** The deck is empty: ``number`` discards are shuffled and used again (4.3). */
export interface DiscardsShuffled {
  type: "discards-shuffled";
  number: number;
}

/** Only ``number`` adventurers can be offered; if it is 0, nobody bids (4.3). */
export interface FewerOffered {
  type: "fewer";
  number: number;
}

/** Bidding for ``adventurers`` begins with ``seat`` (4.4); ``round`` is that of a draft, or 0 (0.11). */
export interface AuctionBegun {
  type: "auction";
  seat: number;
  adventurers: number;
  round: number;
}

/** A player cannot bid, and shows their whole hand as proof (4.6). */
export interface Passed {
  type: "passed";
  seat: number;
  ious: string[];
}

/** A player hires the only adventurer left (4.7, I9). */
export interface Hired {
  type: "hired";
  seat: number;
  adventurer: string;
}

/** The IOUs of a bid lie face down in these slots of the market (4.8). */
export interface Laid {
  type: "laid";
  seat: number;
  slots: Slot[];
}

/** A player who wins no adventurer takes their bid back (4.9). */
export interface BidReturned {
  type: "bid-returned";
  seat: number;
  ious: string[];
}

/** An adventurer whom nobody hired is discarded (4.10). */
export interface NotHired {
  type: "not-hired";
  adventurer: string;
}

/** Payday begins with ``rows`` full rows in the market (5.1); ``last``: the game ends after it (6.4). */
export interface PaydayBegun {
  type: "payday";
  rows: number;
  last: boolean;
}

/** The last card of the column is turned up; ``seat`` has to pay for it (5.2). */
export interface IouTurned {
  type: "turned";
  slot: Slot;
  iou: string;
  seat: number;
}

/** A player pays for an IOU, takes it back in hand, and has ``gold`` nuggets left (5.3). */
export interface IouPaid {
  type: "paid";
  seat: number;
  iou: string;
  amount: number;
  gold: number;
}

/** The die names a column without cards, which ends payday (5.4). */
export interface ColumnEmpty {
  type: "column-empty";
  column: number;
}

/** A player has too little ``gold`` to pay for an IOU, but takes it back in hand (5.5). */
export interface Unpaid {
  type: "unpaid";
  seat: number;
  iou: string;
  amount: number;
  gold: number;
}

/** A player gets a vulture and now has ``vultures`` (5.5); the hat moves next. */
export interface VultureCame {
  type: "vulture";
  seat: number;
  vultures: number;
}

/** The game is about to end, after the last payday and purchases (6.1 to 6.3). */
export interface EndNear {
  type: "ending";
  reason: "finish" | "undertaker" | "vulture";
}

/** The game is over (section 6). ``ranks`` are by seat. */
export interface GameEnded {
  type: "ended";
  reason: "finish" | "undertaker" | "vulture";
  ranks: number[];
}

/** What everybody sees of a player; ``adventurers`` and ``ious`` are the numbers in hand. */
export interface Seated {
  gold: number;
  hat: number;
  vultures: number;
  adventurers: number;
  ious: number;
}

/** An event card. Written ``duel``, ``poker`` or, with the gold for the two best, ``gold 6/3``. */
export interface Card {
  kind: "duel" | "gold" | "poker";
  large: number;
  small: number;
}

/**
 * Everything that the viewer has seen but that no longer lies open (I28).
 *
 * ``market``: the card in each slot, ``None`` for a hole. If the viewer does not know which IOU
 * of a lot it is, `Slip.iou` is ``None`` and ``lots`` say which it can be. The next lot gets the
 * number ``lot``. ``crews``: by seat, the adventurers in hand that everybody has seen. ``deck``:
 * adventurers that have been shuffled in again. ``unmet``: adventurers in other hands that the
 * viewer has not seen and, until discards are shuffled in, those in the deck.
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
 * What the next payday could cost the viewer, if until then only others' IOUs join the market.
 *
 * Those IOUs fill the market until it is payday. The others are assumed to be able to pay: if one of
 * them cannot, payday ends early and demands no more than this. Without the view's memory, all IOUs
 * missing from the viewer's hand are assumed to lie in the market, anywhere.
 *
 * ``costs``: by ascending gold, all demands that the viewer can pay. ``vulture``: the chance that
 * payday demands more than the viewer has; with the chances of ``costs`` it adds up to 1.
 * ``average``: the average demand in nuggets, as if the viewer could always pay.
 */
export interface Rehearsal {
  costs: Cost[];
  vulture: string;
  average: string;
}

/** A place of the market; rows and columns are counted from 1. Written ``2.3``. */
export interface Slot {
  row: number;
  column: number;
}

/** An adventurer's card: the name as records write it, and three skills. */
export interface Adventurer {
  name: string;
  gold: number;
  duel: number;
  poker: number;
}

/** A gold rush: the gold for the highest skill, and for the second-highest. */
export interface Rush {
  large: number;
  small: number;
}

/** A part of the fame track: its first field, and how many fields poker moves a hat that stands there. */
export interface Section {
  first: number;
  gain: number;
  loss: number;
}

/** An adventurer in hand, with the skill that counts now. */
export interface SkillHint {
  adventurer: string;
  skill: number;
}

/**
 * A field that the player can buy: its cost, and the gain and loss of poker there.
 *
 * ``vulture``: the chance that the next payday demands more gold than would be left; ``None`` at
 * the end of the game, because no payday follows.
 */
export interface FieldHint {
  to: number;
  cost: number;
  gain: number;
  loss: number;
  vulture: string | null;
}

/** IOUs of one lot that the viewer cannot place. */
export interface Lot {
  number: number;
  ious: string[];
}

/**
 * The IOUs in a hand as the viewer knows them: the ``certain`` ones, and the number of others.
 *
 * ``taken`` and ``proofs`` are as in `Player`; they limit what the others can be.
 */
export interface Hand {
  certain: string[];
  others: number;
  taken: Slip[];
  proofs: Proof[];
}

/** A sum that may have to be paid, in nuggets, and its chance. */
export interface Cost {
  gold: number;
  chance: string;
}

/**
 * An IOU that only some players know: in the market, or taken from it in a duel.
 *
 * ``lot``: cards that came into the market together share a number; 0 stands for those given at the
 * set-up. ``seat`` placed the card and knows it. ``iou`` is ``None`` until the card has been seen
 * for the first time (I22) and, in a view, if the viewer does not know it.
 */
export interface Slip {
  iou: string | null;
  lot: number;
  seat: number | null;
}

/**
 * Evidence that a player has shown: at least ``least`` of the first ``taken`` IOUs taken are ``iou``.
 *
 * A player who bids an IOU that was not known to be in their hand must have taken it in a duel.
 */
export interface Proof {
  taken: number;
  iou: string;
  least: number;
}
