import type { Database, Row, Statement } from "./stores/database.ts";

/** Runs statements that arrive together in one transaction, so that many requests share one fsync. */
export class GroupCommit {
  readonly #database: Database;
  #waiting: Waiting[] = [];
  #isRunning = false;

  constructor(database: Database) {
    this.#database = database;
  }

  /** @throws StoreUnavailable when the transaction that carried the statement may have failed. */
  run<Result extends Row>(sql: string, ...values: Statement["values"]): Promise<Result[]> {
    const { promise, resolve, reject } = Promise.withResolvers<Row[]>();
    this.#waiting.push({ statement: { sql, values }, resolve, reject });
    if (!this.#isRunning) void this.#runAll();
    return promise as Promise<Result[]>;
  }

  async #runAll(): Promise<void> {
    this.#isRunning = true;
    // A turn of the event loop lets the requests that arrived with the first one join it.
    await new Promise((resolve) => setTimeout(resolve));
    while (this.#waiting.length > 0) {
      const group = this.#waiting.splice(0, MAX_GROUP);
      try {
        const results = await this.#database.batch(group.map(({ statement }) => statement));
        for (const [index, { resolve }] of group.entries()) resolve(results[index] ?? []);
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    this.#isRunning = false;
  }
}

type Waiting = {
  statement: Statement;
  resolve: (rows: Row[]) => void;
  reject: (error: unknown) => void;
};

// Keeps one transaction short enough for a second node to get its turn.
const MAX_GROUP = 100;
