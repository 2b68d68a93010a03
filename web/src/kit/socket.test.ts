import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { type Act, type Event, type FromServer, PROTOCOL, type TableInfo } from "../protocol";
import { DEAD_AFTER, PING_AFTER, Socket, type Status, type Wire } from "./socket";

const INFO: TableInfo = {
  table: "t", game: "tidewater", status: "playing", seats: [], host: 0, speed: "relaxed", edition: "standard", options: {},
}; // prettier-ignore

/** A wire to a server that does only what a test tells it. */
class FakeWire implements Wire {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  opens() {
    this.readyState = 1;
    this.onopen?.({} as globalThis.Event);
  }
  says(frame: FromServer) {
    this.onmessage?.({ data: JSON.stringify(frame) } as MessageEvent);
  }
  welcomes(seq: number, events: Event[] = []) {
    this.opens();
    this.says({
      kind: "welcome",
      protocol: 1,
      seat: 0,
      info: INFO,
      seq,
      setup: {},
      view: {},
      events,
      rest: {},
      complete: true,
    });
    this.says({ kind: "pong", now: 0 });
  }
  breaks(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code } as CloseEvent);
  }
  kinds() {
    return this.sent.map((frame) => frame.kind);
  }
}

let wires: FakeWire[];
let received: FromServer[];
let statuses: Status[];
let socket: Socket;
let visibility: DocumentVisibilityState;

