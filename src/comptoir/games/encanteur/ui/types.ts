// Made by `python -m tools.typescript` from the Python structs; do not edit.

export type Hints = DiscardHint | LotHint | DishesHint | DisplayHint;

export type Order = Standing;

export type Step = Discard | Take | Wait | Pass | Serve | Display | Dish | Home | First | Removed | Dealt | Uncovered | Tick;

export type Event = DayBegun | PriceCried | Held | Sold | Unsold | Served | Walked | Reserved | Paid | CardRevealed | NotInSet | PlatterCard | DayEnded | GameEnded;

export type Story = Discard | Take | Wait | Pass | Serve | Display | Dish | Home | First | Removed | Dealt | Uncovered | Tick | DayBegun | PriceCried | Held | Sold | Unsold | Served | Walked | Reserved | Paid | CardRevealed | NotInSet | PlatterCard | DayEnded | GameEnded;

/** Seats, options and components, and values derived from them. */
export interface Setup {
  seats: number;
  options: Options;
  components: Components;
}

/**
 * What one viewer knows: everything that lies open, as in `State`, and the viewer's own set.
 *
 * ``platter_cards`` are those still in the bank. ``my_set`` is the set that this seat has kept.
 * ``memory`` holds, by seat, the fish sold without revealing a card: they are not in that seat's
 * set. Everybody saw this, but nothing on the table shows it any more.
 */
export interface View {
  seat: number | null;
  ranks: number[] | null;
  phase: "client" | "discard" | "dish" | "display" | "falling" | "first" | "home" | "lot" | "over" | "removal" | "rising" | "serve";
  awaited: (number | "chance" | "clock")[];
  day: number;
  auctioneer: number;
  removed: "critic" | "family" | "lovers" | "sailor" | null;
  houses: House[];
  pool: number[];
  coming: number;
  lot: string | null;
  next_lot: string | null;
  unsold: string[];
  price: number;
  holder: number | null;
  due: number[];
  place: number;
  idle: number;
  my_set: ("cuttlefish" | "hake" | "mackerel" | "red-mullet" | "sardine" | "sea-bass" | "shrimp" | "sole")[] | null;
  revealed: (("cuttlefish" | "hake" | "mackerel" | "red-mullet" | "sardine" | "sea-bass" | "shrimp" | "sole")[])[];
  memory: (("cuttlefish" | "hake" | "mackerel" | "red-mullet" | "sardine" | "sea-bass" | "shrimp" | "sole")[])[] | null;
  platters: number[];
  platter_cards: number;
  reason: string;
}

/**
 * An order for one lot: take it at ``down_to`` or less; take it over up to ``up_to``.
 *
 * If one of them is ``None``, the player is asked in that part of the auction. At 0 the order
 * leaves the lot to others, because no lot costs that little. ``number`` counts the lots of the
 * ``day`` from 1.
 */
export interface Standing {
  day: number;
  number: number;
  down_to: number | null;
  up_to: number | null;
}

/** The options of a table. */
export interface Options {
  first_seat: number | null;
  tempo: "live" | "turns";
  removed: "critic" | "family" | "lovers" | "sailor" | null;
}

/**
 * The figures of a box; `editions/standard.toml` gives the source of each.
 *
 * ``lots`` and ``money`` each hold two figures: for three players, and for four.
 */
export interface Components {
  hake: Card[];
  sardine: Card[];
  sea_bass: Card[];
  mackerel: Card[];
  sole: Card[];
  shrimp: Card[];
  red_mullet: Card[];
  cuttlefish: Card[];
  wine: Card;
  bottles: number;
  platter: Card;
  lots: [number, number];
  money: [number, number];
  discards: number;
  platter_cards: number;
  fish_points: number;
  platter_points: number;
  set_points: number;
  idle_days: number;
  last_day: number;
}

/** Beside the choice of a set: every fish in the game. */
export interface DiscardHint {
  type: "discard";
  fish: FishHint[];
}

