/** Adventurers, IOUs and places of the market in the words of the reader's language. */
import type { Reader } from "$kit/table";

import type { Card, Slot } from "./types";

const COLOURS = "rbgy";

/** The seat of an IOU's colour. */
export const owner = (iou: string): number => COLOURS.indexOf(iou.charAt(0));

/** The value of an IOU. */
export const value = (iou: string): number => Number(iou.slice(1));

/** The sum of the values of IOUs. */
export const worth = (ious: readonly string[]): number => ious.reduce((sum, iou) => sum + value(iou), 0);

/** `Kid Calloway`, or another form of it; another box's adventurers have their name in records. */
export function adventurerName(reader: Reader, name: string, form: "" | ".the" | ".short" = ""): string {
  const key = `adventurer-${name}${form}`;
  const words = reader.say(key);
  return words === key
    ? name
        .split("-")
        .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
        .join(" ")
    : words;
}

/** `Ottilie's 3`, `your 3`. */
export const iouName = (reader: Reader, iou: string): string => reader.of("iou", owner(iou), { value: value(iou) });

/** `Ottilie's 3, your 2 and your 1`. */
export const iouNames = (reader: Reader, ious: readonly string[]): string =>
  reader.listed(ious.map((iou) => iouName(reader, iou)));

/** `2.3`: row and column. */
export const place = ({ row, column }: Slot): string => `${row}.${column}`;

/** `gold rush 6/3`. */
export const eventName = (reader: Reader, { kind, large, small }: Card): string =>
  reader.say(`card-${kind}`, { large, small });

/** A kind of IOU, and the number of them. */
export interface Stack {
  iou: string;
  count: number;
}

/** IOUs by kind, in order of first appearance. */
export function stackUp(ious: readonly string[]): Stack[] {
  return [...new Set(ious)].map((iou) => ({ iou, count: ious.filter((other) => other === iou).length }));
}
