/** Routes, kept in the fragment of the address, which the server never sees. */
import { onceSettled } from "$kit/panels";

export type Route =
  | { page: "lobby" }
  | { page: "join"; code: string }
  | { page: "table"; table: string; seat: number }
  | { page: "watch"; secret: string }
  | { page: "rules"; game: string; place: string }
  | { page: "replay"; table: string; seat: number }
  | { page: "replay"; secret: string }
  | { page: "nowhere" };

export function read(fragment: string): Route {
  const [page = "", first = "", second = ""] = fragment
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decode);
  const seat = /^\d$/.test(second) ? Number(second) : null;
  if (page === "") return { page: "lobby" };
  if (page === "join" && first) return { page: "join", code: first };
  if (page === "t" && first && seat !== null) return { page: "table", table: first, seat };
  if (page === "watch" && first && second === "replay") return { page: "replay", secret: first };
  if (page === "watch" && first) return { page: "watch", secret: first };
  if (page === "rules" && first) return { page: "rules", game: first, place: second };
  if (page === "replay" && first && seat !== null) return { page: "replay", table: first, seat };
  return { page: "nowhere" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const to = {
  lobby: "#/",
  join: (code: string) => `#/join/${encodeURIComponent(code)}`,
  table: (table: string, seat: number) => `#/t/${encodeURIComponent(table)}/${seat}`,
  watch: (secret: string) => `#/watch/${encodeURIComponent(secret)}`,
  rules: (game: string) => `#/rules/${encodeURIComponent(game)}`,
  replay: (table: string, seat: number) => `#/replay/${encodeURIComponent(table)}/${seat}`,
  watchReplay: (secret: string) => `#/watch/${encodeURIComponent(secret)}/replay`,
};

let current = $state.raw(read(location.hash));

export function route(): Route {
  return current;
}

/** Goes to a route; with `replace`, "back" does not return to the current one. */
export function go(fragment: string, replace = false): void {
  onceSettled(() => {
    if (replace) location.replace(fragment);
    else location.hash = fragment;
  });
}

addEventListener("hashchange", () => {
  current = read(location.hash);
  scrollTo(0, 0);
});
