/** What the quay shows: as the view says, and while a story is told as far as it has been told. */
import type { Part } from "$kit/table";

import { finish, type Finisher } from "./calling";
import type { Client, Fish } from "./menu";
import type { Guest, House, Paid, PlatterCard, Setup, Story, View, Walked } from "./types";

/** What became of the last lot. */
export interface Deal {
  slate: string;
  /** Null where nobody wanted it. */
  seat: number | null;
  price: number;
}

/** The evening of a house, as it is written down. */
export interface Bill {
  day: number;
  paid: readonly Paid[];
  cards: readonly { seat: number; fish: Fish; inSet: boolean }[];
  platters: readonly PlatterCard["seat"][];
  income: readonly number[] | null;
}

export interface Picture {
  day: number;
  auctioneer: number;
  houses: readonly House[];
  lot: string | null;
  next: string | null;
  coming: number;
  unsold: readonly string[];
  price: number;
  holder: number | null;
  revealed: readonly (readonly Fish[])[];
  /** By seat, the fish that were sold and are not in the set; empty where the table does not remember that. */
  sold: readonly (readonly Fish[])[];
  platters: readonly number[];
  mine: readonly Fish[] | null;
  deal: Deal | null;
  /** Who pressed for the lot that is held, where presses decide. */
  finish: readonly Finisher[] | null;
  said: { seat: number; what: "take" | "wait" | "pass" } | null;
  /** Today's walks as far as they have been told, the last one now if `walking`. */
  walks: readonly Walked[];
  walking: boolean;
  bill: Bill | null;
}

/** The quay as the view says. */
export function fromView(view: View): Picture {
  return {
    day: view.day,
    auctioneer: view.auctioneer,
    houses: view.houses,
    lot: view.lot,
    next: view.next_lot,
    coming: view.coming,
    unsold: view.unsold,
    price: view.price,
    holder: view.holder,
    revealed: view.revealed,
    sold: view.memory ?? [],
    platters: view.platters,
    mine: view.my_set,
    deal: null,
    finish: null,
    said: null,
    walks: [],
    walking: false,
    bill: null,
  };
}

type Houses = readonly House[];

function edit(houses: Houses, seat: number, change: (house: House) => House): Houses {
  const house = houses[seat];
  return house ? houses.with(seat, change(house)) : houses;
}

function without<T>(row: readonly T[], item: T): T[] {
  const place = row.indexOf(item);
  return place < 0 ? [...row] : row.toSpliced(place, 1);
}

/** The picture after one more part of the story. */
export function tell(before: Picture, { actor, event, presses = [] }: Part<Story>): Picture {
  const who = typeof actor === "number" ? actor : -1;
  const now: Picture = { ...before, deal: null, said: null, walking: false };
  switch (event.type) {
    case "first":
      return { ...now, auctioneer: event.seat };
    case "client":
      return {
        ...now,
        houses: edit(now.houses, event.seat, (house) => ({
          ...house,
          guests: [...house.guests, hungry(event.client)],
        })),
      };
    case "lot":
      return now.lot === null
        ? { ...now, lot: event.slate, coming: now.coming - 1 }
        : { ...now, next: event.slate, coming: now.coming - 1 };
    case "take":
    case "wait":
    case "pass":
      return { ...now, said: { seat: who, what: event.type } };
    case "price":
      return { ...now, lot: event.slate, price: event.price, holder: null };
    case "held":
      return {
        ...now,
        price: event.price,
        holder: event.seat,
        said: { seat: event.seat, what: "take" },
        finish: presses.length > 0 ? finish(presses, event.price, event.over !== null) : null,
      };
    case "sold":
      return sold(now, event.slate, event.seat, event.price, event.money);
    case "unsold":
      return {
        ...gone(now),
        unsold: [...now.unsold, event.slate],
        deal: { slate: event.slate, seat: null, price: event.floor },
      };
    case "display":
      return { ...now, houses: edit(now.houses, who, (house) => ({ ...house, displayed: event.bottles })) };
    case "served":
      return event.service === "second"
        ? now
        : { ...now, houses: edit(now.houses, event.seat, (house) => ate(house, event, false)) };
    case "walked":
      return walked(now, event);
    case "reserved":
      return { ...now, houses: edit(now.houses, event.seat, (house) => ate(house, event, true)) };
    case "paid":
      return {
        ...noted(now, (bill) => ({ paid: [...bill.paid, event] })),
        houses: edit(now.houses, event.seat, (house) => ({ ...house, money: house.money + event.amount })),
      };
    case "revealed":
      return {
        ...noted(now, (bill) => ({ cards: [...bill.cards, { ...event, inSet: true }] })),
        revealed: now.revealed.with(event.seat, [...(now.revealed[event.seat] ?? []), event.fish]),
      };
    case "not-in-set":
      return {
        ...noted(now, (bill) => ({ cards: [...bill.cards, { ...event, inSet: false }] })),
        sold: now.sold.map((fish, seat) => (seat === event.seat ? [...fish, event.fish] : fish)),
      };
    case "platter-card":
      return {
        ...noted(now, (bill) => ({ platters: [...bill.platters, event.seat] })),
        platters: now.platters.with(event.seat, (now.platters[event.seat] ?? 0) + 1),
      };
    case "day-ended":
      return {
        ...noted(now, () => ({ income: event.income })),
        walks: [],
        unsold: [],
        houses: now.houses.map(inTheEvening),
      };
    case "day":
      return {
        ...now,
        day: event.day,
        auctioneer: event.auctioneer,
        coming: event.lots,
        lot: null,
        next: null,
        unsold: [],
        holder: null,
        walks: [],
        bill: null,
      };
    case "remove":
    case "discard":
    case "tick":
    case "serve":
    case "dish":
    case "home":
    case "ended":
      return now;
  }
}

