import { connect, type Socket } from "node:net";
import { functionPath } from "../../contract/appointment-request.ts";

export type Load = {
  /** The ids of all requests that were answered 200. */
  acknowledged: Set<string>;
  /** The number of responses by status. 0 is a connection that broke before its response. */
  statuses: Map<number, number>;
  /** From the request to its 200, in ms. */
  latencies: number[];
  slowestMs: () => number;
  /** Sends no further requests. Resolves after the responses in progress. */
  stop: () => Promise<void>;
  /** Resolves when `total` requests have been acknowledged. */
  finished: Promise<void>;
};

export type LoadOptions = {
  ports: number[];
  connections: number;
  /** The number of acknowledged requests over all connections. Unlimited if omitted. */
  total?: number;
  pauseMs?: number;
};

/** Sends distinct requests over keep-alive connections, and retries each with its key until it gets 200. Uses raw sockets, so that the client needs little processor time. */
export function startLoad(options: LoadOptions): Load {
  const load = { acknowledged: new Set<string>(), statuses: new Map(), latencies: [] as number[] };
  const state = { isStopped: false, begun: 0, total: options.total ?? Number.POSITIVE_INFINITY };
  const workers = Array.from({ length: options.connections }, (_, index) =>
    work(load, state, options.ports[index % options.ports.length] ?? 0, options.pauseMs ?? 0),
  );
  const finished = Promise.all(workers).then(() => undefined);
  return {
    ...load,
    slowestMs: () => Math.round(load.latencies.reduce((most, ms) => Math.max(most, ms), 0)),
    finished,
    stop: () => {
      state.isStopped = true;
      return finished;
    },
  };
}

// Counts over all loads of this process, so that every request is distinct.
let nextNumber = 1;

type Counts = Pick<Load, "acknowledged" | "statuses" | "latencies">;
type State = { isStopped: boolean; begun: number; total: number };

async function work(counts: Counts, state: State, port: number, pauseMs: number): Promise<void> {
  let connection: Connection | undefined;
  while (!state.isStopped && state.begun < state.total) {
    state.begun++;
    const request = requestText(nextNumber++);
    for (let isRecorded = false; !isRecorded && !state.isStopped; ) {
      connection ??= new Connection(port);
      const startedAt = performance.now();
      const answer = await connection.ask(request);
      counts.statuses.set(answer.status, (counts.statuses.get(answer.status) ?? 0) + 1);
      isRecorded = answer.status === 200;
      if (isRecorded) {
        counts.latencies.push(performance.now() - startedAt);
        counts.acknowledged.add(/"id":"([\w-]+)"/.exec(answer.body)?.[1] ?? "");
      }
      if (!isRecorded || !connection.isUsable) {
        connection.close();
        connection = undefined;
      }
      if (!isRecorded) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  connection?.close();
}

/** Part of every request, so that a test can search the disk for it. */
export const unmistakableWords = "Quokkas adore unmistakable Zyzzyva blossoms";
const run = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

export function requestText(number: number, words = unmistakableWords): string {
  const body = JSON.stringify({
    firstName: "Zoë",
    lastName: `Load ${number}`,
    email: `visitor${number}@example.com`,
    phone: "+1 403 555 0142",
    service: "consultation",
    message: `${words} ${run} ${number}`,
  });
  const head = [
    `POST ${functionPath} HTTP/1.1`,
    "host: localhost",
    "content-type: application/json",
    "apikey: public-anon-key",
    `idempotency-key: ${run}-${number}`,
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  return `${head.join("\r\n")}\r\n\r\n${body}`;
}

type Answer = { status: number; body: string };

/** An HTTP connection with one request at a time. */
export class Connection {
  readonly #socket: Socket;
  #received = "";
  #isBroken = false;
  #answered: ((answer: Answer) => void) | undefined;

  constructor(port: number) {
    this.#socket = connect(port, "127.0.0.1");
    this.#socket.setNoDelay(true);
    this.#socket.on("data", (chunk) => this.#read(chunk.toString("latin1")));
    this.#socket.on("error", () => {});
    this.#socket.on("close", () => {
      this.#isBroken = true;
      this.#answer({ status: 0, body: "" });
    });
  }

  ask(request: string): Promise<Answer> {
    return new Promise((resolve) => {
      this.#answered = resolve;
      if (this.#isBroken) this.#answer({ status: 0, body: "" });
      else this.#socket.write(request);
    });
  }

  get isUsable(): boolean {
    return !this.#isBroken;
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(text: string): void {
    this.#received += text;
    const headEnd = this.#received.indexOf("\r\n\r\n");
    if (headEnd === -1) return;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(this.#received)?.[1] ?? 0);
    if (this.#received.length < headEnd + 4 + length) return;
    const head = this.#received.slice(0, headEnd + 2);
    const status = Number(head.slice(9, 12));
    const body = this.#received.slice(headEnd + 4, headEnd + 4 + length);
    this.#received = "";
    // A proxy announces that it closes the connection after a number of requests.
    if (/\r\nconnection: close\r\n/i.test(head)) this.#isBroken = true;
    this.#answer({ status, body });
  }

  #answer(answer: Answer): void {
    this.#answered?.(answer);
    this.#answered = undefined;
  }
}
