/** What is on the counter and follows from the story, beside what the view says. Nothing here decides anything. */
import type { Part, Stage } from "$kit/table";

import type { Glass, Miam } from "./menu";
import type { Claim, Story, View } from "./types";

type Parts = readonly Part<Story>[];
type Told<T extends Story["type"]> = Extract<Story, { type: T }>;

/** The last part told that is of one of these types. */
function last<T extends Story["type"]>(parts: Parts, types: readonly T[]): Part<Told<T>> | null {
  const isWanted = (part: Part<Story>): part is Part<Told<T>> => (types as readonly string[]).includes(part.event.type);
  return parts.findLast(isWanted) ?? null;
}

/** An answer, as its speech bubble shows it. */
export interface Said {
  seat: number;
  answer: "believe" | "doubt" | "name" | "take";
  /** The glass that `name` names. */
  glass: Glass | null;
  about: "glass" | "miam";
}

/** This turn's glass. */
export interface Turn {
  /** Where the glass is: with the last of `chain`, in the middle of the counter to be turned up, or nowhere. */
  at: "seat" | "middle" | "nowhere";
  /** Whether everybody sees its type. */
  open: boolean;
  /** Whether the last claim waits for an answer. */
  offered: boolean;
  /** What lies beside the glass: nothing, a Miam under a napkin, or a Miam that is turned up. */
  miam: "none" | "covered" | Miam;
  /** The answer that is told now. */
  said: Said | null;
}

const GLASS_IN_PLAY = new Set<View["phase"]>(["claim", "look", "answer", "reveal", "miam-answer"]);
const MIAM_IN_PLAY = new Set<View["phase"]>(["answer", "reveal", "miam-answer"]);

/** The phase of a view counts only for what no part of the story has told: it changes after the whole story. */
export function turnOf(view: View, { story, scene }: Stage<Story>): Turn {
  const moved = last(story, ["drawn", "drunk", "round"]);
  const inPlay = moved ? moved.event.type === "drawn" : GLASS_IN_PLAY.has(view.phase);
  const spoken = last(story, ["drawn", "offer", "believe", "doubt", "name", "take"]);
  return {
    at: !inPlay ? "nowhere" : view.verdict === null ? "seat" : "middle",
    open: inPlay && view.shown,
    offered: spoken ? spoken.event.type === "offer" : view.phase === "answer",
    miam: inPlay ? miamBeside(view, story) : "none",
    said: saidIn(view, scene),
  };
}

function miamBeside(view: View, story: Parts): Turn["miam"] {
  const moved = last(story, ["drawn", "offer", "miam-back", "miam-shown"])?.event;
  if (moved?.type === "miam-shown") return moved.miam;
  const isThere = moved ? moved.type === "offer" : MIAM_IN_PLAY.has(view.phase);
  return isThere && view.claims.at(-1)?.miam ? "covered" : "none";
}

/** An answer is heard until something is turned up or the next player speaks. */
function saidIn(view: View, scene: Parts): Said | null {
  const heard = last(scene, ["drawn", "offer", "believe", "doubt", "name", "take", "glass-shown", "miam-shown"]);
  if (typeof heard?.actor !== "number") return null;
  const { actor, event } = heard;
  const about = view.shown ? "miam" : "glass";
  switch (event.type) {
    case "believe":
    case "doubt":
    case "take":
      return { seat: actor, answer: event.type, glass: null, about };
    case "name":
      return { seat: actor, answer: "name", glass: event.glass, about };
    default:
      return null;
  }
}

/** The last glass that was turned up, and the claim about it. */
export interface TurnedUp {
  claim: Claim;
  glass: Glass;
}

export function lastTurnedUp(story: Parts): TurnedUp | null {
  const shown = last(story, ["glass-shown"]);
  if (!shown) return null;
  const claim = last(story.slice(0, story.lastIndexOf(shown)), ["offer"])?.event;
  return claim ? { claim, glass: shown.event.glass } : null;
}

/** The bill of the player who pays; `symbols` is null and `total` 0 until the Addition is drawn. */
export interface Bill {
  seat: number;
  glass: Glass | null;
  symbols: number | null;
  total: number;
}

/** The bill that lies on the counter, until the next round; if that came at once with it, until the story is over. */
export function billOf({ story, scene, atOnce }: Stage<Story>): Bill | null {
  const isNew = atOnce && last(scene, ["pays", "paid"]) !== null;
  const pays = last(story, isNew ? ["pays"] : ["pays", "round"]);
  if (pays?.event.type !== "pays") return null;
  const { seat, glass } = pays.event;
  const paid = last(story.slice(story.lastIndexOf(pays)), ["paid"])?.event;
  return { seat, glass, symbols: paid?.symbols ?? null, total: paid?.total ?? 0 };
}
