/**
 * What stands on the counter: as the view says, or while the story is being told, as far as it has been told.
 *
 * Nothing here decides anything. Each part of the story puts down what it names.
 */
import type { Part } from "$kit/table";

import { type Glass, GLASSES, type Miam } from "./menu";
import type { Claim, Story, View } from "./types";

/** What somebody says aloud instead of an offer. */
export interface Said {
  seat: number;
  answer: "believe" | "doubt" | "name" | "take";
  /** Of `name`. */
  glass: Glass | null;
  about: "glass" | "miam";
}

/** A glass that has been turned up, with what was said of it, and the Miam once it is turned up too. */
export interface Reveal {
  glass: Glass;
  claim: Claim;
  claimant: number;
  receiver: number;
  right: boolean;
  miam: { miam: Miam; right: boolean } | null;
}

/** Somebody pays; `symbols` and `total` once the Addition is drawn. */
export interface Bill {
  seat: number;
  glass: Glass | null;
  symbols: number | null;
  total: number;
}

export interface Picture {
  round: number;
  /** All who have held the glass in this turn, and what each but the last has said of it. */
  chain: readonly number[];
  claims: readonly Claim[];
  lookers: readonly number[];
  /** Who looks just now. */
  looking: number | null;
  /** Where the glass is: with the last of `chain`, in the middle of the counter to be turned up, nowhere. */
  at: "seat" | "middle" | "nowhere";
  /** The last claim waits for an answer. */
  offered: boolean;
  /** What it is, as far as the reader knows. */
  glass: Glass | null;
  /** Beside it a Miam under a napkin, or turned up. */
  miam: "none" | "covered" | Miam;
  said: Said | null;
  reveal: Reveal | null;
  bill: Bill | null;
  glasses: readonly (readonly number[])[];
  danger: readonly (readonly Glass[])[];
  mine: Miam | null;
  hasMiam: readonly boolean[];
  discarded: readonly Miam[];
  additions: readonly (readonly number[])[];
}

const UNDER_WAY = new Set<View["phase"]>(["claim", "look", "answer"]);
/** The round is over, and nobody is in danger any more. */
const ENDED = new Set<View["phase"]>(["addition", "over"]);
const TO_BE_TURNED_UP = new Set<View["phase"]>(["reveal", "miam-answer"]);

/** The counter as the view says. */
export function fromView(view: View): Picture {
  const at = UNDER_WAY.has(view.phase) ? "seat" : TO_BE_TURNED_UP.has(view.phase) ? "middle" : "nowhere";
  const answered = view.phase === "claim" || view.phase === "look" ? null : view.claims.at(-1);
  return {
    round: view.round,
    chain: view.chain,
    claims: view.claims,
    lookers: view.lookers,
    looking: null,
    at,
    offered: view.phase === "answer",
    glass: view.glass,
    miam: at !== "nowhere" && answered?.miam ? "covered" : "none",
    said: null,
    reveal: at === "middle" ? turnedUp(view) : null,
    bill: null,
    glasses: view.glasses,
    danger: ENDED.has(view.phase) ? view.danger.map(() => []) : view.danger,
    mine: view.my_miam,
    hasMiam: view.has_miam,
    discarded: view.discarded,
    additions: view.additions,
  };
}

/** The open glass beside which a Miam still waits: the answer about the glass was right. */
function turnedUp({ shown, glass, chain, claims }: View): Reveal | null {
  const [claim, claimant, receiver] = [claims.at(-1), chain.at(-2), chain.at(-1)];
  if (!shown || glass === null || !claim || claimant === undefined || receiver === undefined) return null;
  return { glass, claim, claimant, receiver, right: true, miam: null };
}

