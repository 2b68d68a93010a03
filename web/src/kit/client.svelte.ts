/**
 * The client of one table. Its state comes from the server's frames alone.
 *
 * It predicts nothing. It remembers a command until the server has answered, and does not issue it twice.
 */
import type {
  Act,
  Command,
  Due,
  Event,
  FromServer,
  Moved,
  Phrase,
  Press,
  Standing as StandingFrame,
  TableInfo,
  Welcome,
} from "../protocol";
import { makeId } from "./ids";
import { Countdown } from "./countdown.svelte";
import { Socket, type Greeting, type Status, type Wire } from "./socket";
import { follow, Playhead } from "./playhead.svelte";
import { type Changes, partsOf } from "./story";
import type { Question, Standing } from "./table";

export interface Refusal {
  code: string;
  values: Record<string, string | number>;
}

export interface Remark {
  seat: number;
  phrase: Phrase;
}

/** Callbacks for what happens at a table. */
export interface Listener {
  onTalk: (remark: Remark) => void;
}

/** Milliseconds for which a remark or a refusal is shown. */
const REMARK_FOR = 5000;
const REFUSAL_FOR = 10_000;
type WithoutId<C> = C extends Command ? Omit<C, "id"> : never;

export class TableClient {
  status = $state.raw<Status>({ kind: "connecting" });
  info = $state.raw<TableInfo | null>(null);
  seat = $state.raw<number | null>(null);
  setup = $state.raw<unknown>(null);
  /** The view and the story, as far as they have been told. */
  readonly playhead = new Playhead();
  due = $state.raw<Question | null>(null);
  standing = $state.raw<Standing | null>(null);
  /** The number of the last step seen before an absence; `null` if nothing was missed. */
  leftAt = $state.raw<number | null>(null);
  /** The number of the last step missed in that absence. */
  backAt = $state.raw(-1);
  /** When a bot decides for absent players, on the clock of `performance.now()`. */
  deadline = $state.raw<number | null>(null);
  /** The number of the last step that has arrived. */
  seq = $state.raw(-1);
  /** The countdown, while the clock acts. */
  countdown = $state.raw<Countdown | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  remarks = $state.raw<readonly Remark[]>([]);
  /** The table of a rematch. `led`: it was opened while this page was here, and the page goes there by itself. */
  moved = $state.raw<(Moved & { led: boolean }) | null>(null);
  /** Commands that the server has not answered yet. */
  #sent = $state.raw<readonly Command[]>([]);
  #before: number | null;
  readonly #settle = new WeakMap<Command, (taken: boolean) => void>();
  readonly #socket: Socket;
  readonly #listener: Listener;

