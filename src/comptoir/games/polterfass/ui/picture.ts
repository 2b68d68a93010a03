/**
 * What lies on the table: as the view says, or while the story is being told, as far as it has been told.
 *
 * Nothing here decides anything. Each part of the story puts down what it names.
 */
import type { Part } from "$kit/table";

import type { Counted, Credited, Setup, Story, View } from "./types";

/** The bill as far as it is written. `served` is null after a failure. */
export interface Bill {
  innkeeper: number;
  served: number | null;
  ordered: number;
  orders: (number[] | null)[];
  /** In the order in which they are told; the reason is unknown on a page that came later. */
  lines: (Omit<Credited, "type" | "why"> & { why: Credited["why"] | null })[];
}

export interface Picture {
  round: number;
  innkeeper: number;
  /** What each barrel shows, in the order of its letter. */
  faces: number[];
  /** The letters of the barrels in the cup, out of sight. */
  cup: string;
  /** The letters of the barrels that were just thrown. */
  thrown: string;
  /** How many cards lie before each seat, once all have ordered. */
  laid: number[] | null;
  /** The seats known to have ordered. */
  ordered: number[];
  /** The cards that are turned up. */
  shown: (number[] | null)[] | null;
  counted: Counted[];
  served: number | null;
  failed: boolean;
  totals: number[];
  bill: Bill | null;
  /** The line of the bill that is told just now. */
  credited: Credited | null;
}

/** The letters of the barrels, numbers first. */
export function letters(setup: Setup): string {
  const { numbers, specials } = setup.components;
  return "abcdefg".slice(0, numbers.length) + "xy".slice(0, specials);
}

/** What the two ends of a barrel show. */
export function endsOf(setup: Setup, letter: string): [number, number] {
  return setup.components.numbers["abcdefg".indexOf(letter)] ?? [-1, -2];
}

/** The table as the view says; `chosen` are the seats whose sealed order is in. */
export function fromView(view: View, chosen: readonly number[]): Picture {
  const guests = view.totals.map((_, seat) => seat).filter((seat) => seat !== view.innkeeper);
  const ordering = view.phase === "order";
  return {
    round: view.round,
    innkeeper: view.innkeeper,
    faces: view.faces,
    cup: view.cup,
    thrown: "",
    laid: view.laid,
    ordered: ordering ? guests.filter((seat) => chosen.includes(seat) || !view.awaited.includes(seat)) : [],
    shown: view.phase === "over" ? view.shown : null,
    counted: [],
    served: null,
    failed: false,
    totals: view.totals,
    bill: null,
    credited: null,
  };
}

/** The picture after one more part of the story; `next` are the parts that follow it. */
export function tell(before: Picture, part: Part<Story>, next: readonly Part<Story>[], setup: Setup): Picture {
  const { event } = part;
  switch (event.type) {
    case "first":
      return { ...before, innkeeper: event.seat };
    case "round":
      return {
        ...before,
        round: event.number,
        innkeeper: event.innkeeper,
        faces: before.faces.map(() => 0),
        cup: letters(setup),
        thrown: "",
        laid: null,
        ordered: [],
        shown: null,
        counted: [],
        served: null,
        failed: false,
        bill: null,
        credited: null,
      };
    case "roll":
      return { ...before, thrown: "", cup: nextThrow(next) };
    case "rolled": {
      const faces = [...before.faces];
      [...event.cup].forEach((letter, place) => (faces[letters(setup).indexOf(letter)] = event.faces[place] ?? 0));
      return { ...before, faces, cup: "", thrown: event.cup };
    }
    case "in-vain":
      return { ...before, thrown: "" };
    case "order":
      return typeof part.actor === "number" ? { ...before, ordered: [...before.ordered, part.actor] } : before;
    case "all-ordered":
      return { ...before, laid: event.laid };
    case "counted":
      return { ...before, thrown: "", counted: [...before.counted, event] };
    case "served":
      return { ...before, served: event.mugs };
    case "failed":
      return { ...before, failed: true };
    case "orders-shown":
      return {
        ...before,
        thrown: "",
        shown: event.orders,
        bill: {
          innkeeper: before.innkeeper,
          served: before.failed ? null : before.served,
          ordered: event.ordered,
          orders: event.orders,
          lines: [],
        },
      };
    case "credited": {
      const totals = before.totals.with(event.seat, event.total);
      const bill = before.bill && { ...before.bill, lines: [...before.bill.lines, event] };
      return { ...before, totals, bill, credited: event };
    }
    case "close":
    case "assign":
    case "ended":
      return before;
  }
}

function nextThrow(next: readonly Part<Story>[]): string {
  for (const { event } of next) if (event.type === "rolled") return event.cup;
  return "";
}

/** The last bill as view and pad still know it. */
export function lastBill(view: View): Bill | null {
  const line = view.pad.at(-1);
  if (!line) return null;
  const { innkeeper } = line;
  const seats = line.mugs.map((_, seat) => seat).filter((seat) => seat !== innkeeper);
  return {
    innkeeper,
    served: line.served,
    ordered: line.ordered,
    orders: view.shown,
    lines: [...seats, innkeeper].map((seat) => ({
      seat,
      mugs: line.mugs[seat] ?? 0,
      why: null,
      total: view.totals[seat] ?? 0,
    })),
  };
}
