/** What is asked of the server outside of a table's socket. */
import type { Finisher, Tagged } from "$kit/table";

import type { Speed, Status } from "../protocol";

export interface Option {
  name: string;
  /** What it can be; without any it is a seat or nothing. */
  values: (string | boolean | null)[];
  default: string | boolean | null;
}
export interface GameInfo {
  name: string;
  seats: { least: number; most: number };
  options: Option[];
  editions: string[];
  /** Levels, weakest first. */
  bots: string[];
  /** The options of a table at which it is learnt. */
  guided: Record<string, unknown>;
  /** Whether `memory_aid` is of use. */
  memory: boolean;
}
export interface NewTable {
  game: string;
  seats: number;
  name: string;
  /** By seat; `null` where a person sits or may sit. */
  bots: (string | null)[];
  options?: Record<string, unknown>;
  edition?: string;
  speed?: Speed;
  /** People are shown what only a perfect memory would still know. */
  memory_aid?: boolean;
  /** More than one are a match. */
  games?: number;
  /** Begin at once. */
  start?: boolean;
}
export interface Seated {
  table: string;
  seat: number;
  token: string;
}
export interface Invitation {
  table: string;
  game: string;
  status: Status;
  /** An open seat with a name is to be taken again by whoever has lost the way to it. */
  seats: { who: "open" | "person" | "bot"; name: string }[];
}

/** The server said no; `code` names the sentence. */
export class ApiRefusal extends Error {
  constructor(
    readonly code: string,
    readonly values: Record<string, string | number>,
  ) {
    super(code);
  }

  /** Whether what was asked for may have been done all the same. */
  get isUnclear(): boolean {
    return this.code === "no-server" || this.code === "unexpected";
  }
}

async function ask<T>(path: string, body?: unknown, secret?: string): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(secret ? { authorization: `Bearer ${secret}` } : {}),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      cache: "no-store",
    });
  } catch {
    throw new ApiRefusal("no-server", {});
  }
  const said = (await answer.json().catch(() => null)) as { code?: string; arguments?: Record<string, string> } | null;
  if (answer.ok && said !== null) return said as T;
  throw new ApiRefusal(said?.code ?? "unexpected", said?.arguments ?? { code: String(answer.status) });
}

const part = encodeURIComponent;

export const games = () => ask<{ games: GameInfo[] }>("api/games").then((all) => all.games);
export const create = (table: NewTable) => ask<Seated>("api/tables", table);
export const invitation = (code: string) => ask<Invitation>(`api/join/${part(code)}`);
/** Takes a seat; asked again with the same `id`, it is the same seat. */
export const join = (code: string, name: string, seat: number | null, id: string) =>
  ask<Seated>(`api/join/${part(code)}`, { name, seat, id });
export const watched = (secret: string) => ask<{ table: string }>(`api/watch/${part(secret)}`);

/** Where the server can be reached: an address for other devices, or only from this one. */
export interface Here {
  /** What links to hand on begin with; without it they begin as this page does. */
  address: string | null;
  only_here: boolean;
}
export const here = () => ask<Here>("api/here").catch(() => ({ address: null, only_here: false }) satisfies Here);

/** A finished game, step by step. */
export interface Replay {
  game: string;
  names: string[];
  setup: unknown;
  /** Before the first step. */
  view: unknown;
  steps: { seq: number; actor: number | string; heard: string; story: Tagged[]; view: unknown; presses: Finisher[] }[];
}
/** Whose eyes a replay is seen with; `all` reveals everything. */
export type Eyes = "all" | "watcher" | number;
/** The game as somebody saw it; the secret is one of the table's. */
export const replay = (table: string, secret: string, eyes: Eyes) =>
  ask<Replay>(`api/tables/${part(table)}/replay?viewer=${eyes}`, undefined, secret);
