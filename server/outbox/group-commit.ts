import type { Database, Row, Statement } from "./stores/database.ts";

/**
 * Runs statements that arrive together in one transaction, so that many requests
 * share one fsync. Statements are independent: each promise settles with the
 * transaction that carried it.
 */
export class GroupCommit {
  readonly #database: Database;
  #waiting: Waiting[] = [];
  #isRunning = false;

  constructor(database: Database) {
    this.#database = database;
  }

  /** @throws StoreUnavailable */
  run(sql: string, ...values: Statement["values"]): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ statement: { sql, values }, resolve, reject });
      if (!this.#isRunning) void this.#runAll();
    });
  }

  async #runAll(): Promise<void> {
    this.#isRunning = true;
    // A turn of the event loop lets the requests that arrived with the first one join it.
    await new Promise((resolve) => setTimeout(resolve));
    while (this.#waiting.length > 0) {
      const group = this.#waiting.splice(0, MAX_GROUP);
      try {
        const results = await this.#database.batch(group.map(({ statement }) => statement));
        group.forEach(({ resolve }, index) => {
          resolve(results[index] ?? []);
        });
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
