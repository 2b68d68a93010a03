import { afterEach, beforeEach, expect, test, vi } from "vitest";

import {
  type Due,
  type Event,
  type FromServer,
  type Moved,
  PROTOCOL,
  type Standing,
  type TableInfo,
} from "../protocol";
import { TableClient } from "./client.svelte";
import type { Wire } from "./socket";

const INFO: TableInfo = {
  table: "t", game: "tidewater", status: "playing", seats: [], host: 0, speed: "live", edition: "standard", options: {},
}; // prettier-ignore
const DUE: Due = { kind: "due", at: 3, legal: ["sail", "load w3"], hints: null };

let wire: Wire & { sent: { kind: string; id: string; word?: string; seq?: number }[] };
let client: TableClient;

const says = (frame: FromServer) => wire.onmessage?.({ data: JSON.stringify(frame) } as MessageEvent);
/** A step with two parts; the second changes the view. */
const event = (seq: number): Event => ({
  seq,
  actor: 0,
  heard: "sail",
  story: [{ type: "sail" }, { type: "tide" }],
  sentences: [[{ type: "sentence", key: "step-sail", about: 0 }], []],
  changes: [{}, { at: seq }],
});
const types = () => client.playhead.story.map((part) => part.event.type);
const acts = () => wire.sent.filter((frame) => frame.kind === "act");

function openClient(seen: number | null = null): TableClient {
  const made = new TableClient(
    () => {
      wire = {
        readyState: 1,
        sent: [],
        send: (text) => wire.sent.push(JSON.parse(text)),
        close: () => undefined,
        onopen: null,
        onmessage: null,
        onclose: null,
      };
      return wire;
    },
    { table: "t", token: "secret" },
    { onTalk: () => undefined },
    seen,
  );
  made.start();
  wire.onopen?.({} as globalThis.Event);
  return made;
}

