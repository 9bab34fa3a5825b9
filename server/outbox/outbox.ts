import { type Seal, UnreadablePayload } from "./encryption.ts";
import { GroupCommit } from "./group-commit.ts";
import * as sql from "./outbox-sql.ts";
import type { RecordedMessage } from "./recorded-message.ts";
import {
  type Claim,
  type ListedRow,
  listedRow,
  type MovedRow,
  type SealedRow,
  type State,
  type Summary,
} from "./rows.ts";
import type { Database } from "./stores/database.ts";

/** How long a lease holds without being renewed; see `delivery.ts` for when it may be taken over. */
export const LEASE_MS = 30_000;
const DEFERRED_AT_LEAST_MS = 60_000;
export const SENT_KEPT_MS = 24 * 3_600_000;
export const FAILED_KEPT_MS = 90 * 24 * 3_600_000;

/**
 * Messages on their way to the clinic, in a database, sealed.
 * `queued → active → sent`, `active → deferred → active`, `active → failed`; the
 * source of the states is docs/reliability.md. Every method throws `StoreUnavailable`
 * when its change may not have been committed; all may be called again.
 */
export class Outbox {
  readonly #database: Database;
  readonly #commits: GroupCommit;
  readonly #seal: Seal;
  /** Names this process in leases. */
  readonly #owner = crypto.randomUUID();

  constructor(database: Database, seal: Seal) {
    this.#database = database;
    this.#commits = new GroupCommit(database);
    this.#seal = seal;
  }

  /** Resolves once the message is durable. An id known already, sent or not, changes nothing. */
  async record(id: string, message: RecordedMessage): Promise<void> {
    const payload = await this.#seal.seal(id, JSON.stringify(message));
    await this.#commits.run(sql.recordSql, id, payload);
  }

  /** Takes over rows of another store, sealed anew with the first key. */
  async takeOver(rows: MovedRow[]): Promise<void> {
    await Promise.all(
      rows.map(async ({ id, payload, state, attempts, lastError, createdAt }) => {
        const sealed = payload && (await this.#sealAnew(id, payload));
        const stays = state === "sent" || state === "failed" ? state : "queued";
        const values = [id, sealed, stays, attempts, lastError, createdAt];
        await this.#commits.run(sql.takeOverSql, ...values);
      }),
    );
  }

  /** Without its key it stays as it is: the key may be put back. */
  async #sealAnew(id: string, payload: string): Promise<string> {
    try {
      return await this.#seal.seal(id, await this.#seal.open(id, payload));
    } catch (error) {
      if (error instanceof UnreadablePayload) return payload;
      throw error;
    }
  }

  /** Leases up to `limit` rows that are due; with `mayTakeOver` those whose lease ran out, too. */
  async claim(limit: number, mayTakeOver: boolean): Promise<Claim[]> {
    const claimSql = sql.claimSql(this.#database.claimLock);
    const takeOver = mayTakeOver ? 1 : 0;
    const rows = await this.#commits.run(claimSql, this.#owner, LEASE_MS, limit, takeOver);
    return rows.map((row) => ({
      id: String(row.id),
      payload: String(row.payload),
      attempts: Number(row.attempts),
      createdAt: Number(row.created_at),
    }));
  }

  /** Ends the leases of claims that were not attempted. */
  async giveBack(claims: Claim[]): Promise<void> {
    await Promise.all(claims.map(({ id }) => this.#commits.run(sql.giveBackSql, id, this.#owner)));
  }

  /** @throws UnreadablePayload when no known key opens it. */
  async open({ id, payload }: SealedRow): Promise<RecordedMessage> {
    return JSON.parse(await this.#seal.open(id, payload));
  }

  async renew(ids: Iterable<string>): Promise<void> {
    const renewals = Array.from(ids, (id) =>
      this.#commits.run(sql.renewSql, id, this.#owner, LEASE_MS),
    );
    await Promise.all(renewals);
  }

  async markSent(id: string): Promise<void> {
    await this.#commits.run(sql.sentSql, id);
  }

  async defer(id: string, delayMs: number, reason: string): Promise<void> {
    await this.#commits.run(sql.deferSql, id, this.#owner, delayMs, reason);
  }

  /** Makes up to `limit` deferred rows due whose last attempt was a minute ago or more. */
  async bringForward(limit: number): Promise<void> {
    const bringForwardSql = sql.bringForwardSql(this.#database.claimLock);
    await this.#commits.run(bringForwardSql, DEFERRED_AT_LEAST_MS, limit);
  }

  async markFailed(id: string, reason: string): Promise<void> {
    await this.#commits.run(sql.failSql, id, this.#owner, reason);
  }

  async summary(): Promise<Summary> {
    const rows = await this.#commits.run(sql.summarySql);
    const counts = { queued: 0, active: 0, deferred: 0, sent: 0, failed: 0 };
    const summary = { ...counts, oldestWaitingMs: 0, stuck: 0 };
    for (const row of rows) {
      const state = row.state as State;
      summary[state] = Number(row.total);
      if (state === "sent" || state === "failed") continue;
      summary.stuck += Number(row.stuck);
      summary.oldestWaitingMs = Math.max(summary.oldestWaitingMs, Number(row.oldest));
    }
    return summary;
  }

  /** The summary, once a write that changes nothing has succeeded. */
  async checkWritable(): Promise<Summary> {
    await this.#commits.run(sql.deleteSql, "");
    return this.summary();
  }

  /** The rows not sent, oldest first, without their messages. */
  async list(limit: number): Promise<ListedRow[]> {
    return (await this.#commits.run(sql.listSql, limit)).map(listedRow);
  }

  /** The sealed row, unless it is unknown or sent. */
  async read(id: string): Promise<SealedRow | undefined> {
    const [row] = await this.#commits.run(sql.readSql, id);
    return row?.payload == null ? undefined : { id, payload: String(row.payload) };
  }

  /** Rows that another store may take over: all but those being sent. */
  async readMovable(limit: number): Promise<MovedRow[]> {
    const rows = await this.#commits.run(sql.movableSql, limit);
    return rows.map((row) => ({ ...listedRow(row), payload: row.payload as string | null }));
  }

  /** How many rows need a key to be read. */
  async countSealed(): Promise<number> {
    return Number((await this.#commits.run(sql.sealedSql))[0]?.total);
  }

  async delete(ids: string[]): Promise<void> {
    await Promise.all(ids.map((id) => this.#commits.run(sql.deleteSql, id)));
  }

  /** Queues failed and deferred rows anew, one or all; gives how many. */
  async redrive(id?: string): Promise<number> {
    return (await this.#commits.run(sql.redriveSql, id ?? "")).length;
  }

  /** Deletes sent and failed rows of at least these ages; gives how many. */
  async purge(sentMs = SENT_KEPT_MS, failedMs = FAILED_KEPT_MS): Promise<number> {
    return (await this.#commits.run(sql.purgeSql, sentMs, failedMs)).length;
  }

  /** The database's clock, in ms since 1970. */
  async now(): Promise<number> {
    return Number((await this.#commits.run(sql.nowSql))[0]?.now);
  }

  idle(): void {
    this.#database.idle();
  }

  async close(): Promise<void> {
    await this.#database.close();
  }
}