  /** `seen`: the number of the last step that this reader saw on an earlier visit. */
  constructor(open: () => Wire, greeting: Greeting, listener: Listener, seen: number | null = null) {
    this.#listener = listener;
    this.playhead.onTold = (seq) => this.#report(seq);
    this.#before = seen;
    this.#socket = new Socket({
      open,
      greeting,
      receive: (frame) => this.#receive(frame),
      status: (status) => {
        this.status = status;
      },
    });
  }

  start = () => this.#socket.start();
  stop = () => {
    this.#tick(null);
    this.#socket.stop();
  };
  retryNow = () => this.#socket.retryNow();

  /** The word of the answer or press under way. */
  get pending(): string | null {
    return (
      this.#sent.find((command): command is Act | Press => command.kind === "act" || command.kind === "press")?.word ??
      null
    );
  }

  isUnderWay(kind: Command["kind"]): boolean {
    return this.#sent.some((command) => command.kind === kind);
  }

  /** Answers the open question, unless an answer is under way. */
  play(word: string): void {
    if (!this.due || this.pending !== null || !this.due.legal.includes(word)) return;
    void this.give({ kind: "act", at: this.due.at, word });
  }

  /** Presses for the position on the screen, unless a press is under way. */
  press = (): void => {
    const { countdown } = this;
    const [at, word] = [countdown?.at ?? null, countdown?.word(this.seat) ?? null];
    if (!countdown || at === null || word === null || this.pending !== null) return;
    void this.give({ kind: "press", run: countdown.clock.at, at, word });
  };

  /** Sends a command; resolves to whether the server accepted it. */
  give(command: WithoutId<Command>): Promise<boolean> {
    if (command.kind === "say" ? this.status.kind !== "open" : this.isUnderWay(command.kind))
      return Promise.resolve(false);
    const identified = { ...command, id: makeId() } as Command;
    this.#sent = [...this.#sent, identified];
    this.refusal = null;
    return new Promise((resolve) => {
      this.#settle.set(identified, resolve);
      this.#socket.send(identified);
    });
  }

  // --- Frames from the server ---------------------------------------------------

  #receive(frame: FromServer): void {
    switch (frame.kind) {
      case "welcome":
        return this.#welcome(frame);
      case "news":
        this.#learn(frame.info);
        return;
      case "waiting":
        if (this.info) this.info = { ...this.info, waiting: frame.waiting, chosen: frame.chosen };
        return;
      case "events":
        this.due = null;
        this.#advance(frame.events);
        return this.playhead.tell({ parts: partsOf(frame.events), rest: frame.rest as Changes });
      case "due":
        this.due = question(frame);
        return;
      case "answered":
        if (this.due?.at === frame.at)
          this.due = { ...this.due, chosen: frame.chosen ?? null, stands: frame.stands ?? false };
        return;
      case "standing":
        this.standing = standing(frame);
        return;
      case "ok":
      case "no":
        return this.#finish(frame);
      case "clock":
        return this.#tick(new Countdown(frame, this.#socket.time));
      case "stopped":
        this.countdown?.stop(frame.at);
        return;
      case "said":
        return this.#hear(frame);
      case "moved":
        this.moved = { ...frame, led: true };
        return;
      default:
        return;
    }
  }

  #welcome(frame: Welcome): void {
    const again = this.info !== null;
    this.#catchUp(frame, again ? this.seq : this.#before, again && frame.complete);
    if (frame.moved && this.moved === null) this.moved = { ...frame.moved, led: again };
    this.#learn(frame.info);
    this.seat = frame.seat;
    this.setup = frame.setup;
    this.due = frame.due ? question(frame.due) : null;
    this.seq = frame.seq;
    this.#tick(frame.clock ? new Countdown(frame.clock, this.#socket.time, frame.stopped ?? null) : null);
    this.standing = standing(frame.standing, true);
  }

  /** Tells what the reader has missed since step `before`. `goesOn`: the story goes on where this page left it. */
  #catchUp(frame: Welcome, before: number | null, goesOn: boolean): void {
    const [parts, rest] = [partsOf(frame.events), frame.rest as Changes];
    const known = goesOn ? [] : parts.filter((part) => before === null || part.seq <= before);
    const missed = parts.slice(known.length);
    if (!goesOn) this.playhead.begin(follow(frame.view as object, ...known.map(({ changes }) => changes)), known);
    if (missed.length > 0) [this.leftAt, this.backAt] = [before, frame.seq];
    this.playhead.tell({ parts: missed, rest }, true);
    if (!this.playhead.telling) this.#report(frame.seq);
  }

  /** Reports what has been told. While a countdown is on, the table does not wait for that. */
  #report(seq: number): void {
    if (!this.countdown) this.#socket.report({ kind: "told", seq });
  }

  #tick(countdown: Countdown | null): void {
    this.countdown?.end();
    this.countdown = countdown;
  }

  /** The countdown knows the clock's own steps in advance; any other step ends it. */
  #advance(events: readonly Event[]): void {
    this.seq = events.at(-1)?.seq ?? this.seq;
    const clock = this.countdown?.clock;
    if (clock && (this.seq > clock.at + clock.falls || events.some(({ actor }) => actor !== "clock"))) this.#tick(null);
  }

  #learn(info: TableInfo): void {
    this.info = info;
    this.deadline = info.until == null ? null : performance.now() + info.until * 1000;
  }

  #finish(frame: Extract<FromServer, { kind: "ok" | "no" }>): void {
    const command = this.#sent.find((sent) => sent.id === frame.id);
    this.#sent = this.#sent.filter((sent) => sent !== command);
    if (command) this.#settle.get(command)?.(frame.kind === "ok");
    if (frame.kind === "no") this.#refuse({ code: frame.code, values: frame.arguments });
    // The step is stored, which closes its question; the next question will follow.
    else if (command?.kind === "act" && frame.seq != null && this.due?.at === command.at) this.due = null;
  }

  /** Shows a refusal for a while, or until the next command. */
  #refuse(refusal: Refusal): void {
    this.refusal = refusal;
    setTimeout(() => (this.refusal = this.refusal === refusal ? null : this.refusal), REFUSAL_FOR);
  }

  #hear({ seat, phrase }: Remark): void {
    const remark = { seat, phrase };
    this.remarks = [...this.remarks.filter((other) => other.seat !== seat), remark];
    setTimeout(() => (this.remarks = this.remarks.filter((other) => other !== remark)), REMARK_FOR);
    this.#listener.onTalk(remark);
  }
}

function question(due: Omit<Due, "kind">): Question {
  return { at: due.at, legal: due.legal, hints: due.hints, chosen: due.chosen ?? null, stands: due.stands ?? false };
}

function standing(frame: Omit<StandingFrame, "kind"> | null | undefined, back = false): Standing | null {
  const gone = frame?.gone ?? false;
  return frame?.order == null ? null : { order: frame.order, gone, missed: gone && back };
}
