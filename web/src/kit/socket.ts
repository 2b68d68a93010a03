/**
 * The socket of a table: it reconnects after any loss, and neither loses nor repeats a command.
 *
 * It decides nothing about the game. Frames go to `receive` in order, each exactly once: if a number is missing, the
 * socket reconnects and asks for everything after the last one.
 */
import { PROTOCOL, type Command, type FromServer, type Hello, type Told } from "../protocol";
import { ServerTime } from "./time";

export type Status =
  | { kind: "connecting" }
  | { kind: "open" }
  /** Lost; the socket is trying again. `because` names the message that says why. */
  | { kind: "lost"; because: "network" | "restart" }
  /** Closed for good; `because` is the server's code. */
  | { kind: "closed"; because: string };

/** The part of `WebSocket` that is used. */
export interface Wire {
  readyState: number;
  send: (text: string) => void;
  close: (code?: number) => void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

/** Who connects: the table, with a seat's token or the watch secret. */
export type Greeting = Pick<Hello, "table" | "token" | "watch">;

export interface SocketOptions {
  open: () => Wire;
  greeting: Greeting;
  receive: (frame: FromServer) => void;
  status: (status: Status) => void;
  /** Between 0 and 1: spreads the reconnections of many pages after a restart. */
  random?: () => number;
}

const OPEN = 1;
/** Milliseconds of silence after which the socket pings the server. */
export const PING_AFTER = 5_000;
/** Milliseconds of silence after which the socket gives up the connection. */
export const DEAD_AFTER = 10_000;
/** Milliseconds between measurements of the network delay while a clock acts. */
export const MEASURE_AFTER = 5_000;
/** How often a measurement is repeated in a row. */
const MEASURES = 3;
const FIRST_RETRY = 400;
const LAST_RETRY = 15_000;
const RESTART_SPREAD = 3_000;
const CHECK_EVERY = 1_000;
const RESTART = 1012;
/** Close codes after which the page does not reconnect by itself. */
const FINAL: Record<number, string> = { 4003: "unknown-seat", 4009: "update-needed" };
/** Codes of `bye` after which the page reconnects. */
const PASSING = new Set(["restart", "resting", "flood", "slow"]);

export class Socket {
  seen = -1;
  readonly time = new ServerTime();
  readonly #options: SocketOptions;
  #wire: Wire | null = null;
  #welcomed = false;
  #unanswered: Command[] = [];
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #checks: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #checked = 0;
  #pinged: number | null = null;
  /** When the server was asked for its time; `null` once it has answered. */
  #asked: number | null = null;
  #measured = 0;
  #measures = 0;
  #timed = false;
  #bye: string | null = null;
  #ended = false;

  constructor(options: SocketOptions) {
    this.#options = options;
  }

