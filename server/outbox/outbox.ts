import { type Seal, UnreadablePayload } from "./encryption.ts";
import { GroupCommit } from "./group-commit.ts";
import * as sql from "./outbox-sql.ts";
import type { RecordedMessage } from "./recorded-message.ts";
import type { Claim, ListedRow, MovedRow, SealedRow, State, Summary } from "./rows.ts";
import type { Database } from "./stores/database.ts";

/** How long a lease holds without being renewed; see `delivery.ts` for when it may be taken over. */
export const LEASE_MS = 30_000;
const DEFERRED_AT_LEAST_MS = 60_000;
export const SENT_KEPT_MS = 24 * 3_600_000;
export const FAILED_KEPT_MS = 90 * 24 * 3_600_000;

/**
 * Messages on their way to the clinic, sealed, in the states of docs/reliability.md. Every
 * method throws `StoreUnavailable` when its change may not have been committed; all may be
 * called again.
 */
export class Outbox {
  readonly #database: Database;
  readonly #commits: GroupCommit;
  readonly #seal: Seal;
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
    return this.#commits.run<Claim>(claimSql, this.#owner, LEASE_MS, limit, takeOver);
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
    const counts = { queued: 0, active: 0, deferred: 0, sent: 0, failed: 0 };
    const summary = { ...counts, oldestWaitingMs: 0, stuck: 0 };
    type StateRow = { state: State; total: number; stuck: number; oldest: number };
    for (const { state, total, stuck, oldest } of await this.#commits.run<StateRow>(
      sql.summarySql,
    )) {
      summary[state] = total;
      if (state === "sent" || state === "failed") continue;
      summary.stuck += stuck;
      summary.oldestWaitingMs = Math.max(summary.oldestWaitingMs, oldest);
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
    return this.#commits.run<ListedRow>(sql.listSql, limit);
  }

  /** The sealed row, unless it is unknown or sent. */
  async read(id: string): Promise<SealedRow | undefined> {
    const [row] = await this.#commits.run<SealedRow>(sql.readSql, id);
    return row;
  }

  /** Rows that another store may take over: all but those being sent. */
  async readMovable(limit: number): Promise<MovedRow[]> {
    return this.#commits.run<MovedRow>(sql.movableSql, limit);
  }

  async countSealed(): Promise<number> {
    const [row] = await this.#commits.run<{ total: number }>(sql.sealedSql);
    return row?.total ?? 0;
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
    const [row] = await this.#commits.run<{ now: number }>(sql.nowSql);
    return row?.now ?? Number.NaN;
  }

  idle(): void {
    this.#database.idle();
  }

  async close(): Promise<void> {
    await this.#database.close();
  }
}