const wire = () => wires.at(-1)!;
const status = () => statuses.at(-1);
const event = (seq: number): Event => ({ seq, actor: 0, heard: "sail", story: [], sentences: [], changes: [] });
const act = (id: string): Act => ({ kind: "act", id, at: 3, word: "sail" });
const seen = () => received.flatMap((frame) => (frame.kind === "events" ? frame.events.map(({ seq }) => seq) : []));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"] });
  visibility = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
  [wires, received, statuses] = [[], [], []];
  socket = new Socket({
    open: () => {
      wires.push(new FakeWire());
      return wire();
    },
    greeting: { table: "t", token: "secret" },
    receive: (frame) => received.push(frame),
    status: (next) => statuses.push(next),
    random: () => 1,
  });
  socket.start();
});
afterEach(() => {
  socket.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("connecting", () => {
  test("the first frame says who connects and what has been seen", () => {
    wire().opens();
    expect(wire().sent[0]).toEqual({ kind: "hello", protocol: PROTOCOL, seen: -1, table: "t", token: "secret" });
  });

  test("commands wait for the welcome", () => {
    socket.send(act("one"));
    wire().opens();
    expect(wire().kinds()).not.toContain("act");
    wire().welcomes(2);
    expect(wire().kinds()).toContain("act");
  });
});

describe("event numbers", () => {
  test("an event that was seen is not received again", () => {
    wire().welcomes(2);
    wire().says({ kind: "events", events: [event(2), event(3)], rest: {} });
    wire().says({ kind: "events", events: [event(3)], rest: {} });
    expect(seen()).toEqual([3]);
  });

  test("after a missing number, the socket asks for everything since the last one seen", () => {
    wire().welcomes(2);
    wire().says({ kind: "events", events: [event(5)], rest: {} });
    expect(wires).toHaveLength(2);
    wire().opens();
    expect(wire().sent[0]).toMatchObject({ seen: 2 });
    expect(seen()).toEqual([]);
  });

  test("a question about a step that has not arrived is not shown: the socket asks for what is missing", () => {
    wire().welcomes(2);
    wire().says({ kind: "due", at: 5, legal: ["sail"], hints: null });
    expect([wires.length, received.some(({ kind }) => kind === "due")]).toEqual([2, false]);
    wire().opens();
    expect(wire().sent[0]).toMatchObject({ seen: 2 });
  });

  test("every reconnection continues after the last number seen, even if nothing arrived in between", () => {
    wire().welcomes(2);
    for (const seq of [2, 2, 4]) {
      wire().breaks();
      vi.advanceTimersByTime(60_000);
      wire().welcomes(seq);
    }
    wire().breaks();
    vi.advanceTimersByTime(60_000);
    wire().opens();
    expect(wire().sent[0]).toMatchObject({ seen: 4 });
  });
});

describe("commands", () => {
  test("unanswered commands are sent again, with the same ids and in order", () => {
    wire().welcomes(2);
    socket.send(act("one"));
    socket.send({ kind: "say", id: "two", phrase: "hello" });
    wire().breaks();
    vi.advanceTimersByTime(60_000);
    wire().welcomes(2);
    expect(wire().sent.flatMap((frame) => frame.id ?? [])).toEqual(["one", "two"]);
  });

  test("an answered command is not sent again", () => {
    wire().welcomes(2);
    socket.send(act("one"));
    wire().says({ kind: "ok", id: "one", seq: 3 });
    wire().breaks();
    vi.advanceTimersByTime(60_000);
    wire().welcomes(3);
    expect(wire().kinds()).not.toContain("act");
  });

  test("a refusal answers its command", () => {
    wire().welcomes(2);
    socket.send(act("one"));
    wire().says({ kind: "no", id: "one", code: "decision-past", arguments: {} });
    expect(socket.unanswered).toEqual([]);
    expect(received.at(-1)).toMatchObject({ kind: "no", code: "decision-past" });
  });
});

describe("reconnecting", () => {
  test("each attempt waits longer, up to a limit, and there are always more", () => {
    const waits: number[] = [];
    for (let number = 0; number < 9; number++) {
      wire().breaks();
      const before = wires.length;
      let waited = 0;
      while (wires.length === before) waited += Number(Boolean(vi.advanceTimersByTime(100)));
      waits.push(waited);
    }
    expect(waits).toEqual([4, 8, 16, 32, 64, 128, 150, 150, 150]);
  });

  test("after a restart of the server, pages reconnect at different times", () => {
    wire().welcomes(2);
    wire().says({ kind: "bye", code: "restart" });
    wire().breaks(1012);
    expect(status()).toEqual({ kind: "lost", because: "restart" });
    vi.advanceTimersByTime(3_300);
    expect(wires).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(wires).toHaveLength(2);
  });

  test.each([
    ["update-needed", 4009],
    ["unknown-seat", 4003],
    ["removed", 1000],
    ["no-such-table", 1002],
  ])("after %s the socket does not reconnect", (code, number) => {
    wire().opens();
    wire().says({ kind: "bye", code });
    wire().breaks(number);
    expect(status()).toEqual({ kind: "closed", because: code });
    vi.advanceTimersByTime(120_000);
    expect(wires).toHaveLength(1);
  });

  test("the socket reconnects at once when the network returns or the page becomes visible", () => {
    wire().welcomes(2);
    for (let number = 0; number < 6; number++) {
      wire().breaks();
      vi.advanceTimersByTime(20_000);
    }
    wire().breaks();
    const before = wires.length;
    dispatchEvent(new globalThis.Event("online"));
    expect(wires).toHaveLength(before + 1);
    wire().breaks();
    document.dispatchEvent(new globalThis.Event("visibilitychange"));
    expect(wires).toHaveLength(before + 2);
  });
});

describe("silence", () => {
  test("makes the socket ping, and drop a wire that does not answer", () => {
    wire().welcomes(2);
    vi.advanceTimersByTime(PING_AFTER);
    expect(wire().kinds().at(-1)).toBe("ping");
    vi.advanceTimersByTime(DEAD_AFTER);
    expect(status()).toEqual({ kind: "lost", because: "network" });
  });

  test("is ended by any frame", () => {
    wire().welcomes(2);
    for (let number = 0; number < 20; number++) {
      vi.advanceTimersByTime(PING_AFTER + 1000);
      wire().says({ kind: "pong", now: 0 });
    }
    expect(wires).toHaveLength(1);
  });

  test("does not count while the page is hidden", () => {
    wire().welcomes(2);
    visibility = "hidden";
    const before = wire().sent.length;
    vi.advanceTimersByTime(300_000);
    expect(wires).toHaveLength(1);
    expect(wire().sent).toHaveLength(before);
  });

  test("after a sleep counts only once the socket has asked", () => {
    wire().welcomes(2);
    visibility = "hidden";
    vi.advanceTimersByTime(300_000);
    visibility = "visible";
    document.dispatchEvent(new globalThis.Event("visibilitychange"));
    vi.advanceTimersByTime(1_000);
    expect(wire().kinds().at(-1)).toBe("ping");
    expect(status()).toEqual({ kind: "open" });
    wire().says({ kind: "pong", now: 0 });
    vi.advanceTimersByTime(3_000);
    expect(wires).toHaveLength(1);
  });
});

describe("the server's time", () => {
  const clock = { at: 3, since: 0, wait: 1, falls: 1, pressers: [], hints: null };
  const pings = () => wire().sent.filter((frame) => frame.kind === "ping");

  test("is asked for with the greeting, and unknown until the answer", () => {
    wire().opens();
    expect(wire().kinds()).toEqual(["hello", "ping"]);
    expect(socket.time.now()).toBeNull();
    vi.advanceTimersByTime(400);
    wire().says({ kind: "pong", now: 5000 });
    expect(socket.time.now()).toBeCloseTo(5000.2, 9);
  });

  test("is measured anew after a reconnection", () => {
    wire().welcomes(2);
    wire().breaks();
    vi.advanceTimersByTime(60_000);
    wire().opens();
    vi.advanceTimersByTime(1000);
    wire().says({
      kind: "welcome",
      protocol: 1,
      seat: 0,
      info: INFO,
      seq: 2,
      setup: {},
      view: {},
      events: [],
      rest: {},
      complete: true,
    });
    expect(socket.time.now()).toBeNull();
    wire().says({ kind: "pong", now: 5000 });
    expect(socket.time.now()).toBeCloseTo(5000.5, 9);
  });

  test("is asked for once at a time, which assigns each answer to its question", () => {
    wire().opens();
    vi.advanceTimersByTime(400);
    wire().says({
      kind: "welcome",
      protocol: 1,
      seat: 0,
      info: INFO,
      seq: 2,
      setup: {},
      view: {},
      events: [],
      rest: {},
      complete: true,
      clock: { kind: "clock", ...clock },
    });
    document.dispatchEvent(new globalThis.Event("visibilitychange"));
    expect(pings()).toHaveLength(1);
    wire().says({ kind: "pong", now: 5000 });
    expect(socket.time.now()).toBeCloseTo(5000.2, 9);
    expect(pings()[1]).toEqual({ kind: "ping", echo: 5000 });
  });

  test("is measured several times in a row while a clock acts, also after a reconnection", () => {
    for (const loss of [false, true]) {
      if (loss) {
        wire().breaks();
        vi.advanceTimersByTime(500);
      }
      wire().welcomes(2);
      wire().says({ kind: "clock", ...clock });
      for (let now = 1; now < 9; now += 1) wire().says({ kind: "pong", now });
      expect(pings().flatMap((frame) => frame.echo ?? [])).toEqual([1, 2, 3]);
    }
  });
});
