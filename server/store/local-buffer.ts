import type { Logger } from "pino";
import { StoreUnavailable } from "./database.ts";
import type { Outbox } from "./outbox.ts";
import type { RecordedMessage } from "./recorded-message.ts";
import { withTimeout } from "./with-timeout.ts";

const MOVE_EVERY_MS = 1000;
const ROWS_A_MOVE = 100;
// Together with half a second for the rate limit, the longest that a visitor waits for a database.
const ANSWER_WITHIN_MS = 1000;
/** By then a restarted database or its standby is available again. */
const DELIVER_AFTER_MS = 60_000;
// More than arrive between an outage and a visitor's retry.
const REMEMBERED_IDS = 10_000;

/**
 * Records in the shared database or, during its outage, in a file of this node, whose rows move
 * to it afterwards. One of the two delivers a request, never both: what the database may have
 * is `offered` in the file and waits; the file delivers the rest after a minute.
 */
export class LocalBuffer {
  readonly local: Outbox;
  readonly #shared: Outbox;
  readonly #log: Logger;
  readonly #timer: NodeJS.Timeout;
  /** Ids that the database may have, the newest last. */
  readonly #offered = new Set<string>();
  /** Ids that the file may have: a repetition goes to the file, whether the database is back or not. */
  readonly #inFile: Set<string>;
  #awaySince: number | undefined;
  #isMoving = false;

  private constructor(shared: Outbox, local: Outbox, log: Logger, inFile: string[]) {
    this.local = local;
    this.#shared = shared;
    this.#log = log;
    this.#inFile = new Set(inFile);
    this.#timer = setInterval(() => void this.move(), MOVE_EVERY_MS);
  }

  static async open(shared: Outbox, local: Outbox, log: Logger): Promise<LocalBuffer> {
    // A full disk does not prevent the start; the next move finds the rows.
    return new LocalBuffer(shared, local, log, await local.ids().catch(() => []));
  }

  get isSharedAway(): boolean {
    return this.#awaySince !== undefined;
  }

  /** Whether the file delivers what the database does not have. */
  get isAwayForLong(): boolean {
    const since = this.#awaySince;
    return since !== undefined && performance.now() - since >= DELIVER_AFTER_MS;
  }

  /** Requests do not wait for the database until the next check finds it. */
  noteAway(): void {
    this.#awaySince ??= performance.now();
  }

  async record(id: string, message: RecordedMessage): Promise<void> {
    if (!this.isSharedAway && !this.#inFile.has(id)) {
      this.#rememberOffered(id);
      try {
        return await withTimeout(ANSWER_WITHIN_MS, this.#shared.record(id, message));
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        this.noteAway();
      }
    }
    this.#inFile.add(id);
    await this.local.record(id, message, this.#offered.has(id) ? "offered" : "queued");
  }

  /** A row is deleted from the file only after the database has committed it. */
  async move(): Promise<void> {
    if (this.#isMoving) return;
    this.#isMoving = true;
    try {
      await withTimeout(ANSWER_WITHIN_MS, this.#shared.checkWritable());
      this.#awaySince = undefined;
      await this.#moveRows();
    } catch (error) {
      // The store logs its own outages; the next round moves the rest.
      if (!(error instanceof StoreUnavailable))
        this.#log.error({ err: error }, "moving rows to the database failed");
      else if (error.store === "PostgreSQL") this.noteAway();
    } finally {
      this.#isMoving = false;
    }
  }

  async #moveRows(): Promise<void> {
    for (;;) {
      const rows = await this.local.offer(ROWS_A_MOVE);
      if (rows.length === 0) return this.local.idle();
      const ids = rows.map(({ id }) => id);
      for (const id of ids) this.#rememberOffered(id);
      await this.#shared.takeOver(rows);
      await this.local.delete(ids);
      for (const id of ids) this.#inFile.delete(id);
      this.#log.info({ rows: rows.length }, "moved to the database");
    }
  }

  #rememberOffered(id: string): void {
    this.#offered.delete(id);
    this.#offered.add(id);
    const [oldest] = this.#offered;
    if (this.#offered.size > REMEMBERED_IDS && oldest) this.#offered.delete(oldest);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.local.close();
  }
}
