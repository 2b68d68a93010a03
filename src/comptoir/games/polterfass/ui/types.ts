// Made by `python -m tools.typescript` from the Python structs; do not edit.

export type Hints = OrderHint | ServingHint | AssignHint;

export type Step = Order | Close | Roll | Assign | First | Rolled;

export type Event = RoundBegun | RolledInVain | AllOrdered | Failed | Counted | Served | OrdersShown | Credited | GameEnded;

export type Story = Order | Close | Roll | Assign | First | Rolled | RoundBegun | RolledInVain | AllOrdered | Failed | Counted | Served | OrdersShown | Credited | GameEnded;

/** Seats, options and components, with lookups derived from them. */
export interface Setup {
  seats: number;
  options: Options;
  components: Components;
}

/**
 * The table as one seat sees it. No field can hold another seat's face-down order.
 *
 * ``laid`` is the number of cards before each seat, known once all have ordered (P4);
 * ``shown`` are the orders of the last bill.
 */
export interface View {
  seat: number | null;
  ranks: number[] | null;
  phase: "calculation" | "first-roll" | "lot" | "order" | "over" | "roll" | "serving";
  awaited: (number | "chance" | "clock")[];
  round: number;
  innkeeper: number;
  faces: number[];
  cup: string;
  my_order: number[] | null;
  laid: number[] | null;
  shown: (number[] | null)[];
  totals: number[];
  pad: Line[];
  reason: string;
}

/** Where the printed versions differ, or leave a choice. */
export interface Options {
  first_seat: number | null;
  first_roll: "any_barrel" | "number_barrel";
  all_equal: "lose" | "net_zero";
}

/** The figures of a box; `editions/standard.toml` says where each comes from. */
export interface Components {
  numbers: [number, number][];
  specials: number;
  cards: number[];
  target: number;
  last_round: number;
  stands_alone: string;
  stands_more: string;
  top_end: string;
}

/** Beside an order: what stands now would serve ``least`` to ``most`` mugs to all ``guests`` together. */
export interface OrderHint {
  type: "order";
  guests: number;
  least: number;
  most: number;
  meanings: OrderMeaning[];
}

/**
 * Beside close or roll on: what closing now would serve, and each way to roll on.
 *
 * ``ordered`` is the least and the most that the guests can have ordered in all, given the cards they laid.
 */
export interface ServingHint {
  type: "serving";
  least: number;
  most: number;
  ordered: [number, number];
  rolls: RollHint[];
}

/** Beside the calculation: what each assignment serves, in the order of the legal actions. */
export interface AssignHint {
  type: "calculation";
  served: number[];
}

/** Lay one or two cards face down (section 2). Written ``order 3+5``. */
export interface Order {
  type: "order";
  cards: number[] | null;
}

/** Close the tap (section 3). Written ``close``. */
export interface Close {
  type: "close";
}

/** Roll on, with these of the standing special barrels (section 3). Written ``roll xy``. */
export interface Roll {
  type: "roll";
  specials: string;
}

/** Choose the number barrels to destroy and to double (section 4). Written ``assign !c *a``. */
export interface Assign {
  type: "assign";
  destroyed: string;
  doubled: string;
}

/** The lot falls on the first innkeeper (ruling P2). Written ``first 2``. */
export interface First {
  type: "first";
  seat: number;
}

/** How the barrels in the cup have fallen (sections 1 and 3). Written ``roll a9 b- x*``. */
export interface Rolled {
  type: "rolled";
  cup: string;
  faces: number[];
}

/** The barrels go to the next innkeeper. */
export interface RoundBegun {
  type: "round";
  number: number;
  innkeeper: number;
}

/** No barrel stands that has to, so the first roll is repeated (section 1). */
export interface RolledInVain {
  type: "in-vain";
}

/** Every guest has ordered: how many cards each laid, by seat; 0 for the innkeeper. */
export interface AllOrdered {
  type: "all-ordered";
  laid: number[];
}

/** None of the barrels just thrown stands: the innkeeper has failed (section 3). */
export interface Failed {
  type: "failed";
}

/** What a standing number barrel is worth in the end (section 4). */
export interface Counted {
  type: "counted";
  barrel: string;
  face: number;
  effect: "destroyed" | "doubled" | "plain";
  mugs: number;
}

/** What the innkeeper serves in all (section 4). */
export interface Served {
  type: "served";
  mugs: number;
}

/** The guests turn their cards over (section 5). */
export interface OrdersShown {
  type: "orders-shown";
  orders: (number[] | null)[];
  ordered: number;
}

/** A line of the bill: mugs for a player, the reason, and the new total. */
export interface Credited {
  type: "credited";
  seat: number;
  mugs: number;
  why: "between" | "failed" | "greediest" | "modest" | "order" | "rest" | "served";
  total: number;
}

/** The game is over (section 6); ranks by seat. */
export interface GameEnded {
  type: "ended";
  reason: string;
  ranks: number[];
}

/** A round on the pad; ``served`` is ``None`` when the innkeeper failed. */
export interface Line {
  innkeeper: number;
  served: number | null;
  ordered: number;
  mugs: number[];
}

/**
 * What an order of ``mugs`` can bring its guest (section 5).
 *
 * ``enough``: if there is enough for all, or if the innkeeper fails. If the guests were too greedy,
 * ``greediest``: as the highest order; ``modest``: as the lowest, least and most; ``None`` for the
 * highest order possible.
 */
export interface OrderMeaning {
  mugs: number;
  enough: number;
  greediest: number;
  modest: [number, number] | null;
}

/** Rolling on with these specials: how many barrels are thrown, and the chance that none stands. */
export interface RollHint {
  specials: string;
  thrown: number;
  fails: string;
}