  start(): void {
    this.#checks = setInterval(() => this.#check(), CHECK_EVERY);
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  /** Closes the socket for good, without reporting a status. */
  stop(): void {
    this.#ended = true;
    clearInterval(this.#checks);
    clearTimeout(this.#retry);
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#drop();
  }

  /** Sends a command now or once connected, and again after each reconnection until it is answered. */
  send(command: Command): void {
    this.#unanswered.push(command);
    if (this.#welcomed) this.#write(command);
  }

  /** Tells the server how far the story has been told; it answers nothing. */
  report(told: Told): void {
    if (this.#wire?.readyState === OPEN) this.#wire.send(JSON.stringify(told));
  }

  get unanswered(): readonly Command[] {
    return this.#unanswered;
  }

  /** Reconnects at once, for a reader who does not want to wait. */
  retryNow = (): void => {
    if (this.#ended || this.#wire) return;
    clearTimeout(this.#retry);
    this.#connect();
  };

  // --- Opening ----------------------------------------------------------------

  #connect(): void {
    this.#bye = null;
    this.#pinged = this.#asked = null;
    this.#timed = false;
    this.#heard = performance.now();
    if (this.#tries === 0) this.#options.status({ kind: "connecting" });
    const wire = this.#options.open();
    this.#wire = wire;
    wire.onopen = () => {
      this.#heard = performance.now();
      const hello: Hello = { kind: "hello", protocol: PROTOCOL, seen: this.seen, ...this.#options.greeting };
      wire.send(JSON.stringify(hello));
      this.#ask();
    };
    wire.onmessage = (event) => this.#read(JSON.parse(String(event.data)) as FromServer);
    wire.onclose = (event) => this.#lose(event.code);
  }

  #read(frame: FromServer): void {
    this.#heard = performance.now();
    this.#pinged = null;
    if (frame.kind === "pong") return this.#receivePong(frame.now);
    if (frame.kind === "clock" || (frame.kind === "welcome" && frame.clock)) this.#measure();
    if (frame.kind === "bye") this.#bye = frame.code;
    if (frame.kind === "welcome") {
      this.seen = frame.seq;
      this.time.forget(); // the answer to the ping sent with the greeting follows
    }
    if (frame.kind === "ok" || frame.kind === "no") {
      const { id } = frame;
      this.#unanswered = this.#unanswered.filter((command) => command.id !== id);
    }
    if (frame.kind === "events") {
      const [first, last] = [frame.events[0]?.seq, frame.events.at(-1)?.seq];
      if (first === undefined || last === undefined || last <= this.seen) return;
      if (first > this.seen + 1) {
        this.#reconnect(); // an event is missing: ask for all since the last one seen
        return;
      }
      frame = { ...frame, events: frame.events.filter((event) => event.seq > this.seen) };
      this.seen = last;
    }
    // A question about a step that has not arrived: an event is missing.
    if (frame.kind === "due" && frame.at > this.seen) {
      this.#reconnect();
      return;
    }
    this.#options.receive(frame);
    if (frame.kind === "welcome") this.#resume();
  }

  #resume(): void {
    this.#welcomed = true;
    this.#tries = 0;
    this.#options.status({ kind: "open" });
    for (const command of this.#unanswered) this.#write(command);
  }

  #write(command: Command): void {
    if (this.#wire?.readyState === OPEN) this.#wire.send(JSON.stringify(command));
  }

  // --- Losing the connection, and reconnecting --------------------------------

  #lose(code: number): void {
    this.#forget();
    if (this.#ended) return;
    const because = FINAL[code] ?? (this.#bye !== null && !PASSING.has(this.#bye) ? this.#bye : null);
    if (because !== null) {
      this.stop();
      this.#options.status({ kind: "closed", because });
      return;
    }
    const restart = code === RESTART || this.#bye === "restart";
    this.#options.status({ kind: "lost", because: restart ? "restart" : "network" });
    const random = this.#options.random ?? Math.random;
    const longest = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** this.#tries);
    const wait = longest * (0.5 + random() / 2) + (restart ? random() * RESTART_SPREAD : 0);
    this.#tries += 1;
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  /** Opens a new wire now. */
  #reconnect(): void {
    this.#drop();
    clearTimeout(this.#retry);
    this.#connect();
  }

  /** Drops a wire, and ignores anything it still sends. */
  #drop(): void {
    const wire = this.#wire;
    this.#forget();
    wire?.close();
  }

  #forget(): void {
    if (this.#wire) this.#wire.onopen = this.#wire.onmessage = this.#wire.onclose = null;
    this.#wire = null;
    this.#welcomed = false;
  }

  /** Reconnects or pings at once: the page is visible again or the network is back. */
  #wake = (): void => {
    if (this.#ended || document.visibilityState === "hidden") return;
    if (!this.#wire) {
      this.#tries = 0;
      this.retryNow();
    } else this.#ping();
  };

  /** Gives up after too long a silence, which counts only while the page was awake. */
  #check(): void {
    const now = performance.now();
    const slept = now - this.#checked > 3 * CHECK_EVERY;
    this.#checked = now;
    if (!this.#wire || document.visibilityState === "hidden") return;
    if (slept) this.#heard = Math.max(this.#heard, now - PING_AFTER);
    if (this.#pinged !== null && slept) this.#pinged = now;
    if (this.#pinged !== null && now - this.#pinged > DEAD_AFTER - PING_AFTER) {
      this.#drop();
      this.#lose(0);
    } else if (this.#timed && now - this.#measured >= MEASURE_AFTER) this.#measure();
    else if (this.#pinged === null && now - this.#heard >= PING_AFTER) {
      if (this.#wire.readyState === OPEN) this.#ping();
      else if (now - this.#heard > DEAD_AFTER) {
        this.#drop();
        this.#lose(0);
      }
    }
  }

  #ping(): void {
    if (this.#pinged !== null || this.#wire?.readyState !== OPEN) return;
    this.#pinged = performance.now();
    this.#ask();
  }

  // --- The time ---------------------------------------------------------------

  /** Asks for the server's time, one question at a time: an answer does not name its question. */
  #ask(echo?: number): void {
    if (this.#asked !== null || this.#wire?.readyState !== OPEN) return;
    this.#asked = performance.now();
    this.#wire.send(JSON.stringify({ kind: "ping", echo }));
  }

  /** Measures the network delay, which matters while a clock acts. */
  #measure(): void {
    const now = performance.now();
    if (this.#timed && now - this.#measured < MEASURE_AFTER) return;
    this.#timed = true;
    this.#measured = now;
    this.#measures = MEASURES;
    this.#ping();
  }

  /** Both sides measure: this page times its ping, and the server the ping that echoes its pong. */
  #receivePong(now: number): void {
    if (this.#asked !== null) this.time.measure(this.#asked, now);
    this.#asked = null;
    if (this.#measures === 0) return;
    this.#measures -= 1;
    this.#ask(now);
  }
}