/** The picture after one more part of the story. */
export function tell(before: Picture, { actor, event }: Part<Story>): Picture {
  const who = typeof actor === "number" ? actor : -1;
  const now: Picture = { ...before, looking: null };
  switch (event.type) {
    case "round":
      return cleared(now, event.number, event.dealing);
    case "miam":
      return { ...now, hasMiam: now.hasMiam.with(event.seat, true), mine: event.miam ?? now.mine };
    case "glass":
      return { ...now, glasses: put(now.glasses, event.seat, event.glass, 1) };
    case "drawn":
      return { ...untouched(now), chain: [event.seat], at: "seat" };
    case "look":
      return { ...now, looking: who };
    case "seen":
      return { ...now, looking: event.seat, lookers: [...now.lookers, event.seat], glass: event.glass ?? now.glass };
    case "offer":
      return {
        ...now,
        chain: [...now.chain, event.to],
        claims: [...now.claims, { glass: event.glass, miam: event.miam }],
        offered: true,
        miam: event.miam ? "covered" : "none",
        said: null,
      };
    case "believe":
    case "doubt":
      return answered(now, { seat: who, answer: event.type, glass: null, about: now.reveal ? "miam" : "glass" });
    case "name":
      return answered(now, { seat: who, answer: "name", glass: event.glass, about: "glass" });
    case "take":
      return { ...now, offered: false, said: { seat: who, answer: "take", glass: null, about: "glass" } };
    case "miam-back":
      return { ...now, miam: "none" };
    case "glass-shown": {
      const claim = now.claims.at(-1) ?? { glass: event.glass, miam: null };
      return { ...now, at: "middle", glass: event.glass, said: null, reveal: { ...event, claim, miam: null } };
    }
    case "miam-shown":
      return {
        ...now,
        said: null,
        miam: event.miam,
        hasMiam: now.hasMiam.with(event.owner, false),
        mine: event.miam === now.mine ? null : now.mine,
        discarded: [...now.discarded, event.miam],
        reveal: now.reveal && { ...now.reveal, miam: event },
      };
    case "drunk":
      return { ...now, at: "nowhere", miam: "none", glasses: put(now.glasses, event.seat, event.glass, 1) };
    case "given":
      return { ...now, glasses: put(put(now.glasses, event.giver, event.glass, -1), event.to, event.glass, 1) };
    case "pays":
      return {
        ...now,
        reveal: null,
        said: null,
        bill: { seat: event.seat, glass: event.glass, symbols: null, total: 0 },
      };
    case "paid":
      return paid(now, event.seat, event.symbols, event.total);
    case "first":
    case "see":
    case "give":
    case "addition":
    case "pile-empty":
    case "void":
    case "ended":
      return now;
  }
}

/** Nobody has done anything with a glass yet. */
function untouched(now: Picture): Picture {
  return {
    ...now,
    chain: [],
    claims: [],
    lookers: [],
    at: "nowhere",
    offered: false,
    glass: null,
    miam: "none",
    said: null,
    reveal: null,
    bill: null,
  };
}

function cleared(now: Picture, round: number, dealing: boolean): Picture {
  const swept = {
    ...untouched(now),
    round,
    glasses: now.glasses.map(() => GLASSES.map(() => 0)),
    danger: now.danger.map(() => []),
  };
  return dealing ? { ...swept, mine: null, hasMiam: now.hasMiam.map(() => false), discarded: [] } : swept;
}

/** An answer about the glass pushes it to the middle, where everybody can see it. */
function answered(now: Picture, said: Said): Picture {
  return { ...now, said, offered: false, at: "middle" };
}

function put(glasses: Picture["glasses"], seat: number, glass: Glass, by: number): Picture["glasses"] {
  const place = GLASSES.indexOf(glass);
  const counts = glasses[seat] ?? [];
  return glasses.with(seat, counts.with(place, (counts[place] ?? 0) + by));
}

function paid(now: Picture, seat: number, symbols: number, total: number): Picture {
  const additions = now.additions.with(seat, [...(now.additions[seat] ?? []), symbols]);
  return { ...now, additions, bill: { seat, glass: now.bill?.glass ?? null, symbols, total } };
}