/**
 * Beside a lot: what it costs, how much money that leaves, and who could still eat it today.
 *
 * ``lot`` says what the slate means to this seat; wine pays only with a dish. ``eaters`` counts,
 * by seat, the clients who eat it and for whom their own house has no fish yet; for wine, the
 * house's own meals without a bottle.
 */
export interface LotHint {
  type: "lot";
  lot: DishHint;
  cost: number;
  left: number;
  eaters: number[];
}

/** Beside serving, and beside the choice of a dish: the dishes of the house, each kind once. */
export interface DishesHint {
  type: "dishes";
  dishes: DishHint[];
}

/** Beside the choice of bottles: all clients who will walk, in order. */
export interface DisplayHint {
  type: "display";
  walkers: WalkerHint[];
}

/** Put cards of one's own set away, in secret (section 0). Written ``discard hake sole``. */
export interface Discard {
  type: "discard";
  fish: ("cuttlefish" | "hake" | "mackerel" | "red-mullet" | "sardine" | "sea-bass" | "shrimp" | "sole")[] | null;
}

/** Take the lot at the price cried, or take it over for 1 more (section 2). Written ``take``. */
export interface Take {
  type: "take";
}

/** Let the price fall (section 2). Written ``wait``. */
export interface Wait {
  type: "wait";
}

/** Leave the lot to its holder at this price (section 2). Written ``pass``. */
export interface Pass {
  type: "pass";
}

/** Serve one's own clients (section 3). Written ``serve 1:sole 2:platter+wine``, by place. */
export interface Serve {
  type: "serve";
  meals: Meal[];
}

/** Put bottles in the window (section 4). Written ``display 1``. */
export interface Display {
  type: "display";
  bottles: number;
}

/** Choose what a client who walked in will eat (section 4). Written ``dish sole``. */
export interface Dish {
  type: "dish";
  slate: string;
}

/** Serve the platter to a client back home, or not (section 4). Written ``platter``, ``no platter``. */
export interface Home {
  type: "home";
  platter: boolean;
}

/** The first auctioneer, drawn by lot (section 0). Written ``first 2``. */
export interface First {
  type: "first";
  seat: number;
}

/** The client who stays away from a table of three (section 0). Written ``remove critic``. */
export interface Removed {
  type: "remove";
  client: "critic" | "family" | "lovers" | "sailor";
}

/** A client dealt to a seat (section 0). Written ``client 2 family``. */
export interface Dealt {
  type: "client";
  seat: number;
  client: "critic" | "family" | "lovers" | "sailor";
}

/** A slate comes into view (section 1). Written ``lot sole``. */
export interface Uncovered {
  type: "lot";
  slate: string;
}

/** The clock: the price falls, or the lot is sold (section 2). Written ``tick``. */
export interface Tick {
  type: "tick";
}

/** A day begins: who is auctioneer, and the number of slates for sale (section 1). */
export interface DayBegun {
  type: "day";
  day: number;
  auctioneer: number;
  lots: number;
}

/** The auctioneer cries a price (section 2). */
export interface PriceCried {
  type: "price";
  slate: string;
  price: number;
}

/** A player takes the lot at this price; ``over`` is the holder they took it from (section 2). */
export interface Held {
  type: "held";
  slate: string;
  seat: number;
  price: number;
  over: number | null;
}

/** The holder pays the bank; ``money`` is what they have left (section 2). */
export interface Sold {
  type: "sold";
  slate: string;
  seat: number;
  price: number;
  money: number;
}

/** Nobody took the lot, not even at its floor (section 2). */
export interface Unsold {
  type: "unsold";
  slate: string;
  floor: number;
}

/** A client gets a meal (sections 3 to 5). ``place`` is the client's, as in `Meal`. */
export interface Served {
  type: "served";
  seat: number;
  place: number;
  client: "critic" | "family" | "lovers" | "sailor";
  dish: string;
  wine: boolean;
  service: "first" | "home" | "second";
}

