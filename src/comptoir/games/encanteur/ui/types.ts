// Made by `python -m tools.typescript` from the Python structs; do not edit.

export type Hints = DiscardHint | LotHint | DishesHint | DisplayHint;

export type Order = Standing;

export type Step = Discard | Take | Wait | Pass | Serve | Display | Dish | Home | First | Removed | Dealt | Uncovered | Tick;

export type Event = DayBegun | PriceCried | Held | Sold | Unsold | Served | Walked | Reserved | Paid | CardRevealed | NotInSet | PlatterCard | DayEnded | GameEnded;

export type Story = Discard | Take | Wait | Pass | Serve | Display | Dish | Home | First | Removed | Dealt | Uncovered | Tick | DayBegun | PriceCried | Held | Sold | Unsold | Served | Walked | Reserved | Paid | CardRevealed | NotInSet | PlatterCard | DayEnded | GameEnded;

/** Seats, options and components, with the tables that follow from them. */
export interface Setup {
  seats: number;
  options: Options;
  components: Components;
}

/**
 * The table from one chair. No field can hold a card of a set that is not revealed, but one's own.
 *
 * What lies open is as in `State`. ``platter_cards`` are those still in the bank. ``my_set`` is
 * what this seat has kept. ``memory``: by seat the fish that were sold and no card showed, so
 * that they are not in that set; it was open once and lies on the table no longer.
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
 * An order for one lot: take it at ``down_to`` or less; once somebody holds it, go up to ``up_to``.
 *
 * ``None``: nothing is said about that, and the player is asked. At 0 nothing costs so little: the
 * lot is left to others. ``number`` counts the lots of the ``day`` from 1.
 */
export interface Standing {
  day: number;
  number: number;
  down_to: number | null;
  up_to: number | null;
}

/** What the rulebook leaves to the players. */
export interface Options {
  first_seat: number | null;
  tempo: "live" | "turns";
  removed: "critic" | "family" | "lovers" | "sailor" | null;
}

/**
 * The figures of a box; `editions/standard.toml` says where each comes from.
 *
 * ``lots`` and ``money`` are for three players and for four.
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

/** Beside the choice of a set: every fish in it. */
export interface DiscardHint {
  type: "discard";
  fish: FishHint[];
}

/**
 * Beside a lot: what taking it costs and leaves, and who would still eat it today.
 *
 * ``lot`` is what it is to this seat, wine paying beside a dish. ``eaters``: by seat the clients
 * who eat it and for whom their own house has no fish yet; for wine, own meals without a bottle.
 */
export interface LotHint {
  type: "lot";
  lot: DishHint;
  cost: number;
  left: number;
  eaters: number[];
}

/** Beside serving and choosing a dish: the dishes of the house, each kind once. */
export interface DishesHint {
  type: "dishes";
  dishes: DishHint[];
}

/** Beside the window: all who will walk, in order. */
export interface DisplayHint {
  type: "display";
  walkers: WalkerHint[];
}

/** Put cards of the set away, a secret of their owner (section 0). Written ``discard hake sole``. */
export interface Discard {
  type: "discard";
  fish: ("cuttlefish" | "hake" | "mackerel" | "red-mullet" | "sardine" | "sea-bass" | "shrimp" | "sole")[] | null;
}

/** Take the lot at the price cried, or take it over for one more (section 2). Written ``take``. */
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

/** Serve the own clients (section 3). Written ``serve 1:sole 2:platter+wine``, by place. */
export interface Serve {
  type: "serve";
  meals: Meal[];
}

/** Put so many bottles in the window (section 4). Written ``display 1``. */
export interface Display {
  type: "display";
  bottles: number;
}

/** What a client who has walked in will eat (section 4). Written ``dish sole``. */
export interface Dish {
  type: "dish";
  slate: string;
}

/** Serve the platter to a client back home, or do not (section 4). Written ``platter``, ``no platter``. */
export interface Home {
  type: "home";
  platter: boolean;
}

/** The lot falls on the first auctioneer (section 0). Written ``first 2``. */
export interface First {
  type: "first";
  seat: number;
}

/** The client who stays away from a table of three (section 0). Written ``remove critic``. */
export interface Removed {
  type: "remove";
  client: "critic" | "family" | "lovers" | "sailor";
}

