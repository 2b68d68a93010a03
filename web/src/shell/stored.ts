/** What this browser remembers: seats with their tokens, and the reader's name, language and settings. */

const memory = new Map<string, string>();

function get(key: string): string | null {
  try {
    return localStorage.getItem(`comptoir:${key}`) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null; // storage is blocked: only this page remembers
  }
}

function set(key: string, value: string | null): void {
  if (value === null) memory.delete(key);
  else memory.set(key, value);
  try {
    if (value === null) localStorage.removeItem(`comptoir:${key}`);
    else localStorage.setItem(`comptoir:${key}`, value);
  } catch {
    // storage is blocked or full
  }
}

/** A seat to which the reader can return. */
export interface KeptSeat {
  table: string;
  seat: number;
  game: string;
  /** When it was taken or last opened, in milliseconds. */
  at: number;
}

const MOST_TABLES = 12;

export function tables(): KeptSeat[] {
  try {
    const kept: unknown = JSON.parse(get("tables") ?? "[]");
    return Array.isArray(kept) ? (kept as KeptSeat[]) : [];
  } catch {
    return [];
  }
}

export function keep(table: string, seat: number, game: string, token?: string): void {
  if (token) set(`seat:${table}:${seat}`, token);
  const others = tables().filter((kept) => kept.table !== table || kept.seat !== seat);
  const all = [{ table, seat, game, at: Date.now() }, ...others];
  for (const old of all.slice(MOST_TABLES)) erase(old.table, old.seat);
  set("tables", JSON.stringify(all.slice(0, MOST_TABLES)));
}

function erase(table: string, seat: number): void {
  set(`seat:${table}:${seat}`, null);
  set(`seen:${table}:${seat}`, null);
  set(`guide:${table}:${seat}`, null);
}

export function forget(table: string, seat: number): void {
  erase(table, seat);
  set("tables", JSON.stringify(tables().filter((kept) => kept.table !== table || kept.seat !== seat)));
}

export function token(table: string, seat: number): string | null {
  return get(`seat:${table}:${seat}`);
}

/** The number of the last step seen at a seat; a reader who returns has missed the later ones. */
export const seen = {
  get: (table: string, seat: number): number | null => {
    const kept = get(`seen:${table}:${seat}`);
    return kept === null ? null : Number(kept);
  },
  set: (table: string, seat: number, seq: number) => set(`seen:${table}:${seat}`, String(seq)),
};

/** The moments that the guide has explained at a seat; `null`: there is no guide. */
export const guide = {
  get: (table: string, seat: number): string[] | null => get(`guide:${table}:${seat}`)?.split(",") ?? null,
  set: (table: string, seat: number, seen: readonly string[] | null) =>
    set(`guide:${table}:${seat}`, seen && seen.join(",")),
};

/** The id with which this tab asks for a seat, kept until the answer is clear; another tab has its own. */
export const joinId = {
  get: (code: string): string | null => tabStorage()?.getItem(`comptoir:asking:${code}`) ?? null,
  set: (code: string, id: string) => tabStorage()?.setItem(`comptoir:asking:${code}`, id),
  clear: (code: string) => tabStorage()?.removeItem(`comptoir:asking:${code}`),
};

/** The storage of this tab, which survives a reload. */
function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null; // storage is blocked
  }
}

/** The newer page for which this one has already reloaded. */
export const reloaded = { get: () => get("reloaded"), set: (build: string) => set("reloaded", build) };
export const name = { get: () => get("name") ?? "", set: (value: string) => set("name", value) };
export const language = { get: () => get("language"), set: (value: string) => set("language", value) };
/** How fast this reader is told stories, with the factor on the time that they take. */
export const PACES = { slow: 1.6, normal: 1, quick: 0.5, "at-once": 0 } as const;
export type Pace = keyof typeof PACES;
export const pace = {
  get: (): Pace => {
    const kept = get("pace");
    return kept !== null && kept in PACES ? (kept as Pace) : "normal";
  },
  set: (value: Pace) => set("pace", value),
};
export const muted = { get: () => get("muted") === "yes", set: (yes: boolean) => set("muted", yes ? "yes" : null) };
