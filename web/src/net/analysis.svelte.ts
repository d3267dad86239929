// The socket of the analysis board: asks, and hands on what is pushed. When it breaks it comes back, and the study with it.
import type {
  AnalysisToClient,
  AnalysisToServer,
  ClosedReply,
  Previewed,
  Reason,
  Refused,
  StudyDone,
  StudyWritten,
} from "../protocol";
import { VERSION } from "../protocol";
import type { State } from "./live-table.svelte";

type Without<T> = T extends { id: string } ? Omit<T, "id"> : never;
export type AnalysisRequest = Without<AnalysisToServer>;
export type AnalysisAnswer = StudyDone | Refused | Previewed | ClosedReply | StudyWritten;
export type AnalysisPush = Extract<AnalysisToClient, { type: "study" | "tree" | "moment" | "analysis" | "queued" }>;

const LONGEST = 10_000; // milliseconds between two attempts
const LOST: Reason = { code: "no_answer" };

export class AnalysisSocket {
  state = $state<State>("connecting");
  gone = $state.raw<Reason>(); // why it will not come back
  /** Called with what the server tells without being asked. */
  onpush: (message: AnalysisPush) => void = () => undefined;
  /** Called with what was refused without being asked for. */
  onrefused: (reason: Reason) => void = () => undefined;
  /** Called when a new connection stands: it knows nothing of the study. */
  onopen: () => void = () => undefined;

  #socket: WebSocket | undefined;
  #pending = new Map<string, { message: string; answer: (answer: AnalysisAnswer) => void }>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #counter = 0;
  #closed = false;

  constructor(readonly address = `${location.origin.replace(/^http/, "ws")}/api/analysis`) {
    this.#connect();
  }

  /** Ask for something. It always ends: refused where the connection breaks. */
  ask(request: AnalysisRequest): Promise<AnalysisAnswer> {
    const id = String(++this.#counter);
    return new Promise((resolve) => {
      const isOpen = this.#socket?.readyState === WebSocket.OPEN;
      if (!isOpen && this.state !== "connecting") {
        resolve({ type: "refused", error: "lost", reason: LOST, id });
        return;
      }
      const message = JSON.stringify({ ...request, id });
      this.#pending.set(id, { message, answer: resolve });
      if (isOpen) this.#socket?.send(message);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#fail();
  }

  #connect(): void {
    const socket = new WebSocket(this.address, `souk.${VERSION}`);
    this.#socket = socket;
    let back: number | null = 0;
    socket.onopen = () => {
      this.state = "open";
      this.#tries = 0;
      for (const { message } of this.#pending.values()) socket.send(message);
      this.onopen();
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      for (const line of data.split("\n")) {
        const message = JSON.parse(line) as AnalysisToClient;
        if (message.type === "bye") {
          back = message.back ?? null;
          if (back === null) this.gone = message.reason;
        } else this.#take(message);
      }
    };
    socket.onclose = () => {
      this.#fail();
      if (this.#closed) return;
      this.state = back === null ? "closed" : "reconnecting";
      if (back === null) return;
      const wait = Math.max(back * 1000, Math.min(LONGEST, 250 * 2 ** this.#tries++));
      this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
    };
  }

  #take(message: Exclude<AnalysisToClient, { type: "bye" }>): void {
    switch (message.type) {
      case "study":
      case "tree":
      case "moment":
      case "analysis":
      case "queued":
        this.onpush(message);
        break;
      default: {
        const asked = this.#pending.get(message.id ?? "");
        this.#pending.delete(message.id ?? "");
        if (asked) asked.answer(message);
        else if (message.type === "refused") this.onrefused(message.reason);
      }
    }
  }

  /** What was asked will not be answered any more. */
  #fail(): void {
    const waiting = [...this.#pending];
    this.#pending.clear();
    for (const [id, { answer }] of waiting) answer({ type: "refused", error: "lost", reason: LOST, id });
  }
}
