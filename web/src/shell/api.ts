/** Requests to the server outside a table's socket. */
import type { Event, Speed, Status } from "../protocol";

export interface Option {
  name: string;
  /** The possible values; if empty, the value is a seat or null. */
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
  /** The options of a table where a newcomer learns the game. */
  guided: Record<string, unknown>;
  /** Whether `memory_aid` makes a difference. */
  memory: boolean;
}
export interface NewTable {
  game: string;
  seats: number;
  name: string;
  /** Levels by seat; `null` for a person or a free seat. */
  bots: (string | null)[];
  options?: Record<string, unknown>;
  edition?: string;
  speed?: Speed;
  /** Whether people see what only a perfect memory would still know. */
  memory_aid?: boolean;
  /** More than one game makes a match. */
  games?: number;
  /** Whether the game starts at once. */
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

/** A refusal by the server; `code` names its message. */
export class ApiRefusal extends Error {
  constructor(
    readonly code: string,
    readonly values: Record<string, string | number>,
  ) {
    super(code);
  }

  /** Whether the server may nevertheless have carried out the request. */
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

/** Where other devices reach the server. */
export interface Here {
  /** The start of links to share; `null`: they start with this page's address. */
  address: string | null;
  /** Whether only this device reaches the server. */
  only_here: boolean;
}
export const here = () => ask<Here>("api/here").catch(() => ({ address: null, only_here: false }) satisfies Here);

/** A finished game, step by step. */
export interface Replay {
  game: string;
  names: string[];
  setup: unknown;
  /** The view before the first step. */
  view: unknown;
  /** `rest`: what has changed after the step in the view without being told. */
  steps: (Event & { rest: unknown })[];
}
/** Whose view a replay shows; `all` reveals everything. */
export type Viewer = "all" | "watcher" | number;
/** A finished game as `viewer` saw it; `secret` is the token of a seat or the watch secret. */
export const replay = (table: string, secret: string, viewer: Viewer) =>
  ask<Replay>(`api/tables/${encode(table)}/replay?viewer=${viewer}`, undefined, secret);
