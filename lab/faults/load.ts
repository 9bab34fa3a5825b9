import { connect, type Socket } from "node:net";
import { functionPath } from "../../contract/appointment-request.ts";

export type Load = {
  /** Message-IDs' left side, of every request that was answered 200. */
  acknowledged: Set<string>;
  /** Answers by status; a connection that broke before its answer counts as 0. */
  statuses: Map<number, number>;
  /** Milliseconds from request to 200. */
  latencies: number[];
  slowestMs: () => number;
  /** No further requests; resolves when the answers under way are in. */
  stop: () => Promise<void>;
  /** Resolves when `total` requests have been acknowledged. */
  finished: Promise<void>;
};

export type LoadOptions = {
  ports: number[];
  connections: number;
  /** Acknowledged requests, over all connections; endless where it is left out. */
  total?: number;
  pauseMs?: number;
};

/** Sends distinct requests over kept connections, each again under its key until it is answered 200. Raw sockets, so that the server is what is busy. */
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

// Over all loads of this process: no two requests are the same one.
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

/** What every request of a load says, so that it can be looked for on the disk. */
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

/** One HTTP connection that is asked one thing at a time. */
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
    // A proxy ends a connection after so many requests, and says so before.
    if (/\r\nconnection: close\r\n/i.test(head)) this.#isBroken = true;
    this.#answer({ status, body });
  }

  #answer(answer: Answer): void {
    this.#answered?.(answer);
    this.#answered = undefined;
  }
}
