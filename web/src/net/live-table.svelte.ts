// One table's socket as a store: it connects, comes back by itself, and loses and repeats nothing.
import type {
  Bye,
  ClosedReply,
  Coached,
  Done,
  Hinted,
  Presence,
  Previewed,
  Queued,
  Reason,
  Refused,
  TableMessage,
  ToClient,
  ToServer,
  Update,
} from "../protocol";
import { VERSION } from "../protocol";
import type { Queue } from "../words/queue";
import { dueWords } from "./dice-words";

type Without<T> = T extends { id: string } ? Omit<T, "id"> : never;
export type ClientRequest = Without<ToServer>;
export type Answer = Done | Refused | Previewed | ClosedReply | Hinted | Coached;
export type News = Update["news"][number];
export type State = "connecting" | "open" | "reconnecting" | "closed";

const SLOW = 700; // milliseconds until waiting is shown
const LONGEST = 10_000; // between two attempts
const LIMIT = 15_000; // milliseconds after which an answer is no longer waited for,
const LIMIT_OF_HINTS = 60_000; // and for one that others may be before

const NO_ANSWER: Reason = { code: "no_answer" };

interface Pending {
  message: string;
  answer: (answer: Answer) => void;
  type: ClientRequest["type"];
  wait: () => void; // for an answer, as long again
}

let counter = 0;
const newId = () => `${Date.now().toString(36)}-${(counter++).toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

export class LiveTable {
  state = $state<State>("connecting");
  gone = $state.raw<Reason>(); // why the socket will not come back
  slow = $state(false);
  table = $state.raw<TableMessage>();
  update = $state.raw<Update>();
  presence = $state.raw<Presence>();
  news = $state.raw<News[]>([]);
  from = $state(0); // entries up to here were not told
  heard = $state(0); // when the last update came, by this machine's own watch
  queues = $state.raw<Partial<Record<ClientRequest["type"], Queue>>>({}); // of what is asked for and waits for its turn
  /** Called with what is new, after it is in the store. */
  onnews: (news: News[]) => void = () => undefined;

  #socket: WebSocket | undefined;
  #known = 0;
  #tries = 0;
  #pending = new Map<string, Pending>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #added = new Set<string>(); // what is on its way to the dice
  #told = 0; // when the server said anything last
  #lag = 0; // milliseconds that the last command took: the server gives a little of it back

  constructor(
    readonly link: string,
    readonly address = `${location.origin.replace(/^http/, "ws")}/api/tables/${link}/socket`,
    readonly seat?: number,
  ) {
    this.#connect();
  }

  /**
   * Ask for something; the promise holds whatever happens to the connection in between, since the same id again is the same
   * request. It always ends: without an answer in time as refused.
   */
  ask(request: ClientRequest): Promise<Answer> {
    const id = newId();
    const begun = performance.now();
    const message = JSON.stringify({ ...request, ...(request.type === "play" ? { lag: this.#lag } : {}), id });
    const timer = setTimeout(() => (this.slow = true), SLOW);
    return new Promise<Answer>((resolve) => {
      let limit: ReturnType<typeof setTimeout> | undefined;
      const wait = () => {
        clearTimeout(limit);
        limit = setTimeout(
          () => {
            answer({ type: "refused", error: "lost", reason: NO_ANSWER, id });
            if (this.state === "open" && this.#told <= begun) this.#connect(); // the line is dead without saying so
          },
          request.type === "hint" ? LIMIT_OF_HINTS : LIMIT,
        );
      };
      wait();
      const answer = (said: Answer) => {
        clearTimeout(timer);
        clearTimeout(limit);
        this.#pending.delete(id);
        this.#queue(request.type);
        if (said.type === "done") this.#lag = Math.min(60_000, Math.round(performance.now() - begun));
        if (!this.#pending.size) this.slow = false;
        resolve(said);
      };
      this.#pending.set(id, { message, answer, type: request.type, wait });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(message);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
    for (const [id, { answer }] of this.#pending) answer({ type: "refused", error: "lost", reason: NO_ANSWER, id });
  }

  #connect(): void {
    const viewer = this.seat === undefined ? "" : `&seat=${this.seat}`;
    const before = this.#socket;
    if (before) this.state = "reconnecting";
    const socket = new WebSocket(`${this.address}?since=${this.#known}${viewer}`, `souk.${VERSION}`);
    this.#socket = socket;
    before?.close();
    let back: number | null = 0;
    socket.onopen = () => {
      this.state = "open";
      this.#tries = 0;
      for (const { message } of this.#pending.values()) socket.send(message);
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      this.#told = performance.now();
      for (const line of data.split("\n")) {
        const message = JSON.parse(line) as ToClient;
        if (message.type === "bye") back = this.#bye(message);
        else this.#take(message);
      }
    };
    socket.onclose = (event) => {
      if (this.#closed || socket !== this.#socket) return;
      if (event.code === 4404 || event.code === 1008)
        this.gone ??= { code: event.code === 4404 ? "no_such_table" : "no_spectators" };
      if (back === null || this.gone) {
        this.state = "closed";
        return;
      }
      this.state = "reconnecting";
      const wait = Math.max(back * 1000, Math.min(LONGEST, 250 * 2 ** this.#tries++));
      this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
    };
  }

  /** Add what is due to the dice; what is on its way already is not sent twice. */
  #addWords(table: TableMessage): void {
    const due = dueWords(table);
    const fresh = due.filter(({ type, seat }) => !this.#added.has(`${type} ${seat}`));
    this.#added = new Set(due.map(({ type, seat }) => `${type} ${seat}`));
    for (const wish of fresh) void this.ask(wish);
  }

  #bye(message: Bye): number | null {
    if (message.back === null || message.back === undefined) this.gone = message.reason;
    return message.back ?? null;
  }

  #take(message: Exclude<ToClient, Bye>): void {
    if (message.type === "table") {
      this.table = message;
      this.#addWords(message);
    } else if (message.type === "presence") this.presence = message;
    else if (message.type === "update") {
      if (!this.update) this.from = message.since;
      this.heard = performance.now();
      const fresh = message.news.filter((entry) => (entry.n ?? 0) > this.#known);
      this.#known = message.n;
      this.update = message;
      if (fresh.length) {
        this.news = [...this.news, ...fresh];
        this.onnews(fresh);
      }
    } else if (message.type === "queued") this.#wait(message);
    else this.#pending.get(message.id ?? "")?.answer(message);
  }

  #wait({ of, ahead, seconds }: Queued): void {
    const asked = this.#pending.get(of);
    if (!asked) return;
    asked.wait();
    this.#queue(asked.type, ahead === null || ahead === undefined ? undefined : { ahead, seconds });
  }

  #queue(type: ClientRequest["type"], queue?: Queue): void {
    if (queue ?? this.queues[type]) this.queues = { ...this.queues, [type]: queue };
  }
}