const hungry = (client: Client): Guest => ({ client, dish: null, wine: false, new: false });

/** The next lot takes the place of the one that is dealt with. */
const gone = (now: Picture): Picture => ({ ...now, lot: now.next, next: null, holder: null, price: 0, finish: null });

function sold(now: Picture, slate: string, seat: number, price: number, money: number): Picture {
  const houses = edit(now.houses, seat, (house) =>
    slate === "wine"
      ? { ...house, money, wine: house.wine + 1 }
      : { ...house, money, dishes: [...house.dishes, slate] },
  );
  return { ...gone(now), houses, deal: { slate, seat, price } };
}

/** A guest who has nothing yet gets a dish, and perhaps a bottle. */
function ate(
  house: House,
  { client, dish, wine }: { client: Client; dish: string; wine: boolean },
  isNew: boolean,
): House {
  const place = house.guests.findIndex(
    (guest) => guest.client === client && guest.dish === null && guest.new === isNew,
  );
  const guest = house.guests[place];
  if (!guest) return house;
  return {
    ...house,
    guests: house.guests.with(place, { ...guest, dish, wine }),
    dishes: without(house.dishes, dish),
    wine: house.wine - Number(wine),
    displayed: isNew ? house.displayed - Number(wine) : house.displayed,
  };
}

function walked(now: Picture, event: Walked): Picture {
  const walks = { ...now, walks: [...now.walks, event], walking: true };
  const guest = now.houses[event.home]?.guests.find(
    (one) => one.client === event.client && one.dish === null && !one.new,
  );
  if (event.to === null || !guest) return walks;
  const left = edit(now.houses, event.home, (house) => ({ ...house, guests: without(house.guests, guest) }));
  return {
    ...walks,
    houses: edit(left, event.to, (house) => ({ ...house, guests: [...house.guests, { ...guest, new: true }] })),
  };
}

function noted(now: Picture, add: (bill: Bill) => Partial<Bill>): Picture {
  const bill = now.bill ?? { day: now.day, paid: [], cards: [], platters: [], income: null };
  return { ...now, bill: { ...bill, ...add(bill) } };
}

/** Nothing is left of the day but guests, wine and money. */
function inTheEvening(house: House): House {
  return { ...house, guests: house.guests.map(({ client }) => hungry(client)), dishes: [], displayed: 0 };
}

/** The points of every seat. */
export function totals(
  { revealed, platters }: Pick<View, "revealed" | "platters">,
  { components }: Setup,
  kept: number,
): number[] {
  const { fish_points, platter_points, set_points } = components;
  return revealed.map(
    (cards, seat) =>
      fish_points * cards.length + platter_points * (platters[seat] ?? 0) + set_points * Number(cards.length === kept),
  );
}