function welcome(
  seq: number,
  events: Event[],
  due: Due | null = null,
  complete = true,
  moved: Moved | null = null,
  standing: Standing | null = null,
) {
  says({
    kind: "welcome",
    protocol: PROTOCOL,
    seat: 0,
    info: INFO,
    seq,
    setup: { seats: 3 },
    view: { at: seq - events.length },
    events,
    rest: { waits: seq },
    complete,
    due,
    moved,
    standing,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  client = openClient();
});
afterEach(() => {
  client.stop();
  vi.useRealTimers();
});

test("the welcome sets the whole state, and its events make the story", () => {
  welcome(1, [event(0), event(1)], DUE);
  expect(client.playhead.view).toEqual({ at: 1, waits: 1 });
  expect(client.due).toMatchObject({ at: 3, chosen: null });
  expect(types()).toEqual(["sail", "tide", "sail", "tide"]);
});

test("a second tap does not answer again", () => {
  welcome(2, [], DUE);
  client.play("sail");
  client.play("sail");
  client.play("load w3");
  expect(acts().map((frame) => frame.word)).toEqual(["sail"]);
  expect(client.pending).toBe("sail");
});

test("a word that is not legal is not sent", () => {
  welcome(2, [], DUE);
  client.play("load w9");
  expect(acts()).toEqual([]);
});

test("an accepted answer closes its question before the event arrives", () => {
  welcome(2, [], DUE);
  client.play("sail");
  says({ kind: "ok", id: acts()[0]!.id, seq: 3 });
  expect([client.pending, client.due]).toEqual([null, null]);
});

test("a sealed answer leaves the question open and can be replaced", () => {
  welcome(2, [], DUE);
  client.play("sail");
  says({ kind: "ok", id: acts()[0]!.id });
  says({ kind: "answered", at: DUE.at, chosen: "sail" });
  expect([client.pending, client.due?.chosen]).toEqual([null, "sail"]);
  expect(client.due?.legal).toEqual(DUE.legal);
  client.play("load w3");
  expect(acts()).toHaveLength(2);
});

test("a refusal frees the buttons and is shown until the next command", () => {
  welcome(2, [], DUE);
  client.play("sail");
  says({ kind: "no", id: acts()[0]!.id, code: "barge-full", arguments: { limit: 3 } });
  expect([client.pending, client.refusal]).toEqual([null, { code: "barge-full", values: { limit: 3 } }]);
  client.play("load w3");
  expect(client.refusal).toBe(null);
});

test("a waiting frame changes only who is awaited and who has chosen", () => {
  welcome(2, [], DUE);
  const before = client.info!;
  says({ kind: "waiting", waiting: [1], chosen: [0] });
  expect(client.info).toEqual({ ...before, waiting: [1], chosen: [0] });
});

test("events close the question, and change the view as they are told", () => {
  welcome(2, [], DUE);
  says({ kind: "events", events: [event(3), event(4)], rest: { waits: 4 } });
  expect([client.playhead.view, client.due]).toEqual([{ at: 2, waits: 2 }, null]);
  client.playhead.skip();
  expect(client.playhead.view).toEqual({ at: 4, waits: 4 });
});

const reports = () => wire.sent.filter((frame) => frame.kind === "told").map((frame) => frame.seq);

test("the page reports what it has told: after the welcome, and when a story has been told or skipped", () => {
  client.playhead.start({ moves: () => ({ hold: 100 }), find: () => null, still: () => false, hidden: () => false });
  welcome(1, [event(0), event(1)]);
  expect(reports()).toEqual([1]);
  says({ kind: "events", events: [event(2)], rest: {} });
  says({ kind: "events", events: [event(3)], rest: {} });
  expect(reports()).toEqual([1]);
  client.playhead.skip();
  expect(reports()).toEqual([1, 3]);
});

test("a page that reconnects knows what it missed", () => {
  welcome(1, [event(0), event(1)]);
  wire.onclose?.({ code: 1006 } as CloseEvent);
  vi.advanceTimersByTime(20_000);
  wire.onopen?.({} as globalThis.Event);
  welcome(3, [event(2), event(3)]);
  expect([client.leftAt, client.backAt]).toEqual([1, 3]);
  expect([client.playhead.view, types().length]).toEqual([{ at: 1, waits: 1 }, 4]);
  client.playhead.skip();
  expect([client.playhead.view, types().length]).toEqual([{ at: 3, waits: 3 }, 8]);
});

test("a page that is opened again knows what it missed", () => {
  client.stop();
  client = openClient(0);
  welcome(1, [event(0), event(1)]);
  expect([client.leftAt, client.backAt]).toEqual([0, 1]);
  expect([client.playhead.view, types()]).toEqual([{ at: 0 }, ["sail", "tide"]]);
});

test("an incomplete welcome replaces the story", () => {
  welcome(1, [event(0), event(1)]);
  wire.onclose?.({ code: 1006 } as CloseEvent);
  vi.advanceTimersByTime(20_000);
  wire.onopen?.({} as globalThis.Event);
  welcome(400, [event(400)], null, false);
  client.playhead.skip();
  expect(client.playhead.story.map((part) => part.seq)).toEqual([400, 400]);
});

const NEXT: Moved = { kind: "moved", table: "next", seat: 1, token: "new" };

test("a rematch takes along every page at the table", () => {
  welcome(2, []);
  says(NEXT);
  expect(client.moved).toMatchObject({ table: "next", token: "new", led: true });
});

test("a page that opens the table after the rematch is not taken along", () => {
  welcome(2, [], null, true, NEXT);
  expect(client.moved).toMatchObject({ table: "next", token: "new", led: false });
});

test("a page that was disconnected for a moment is taken along too", () => {
  welcome(2, []);
  wire.onclose?.({ code: 1006 } as CloseEvent);
  vi.advanceTimersByTime(20_000);
  wire.onopen?.({} as globalThis.Event);
  welcome(2, [], null, true, NEXT);
  expect(client.moved?.led).toBe(true);
});

test("a page that stayed at the old table stays there when it reconnects", () => {
  welcome(2, [], null, true, NEXT);
  wire.onclose?.({ code: 1006 } as CloseEvent);
  vi.advanceTimersByTime(20_000);
  wire.onopen?.({} as globalThis.Event);
  welcome(2, [], null, true, NEXT);
  expect(client.moved?.led).toBe(false);
});

test("a standing order comes from the server, and the page answers nothing for it", () => {
  const order = { down_to: 6 };
  welcome(3, [], DUE);
  void client.give({ kind: "stand", order });
  expect([client.standing, client.isUnderWay("stand"), client.pending]).toEqual([null, true, null]);
  says({ kind: "ok", id: wire.sent.at(-1)!.id });
  says({ kind: "standing", order });
  says({ ...DUE, stands: true });
  expect([client.standing, client.due?.stands]).toEqual([{ order, gone: false, missed: false }, true]);
  says({ kind: "standing", order, gone: true });
  expect(client.standing).toEqual({ order, gone: true, missed: false });
  says({ kind: "standing", order: null });
  expect([client.standing, acts()]).toEqual([null, []]);
});

test("a page that was away when its standing order expired knows that it missed this", () => {
  welcome(2, [], null, true, null, { kind: "standing", order: { down_to: 6 }, gone: true });
  expect(client.standing?.missed).toBe(true);
});
