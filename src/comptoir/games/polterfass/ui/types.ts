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
 * ``shown`` holds the orders of the last bill.
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

/** Choices where the printed versions differ or leave a question open. */
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

/** Beside an order: closing at once would serve ``least`` to ``most`` mugs to all ``guests`` together. */
export interface OrderHint {
  type: "order";
  guests: number;
  least: number;
  most: number;
  meanings: OrderMeaning[];
}

/**
 * Beside the choice to close or roll on: what closing now would serve, and each way to roll on.
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

/** Beside the calculation: the mugs that each assignment serves, in the order of the legal actions. */
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

/** Roll on, and throw these standing specials again (section 3). Written ``roll xy``. */
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

/** The first innkeeper, drawn by lot (ruling P2). Written ``first 2``. */
export interface First {
  type: "first";
  seat: number;
}

/** How the barrels in the cup fell (sections 1 and 3). Written ``roll a9 b- x*``. */
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

/** None of the barrels that count for the first roll stands: it is repeated (section 1). */
export interface RolledInVain {
  type: "in-vain";
}

/** Every guest has ordered; ``laid`` is the number of cards by seat, 0 for the innkeeper. */
export interface AllOrdered {
  type: "all-ordered";
  laid: number[];
}

/** None of the barrels just thrown stands: the innkeeper has failed (section 3). */
export interface Failed {
  type: "failed";
}

/** The mugs that a standing number barrel is worth after all effects (section 4). */
export interface Counted {
  type: "counted";
  barrel: string;
  face: number;
  effect: "destroyed" | "doubled" | "plain";
  mugs: number;
}

/** The total that the innkeeper serves (section 4). */
export interface Served {
  type: "served";
  mugs: number;
}

/** The guests turn their cards over; together they ordered ``ordered`` mugs (section 5). */
export interface OrdersShown {
  type: "orders-shown";
  orders: (number[] | null)[];
  ordered: number;
}

/** A line of the bill: the mugs that a player gets or, below 0, loses; why; and the new total. */
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
 * What a guest can get for an order of ``mugs`` (section 5).
 *
 * ``enough`` is for the case that there is enough for all or the innkeeper fails. The others are for
 * guests who were too greedy: ``greediest`` for the highest order; ``modest`` for the lowest, the least
 * and the most that it can bring, or ``None`` if no order can be higher.
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
