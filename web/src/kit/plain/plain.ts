/** The page of a game without drawings of its own: sentences and motion follow from its steps and phases. */
import type { Values } from "../chair";
import type { Chair, GameUi, Line, Moves, Phased, TableInfo, Tagged, Told } from "../table";

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
  return { Table, waits, tell: (chair, told) => [{ words: tell(chair, told, steps) }] satisfies Line[], moves };
}

/** `ask-<phase>` for the reader, or else `waits-<phase>`, with the players who still have to choose. */
export function waits(chair: Chair, view: PlainView, info: Pick<TableInfo, "chosen">): string {
  const missing = view.awaited.filter(
    (actor): actor is number => typeof actor === "number" && !(info.chosen ?? []).includes(actor),
  );
  const values = { number: missing.length, names: chair.listed(missing.map(chair.name)) };
  const [first = 0] = missing;
  if (chair.seat !== null && missing.includes(chair.seat)) return chair.of(`ask-${view.phase}`, chair.seat, values);
  return chair.of(`waits-${view.phase}`, first, values);
}

/** `step-<type>` or `event-<type>` about the seat that the part names, or else about the actor. */
export function tell(chair: Chair, told: Told, steps: Readonly<Record<string, true>>): string {
  const { type, seat, ...fields } = told.event as Tagged & Record<string, unknown>;
  const about = typeof seat === "number" ? seat : told.actor;
  const key = `${type in steps ? "step" : "event"}-${type}`;
  const values = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, written(chair, value)]));
  return typeof about === "number" ? chair.of(key, about, values) : chair.say(key, values);
}

/** A field as a message takes it; nothing for what the reader does not know. */
function written(chair: Chair, value: unknown): Values[string] {
  if (Array.isArray(value)) return chair.listed(value.map(String));
  return typeof value === "number" ? value : String(value ?? "");
}

/** What lies on the table, or, for a `seat`, what the rows of the view hold there, as a message takes it. */
export function lying(chair: Chair, view: PlainView, players: number, seat?: number): Values {
  const fields = Object.entries(view)
    .filter(([, value]) => seat === undefined || (Array.isArray(value) && value.length === players))
    .map(([name, value]) => [name, seat === undefined ? value : value[seat]] as const);
  return Object.fromEntries(
    fields.map(([name, value]) => [name, written(chair, value) === "" ? NOTHING : written(chair, value)]),
  );
}

/** The label of a legal word: `choice-<verb>`, with the rest of the word as `$what`. */
export function choice(chair: Chair, word: string): string {
  const [verb, ...what] = word.split(" ");
  return chair.say(`choice-${verb}`, { what: what.join(" ") });
}

/** The place of the player concerned moves a little. */
function moves({ actor, event }: Told): Moves {
  const seat = (event as Tagged & { seat?: number }).seat ?? actor;
  const frames = [{ scale: "1" }, { scale: "1.06" }, { scale: "1" }];
  return { moves: [{ key: `seat-${seat}`, frames, timing: { duration: MOVING } }], hold: READING };
}
