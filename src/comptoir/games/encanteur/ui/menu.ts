/** Slates, their figures, and who eats them. */
import type { Card, Dealt, FishHint, Setup, View } from "./types";

export type Fish = FishHint["fish"];
export type Client = Dealt["client"];
/** The picture on a slate; twins share it. */
export type Ware = Fish | "wine" | "platter";

export const EATS: Record<Client, readonly [Fish, Fish]> = {
  family: ["hake", "sardine"],
  sailor: ["sea-bass", "mackerel"],
  lovers: ["sole", "shrimp"],
  critic: ["red-mullet", "cuttlefish"],
};
export const CLIENTS = Object.keys(EATS) as Client[];
export const FISH: readonly Fish[] = CLIENTS.flatMap((client) => EATS[client]);

/** `sole` for `sole2`: twins look alike even if their figures differ. */
export function ware(slate: string): Ware {
  return slate.replace(/\d+$/, "") as Ware;
}

/** The number of the lot being sold, counted from 1 each day. */
export function lotNumber({ components, seats }: Setup, { coming, next_lot }: View): number {
  const [ofThree, ofFour] = components.lots;
  return (seats === 3 ? ofThree : ofFour) - coming - (next_lot === null ? 0 : 1);
}

/** The figures on a slate. */
export function figures({ components }: Setup, slate: string): Card {
  const name = ware(slate);
  if (name === "wine" || name === "platter") return components[name];
  const cards = components[name.replace("-", "_") as "hake"];
  const different = cards.filter((card, place) => cards.findIndex((other) => isLike(card, other)) === place);
  return different[Number(/\d+$/.exec(slate)?.[0] ?? 1) - 1] ?? different[0]!;
}

function isLike(one: Card, other: Card): boolean {
  return one.start === other.start && one.floor === other.floor && one.pays === other.pays;
}
