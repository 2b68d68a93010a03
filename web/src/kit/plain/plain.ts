/** The page of a game without drawings of its own: sentences and motion follow from its steps and phases. */
import type { Values } from "../reader";
import type { Reader, GameUi, Line, Moves, Phased, TableInfo, Tagged, Part } from "../table";

export interface PlainView extends Phased {
  awaited: readonly (number | string)[];
  ranks: readonly number[] | null;
}

/** All types of a union, such as those of a game's steps. */
export type Kinds<S extends Tagged> = Readonly<Record<S["type"], true>>;

/** How long a player's place moves, and how long a part of the story then stays; in milliseconds. */
const MOVING = 400;
const READING = 500;
/** Where nothing lies, or nothing that the reader may see. */
const NOTHING = "–";

/** A game's page around its `Table`. `steps` holds the types of its steps; all other parts of a story are events. */
export function plainUi<V extends PlainView, St, S extends Tagged, H>(
  Table: GameUi<V, St, S, H>["Table"],
  steps: Readonly<Record<string, true>>,
): GameUi<V, St, S, H> {
  return { Table, waits, tell: (reader, part) => [{ words: tell(reader, part, steps) }] satisfies Line[], moves };
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

/** `step-<type>` or `event-<type>` about the seat that the part names, or else about the actor. */
export function tell(reader: Reader, part: Part, steps: Readonly<Record<string, true>>): string {
  const { type, seat, ...fields } = part.event as Tagged & Record<string, unknown>;
  const about = typeof seat === "number" ? seat : part.actor;
  const key = `${type in steps ? "step" : "event"}-${type}`;
  const values = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, written(reader, value)]));
  return typeof about === "number" ? reader.of(key, about, values) : reader.say(key, values);
}

/** A field as a message takes it; nothing for what the reader does not know. */
function written(reader: Reader, value: unknown): Values[string] {
  if (Array.isArray(value)) return reader.listed(value.map(String));
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
