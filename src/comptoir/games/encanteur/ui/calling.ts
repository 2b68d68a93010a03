/** The live auction as this screen shows it. */
import type { Finisher as Press, Live } from "$kit/table";

import type { View } from "./types";

/** The price called on this screen, at which a press takes the lot. */
export function calledPrice(view: Pick<View, "holder" | "price">, live: Pick<Live, "ahead">): number {
  return view.holder === null ? view.price - live.ahead : view.price + 1;
}

/** One press of a photo finish: its price, the seconds after its call, and the allowance for network delay. */
export interface Finisher {
  seat: number;
  price: number;
  after: number;
  lag: number;
}

/** The presses for a lot that was taken at `price`, first press first; while the price rose, all were at that price. */
export function finish(presses: readonly Press[], price: number, rising: boolean): Finisher[] {
  const [best] = presses;
  return presses.map(({ seat, at, after, lag }) => {
    return {
      seat,
      price: rising || !best ? price : price - (at - best.at),
      after: hundredths(after),
      lag: hundredths(lag),
    };
  });
}

const hundredths = (seconds: number): number => Math.round(seconds * 100) / 100;