/** A client for a seat (section 0). Written ``client 2 family``. */
export interface Dealt {
  type: "client";
  seat: number;
  client: "critic" | "family" | "lovers" | "sailor";
}

/** The slate that comes into view (section 1). Written ``lot sole``. */
export interface Uncovered {
  type: "lot";
  slate: string;
}

/** The clock: the price falls, or the lot is sold (section 2). Written ``tick``. */
export interface Tick {
  type: "tick";
}

/** A morning: somebody else cries, and so many slates are for sale (section 1). */
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

/** A player has the lot under their hand at this price; ``over``: took it from whom (section 2). */
export interface Held {
  type: "held";
  slate: string;
  seat: number;
  price: number;
  over: number | null;
}

/** The holder pays the bank, and has so much left (section 2). */
export interface Sold {
  type: "sold";
  slate: string;
  seat: number;
  price: number;
  money: number;
}

/** Nobody took the lot down to its floor (section 2). */
export interface Unsold {
  type: "unsold";
  slate: string;
  floor: number;
}

/** A client gets a meal (sections 3 to 5). */
export interface Served {
  type: "served";
  seat: number;
  client: "critic" | "family" | "lovers" | "sailor";
  dish: string;
  wine: boolean;
  service: "first" | "home" | "second";
}

/**
 * A client's walk (section 4): the houses looked at in turn, where it ended, and why there.
 *
 * ``to`` is ``None`` for a client who goes back home.
 */
export interface Walked {
  type: "walked";
  home: number;
  client: "critic" | "family" | "lovers" | "sailor";
  visits: Visit[];
  to: number | null;
  why: "dish" | "nothing" | "wine";
}

/** A dish, and perhaps a bottle, is promised to a client who has walked in (section 4). */
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

/** A fish is sold for the first time, and no card of the seller's set shows it (section 5). */
export interface NotInSet {
  type: "not-in-set";
  seat: number;
  fish: "cuttlefish" | "hake" | "mackerel" | "red-mullet" | "sardine" | "sea-bass" | "shrimp" | "sole";
}

/** Whoever has sold the platter gets a platter card; so many are left (section 5). */
export interface PlatterCard {
  type: "platter-card";
  seat: number;
  left: number;
}

/** What the day has brought each house (section 5). */
export interface DayEnded {
  type: "day-ended";
  day: number;
  income: number[];
}

/** The game is over (section 6); ranks by seat. */
export interface GameEnded {
  type: "ended";
  reason: string;
  ranks: number[];
}

/** The figures on a slate: the price at which it is cried first and last, and what a client pays. */
export interface Card {
  start: number;
  floor: number;
  pays: number;
}

/**
 * A restaurant: all of it lies open.
 *
 * ``guests`` in the order in which they came, the longest held first. ``dishes`` were bought
 * today and are promised to nobody, in the order of the table; so are the bottles of ``wine``,
 * of which so many stand ``displayed``.
 */
export interface House {
  money: number;
  guests: Guest[];
  dishes: string[];
  wine: number;
  displayed: number;
}

/** What a dish is to this seat today: what it pays, and whether selling it would reveal a card. */
export interface DishHint {
  dish: string;
  pays: number;
  in_set: boolean;
}

/** Beside a fish of the set: what it pays at most, and by seat how many clients eat it. */
export interface FishHint {
  fish: "cuttlefish" | "hake" | "mackerel" | "red-mullet" | "sardine" | "sea-bass" | "shrimp" | "sole";
  pays: number;
  eaters: number[];
}

/** A client who will walk, and whether this house has a dish for them now. */
export interface WalkerHint {
  home: number;
  client: "critic" | "family" | "lovers" | "sailor";
  suits: boolean;
}

/** Who is served what: ``place`` counts from 1, the client held longest. */
export interface Meal {
  place: number;
  dish: string;
  wine: boolean;
}

/** A house that a client looks at on the way. */
export interface Visit {
  seat: number;
  found: "dish" | "dish-and-wine" | "nothing";
}

/**
 * A client of a house; ``dish`` and ``wine`` are what is eaten and drunk there today.
 *
 * ``new``: has walked in today, so that the meal is promised for the second service.
 */
export interface Guest {
  client: "critic" | "family" | "lovers" | "sailor";
  dish: string | null;
  wine: boolean;
  new: boolean;
}
