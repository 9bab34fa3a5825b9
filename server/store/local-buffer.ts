import type { Logger } from "pino";
import { StoreUnavailable } from "./database.ts";
import type { Outbox } from "./outbox.ts";
import type { RecordedMessage } from "./recorded-message.ts";

/** Records in the shared database or, while that is away, in a file of this node. All rows of the file move over. */
export class LocalBuffer {
  readonly #shared: Outbox;
  readonly #local: Outbox;
  readonly #log: Logger;
  readonly #timer: NodeJS.Timeout;
  isSharedAway = false;
  #isMoving = false;

  constructor(shared: Outbox, local: Outbox, log: Logger) {
    this.#shared = shared;
    this.#local = local;
    this.#log = log;
    this.#timer = setInterval(() => void this.move(), MOVE_EVERY_MS);
  }

  async record(id: string, message: RecordedMessage): Promise<void> {
    // While it is away no visitor waits for the connection to time out.
    if (!this.isSharedAway) {
      try {
        return await this.#shared.record(id, message);
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        this.isSharedAway = true;
      }
    }
    await this.#local.record(id, message);
  }

  /** A row is deleted from the file only after the database has committed it. */
  async move(): Promise<void> {
    if (this.#isMoving) return;
    this.#isMoving = true;
    try {
      if (this.isSharedAway) await this.#shared.now();
      this.isSharedAway = false;
      await this.#moveRows();
    } catch (error) {
      // The store logs its own outages; the next round moves the rest.
      if (!(error instanceof StoreUnavailable)) this.#log.error({ err: error }, "a move broke off");
    } finally {
      this.#isMoving = false;
    }
  }

  async #moveRows(): Promise<void> {
    for (;;) {
      const rows = await this.#local.readMovable(ROWS_A_MOVE);
      if (rows.length === 0) return this.#local.idle();
      await this.#shared.takeOver(rows);
      await this.#local.delete(rows.map(({ id }) => id));
      this.#log.info({ rows: rows.length }, "moved to the database");
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#local.close();
  }
}

const MOVE_EVERY_MS = 1000;
const ROWS_A_MOVE = 100;
