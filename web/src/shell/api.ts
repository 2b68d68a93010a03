/** Requests to the server outside a table's socket. */
import type { Finisher, Tagged } from "$kit/table";

import type { Speed, Status } from "../protocol";

export interface Option {
  name: string;
  /** The possible values; without any, the value is a seat or null. */
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
  /** The options of a table at which the game is learnt. */
  guided: Record<string, unknown>;
  /** Whether `memory_aid` makes a difference. */
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
  /** More than one make a match. */
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
  /** An open seat with a name is offered again to the player who lost access to it. */
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

  /** Whether the request may have been carried out all the same. */
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

const encode = encodeURIComponent;

export const games = () => ask<{ games: GameInfo[] }>("api/games").then((all) => all.games);
export const create = (table: NewTable) => ask<Seated>("api/tables", table);
export const invitation = (code: string) => ask<Invitation>(`api/join/${encode(code)}`);
/** Takes a seat; a repeated request with the same `id` gets the same seat. */
export const join = (code: string, name: string, seat: number | null, id: string) =>
  ask<Seated>(`api/join/${encode(code)}`, { name, seat, id });
export const watch = (secret: string) => ask<{ table: string }>(`api/watch/${encode(secret)}`);

/** Where the server can be reached: an address for other devices, or only from this one. */
export interface Here {
  /** The start of links to share; without it they start with this page's address. */
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
/** Whose view a replay shows; `all` reveals everything. */
export type Viewer = "all" | "watcher" | number;
/** The game as somebody saw it; the secret belongs to a seat of the table or to its watchers. */
export const replay = (table: string, secret: string, viewer: Viewer) =>
  ask<Replay>(`api/tables/${encode(table)}/replay?viewer=${viewer}`, undefined, secret);