/**
 * A client's walk (section 4): the houses they looked into, in order, where the walk ended, and why.
 *
 * ``place`` is the client's at home, as in `Meal`. ``to`` is ``None`` for a client who goes back home.
 */
export interface Walked {
  type: "walked";
  home: number;
  place: number;
  client: "critic" | "family" | "lovers" | "sailor";
  visits: Visit[];
  to: number | null;
  why: "dish" | "nothing" | "wine";
}

/** A dish, and perhaps a bottle, is promised to a client who walked in (section 4). */
export interface Reserved {
  type: "reserved";
  seat: number;
  client: "critic" | "family" | "lovers" | "sailor";
  dish: string;
  wine: boolean;
}

/** A client pays for a meal (section 5). */
export interface Paid {
  type: "paid";
  seat: number;
  client: "critic" | "family" | "lovers" | "sailor";
  dish: string;
  wine: boolean;
  amount: number;
}

/** A fish sold today was in the seller's set (section 5). */
export interface CardRevealed {
  type: "revealed";
  seat: number;
  fish: "cuttlefish" | "hake" | "mackerel" | "red-mullet" | "sardine" | "sea-bass" | "shrimp" | "sole";
}

/** A fish sold for the first time is not in the seller's set (section 5). */
export interface NotInSet {
  type: "not-in-set";
  seat: number;
  fish: "cuttlefish" | "hake" | "mackerel" | "red-mullet" | "sardine" | "sea-bass" | "shrimp" | "sole";
}

/** The seller of the platter gets a platter card; ``left`` are still in the bank (section 5). */
export interface PlatterCard {
  type: "platter-card";
  seat: number;
  left: number;
}

/** A day ends; ``income`` is what each house has earned today, by seat (section 5). */
export interface DayEnded {
  type: "day-ended";
  day: number;
  income: number[];
}

/** The game is over (section 6). ``ranks`` are by seat. */
export interface GameEnded {
  type: "ended";
  reason: string;
  ranks: number[];
}

/** The figures on a slate: the first and the last price cried, and what a client pays. */
export interface Card {
  start: number;
  floor: number;
  pays: number;
}

/**
 * A restaurant; everything in it lies open.
 *
 * ``guests`` are in order of arrival, the one held longest first. ``dishes``, in canonical
 * order, were bought today and are not promised. The bottles of ``wine`` are not promised either;
 * ``displayed`` is the number of them in the window.
 */
export interface House {
  money: number;
  guests: Guest[];
  dishes: string[];
  wine: number;
  displayed: number;
}

/** A dish: what it pays, and whether this seat would reveal a card by selling it. */
export interface DishHint {
  dish: string;
  pays: number;
  in_set: boolean;
}

/** Beside a fish of the set: the most it pays, and by seat the number of clients who eat it. */
export interface FishHint {
  fish: "cuttlefish" | "hake" | "mackerel" | "red-mullet" | "sardine" | "sea-bass" | "shrimp" | "sole";
  pays: number;
  eaters: number[];
}

/** A client who will walk, and whether this house now has a dish for them. */
export interface WalkerHint {
  home: number;
  client: "critic" | "family" | "lovers" | "sailor";
  suits: boolean;
}

/** A dish for a client. ``place`` is the client's: 1 for the one held longest. */
export interface Meal {
  place: number;
  dish: string;
  wine: boolean;
}

/** A house that a client looks into. */
export interface Visit {
  seat: number;
  found: "dish" | "dish-and-wine" | "nothing";
}

/**
 * A client of a house. ``dish`` and ``wine`` are what they eat and drink there today.
 *
 * ``new``: the client walked in today, and eats in the second service.
 */
export interface Guest {
  client: "critic" | "family" | "lovers" | "sailor";
  dish: string | null;
  wine: boolean;
  new: boolean;
}
