/** The page of a game without drawings of its own: questions and motion follow from its phases and steps. */
import type { Values } from "../reader";
import type { Reader, GameUi, Moves, Phased, TableInfo, Tagged, Part } from "../table";

export interface PlainView extends Phased {
  awaited: readonly (number | string)[];
  ranks: readonly number[] | null;
}

/** How long a player's place moves, and how long a part of the story then stays; in milliseconds. */
const MOVING = 400;
const READING = 500;
/** Where nothing lies, or nothing that the reader may see. */
const NOTHING = "–";

/** A game's page around its `Table`. */
export function plainUi<V extends PlainView, St, S extends Tagged, H>(
  Table: GameUi<V, St, S, H>["Table"],
): GameUi<V, St, S, H> {
  return { Table, waits, moves };
}

/** `ask-<phase>` for the reader, or else `waits-<phase>`, with the players who still have to choose. */
export function waits(reader: Reader, view: PlainView, info: Pick<TableInfo, "chosen">): string {
  const missing = view.awaited.filter(
    (actor): actor is number => typeof actor === "number" && !(info.chosen ?? []).includes(actor),
  );
  const values = { number: missing.length, names: reader.listed(missing.map(reader.name)) };
  const [first = 0] = missing;
  if (reader.seat !== null && missing.includes(reader.seat)) return reader.of(`ask-${view.phase}`, reader.seat, values);
  return reader.of(`waits-${view.phase}`, first, values);
}

/** A field as a message takes it; nothing for what the reader does not know. */
function written(reader: Reader, value: unknown): Values[string] {
  if (Array.isArray(value)) return reader.listed(value.map(String));
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "number" ? value : String(value ?? "");
}

/** What lies on the table, or, for a `seat`, what the rows of the view hold there, as a message takes it. */
export function lying(reader: Reader, view: PlainView, players: number, seat?: number): Values {
  const fields = Object.entries(view)
    .filter(([, value]) => seat === undefined || (Array.isArray(value) && value.length === players))
    .map(([name, value]) => [name, seat === undefined ? value : value[seat]] as const);
  return Object.fromEntries(
    fields.map(([name, value]) => [name, written(reader, value) === "" ? NOTHING : written(reader, value)]),
  );
}

/** The label of a legal word: `choice-<verb>`, with the rest of the word as `$what`. */
export function choice(reader: Reader, word: string): string {
  const [verb, ...what] = word.split(" ");
  return reader.say(`choice-${verb}`, { what: what.join(" ") });
}

/** The place of the player concerned moves a little. */
function moves({ actor, event }: Part): Moves {
  const seat = (event as Tagged & { seat?: number }).seat ?? actor;
  const frames = [{ scale: "1" }, { scale: "1.06" }, { scale: "1" }];
  return { moves: [{ key: `seat-${seat}`, frames, timing: { duration: MOVING } }], hold: READING };
}
