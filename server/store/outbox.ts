import type { Database } from "./database.ts";
import { type Seal, UnreadablePayload } from "./encryption.ts";
import { groupCommits } from "./group-commit.ts";
import * as sql from "./outbox-sql.ts";
import {
  parseMessage,
  type RecordedMessage,
  serializeMessage,
  UnreadableMessage,
} from "./recorded-message.ts";
import type { Claim, ListedRow, MovedRow, SealedRow, Summary } from "./rows.ts";
import * as rows from "./rows.ts";

export const LEASE_MS = 30_000;
const MIN_SINCE_ATTEMPT_MS = 60_000;
export const SENT_KEPT_MS = 24 * 3_600_000;
const MAX_AGING_MS = 24 * 3_600_000;
/** A failed message goes out again by itself while it is younger. */
export const RESUMED_UNTIL_MS = 30 * 24 * 3_600_000;
/** Together with that, the ninety days of the privacy page. */
export const FAILED_KEPT_MS = 60 * 24 * 3_600_000;

/**
 * Sealed messages to the clinic, in the states of docs/reliability.md. Every
 * method throws `StoreUnavailable` when its change may not be committed, and can be repeated.
 */
export class Outbox {
  readonly #database: Database;
  readonly #run: ReturnType<typeof groupCommits>;
  readonly #seal: Seal;
  readonly #owner = crypto.randomUUID();

  constructor(database: Database, seal: Seal) {
    this.#database = database;
    this.#run = groupCommits(database);
    this.#seal = seal;
  }

  /** Resolves once the message is durable. For an existing id only a failed message changes: it is queued again. */
  async record(
    id: string,
    message: RecordedMessage,
    state: "queued" | "offered" = "queued",
  ): Promise<void> {
    const payload = await this.#seal.seal(id, serializeMessage(message));
    await this.#run(sql.recordSql, id, payload, state);
  }

  /** Adds rows of another store, sealed again with the first key. */
  async takeOver(moved: MovedRow[]): Promise<void> {
    await Promise.all(
      moved.map(async ({ id, payload, state, attempts, lastError, createdAt }) => {
        const sealed = payload && (await this.#reseal(id, payload));
        const stays = state === "sent" || state === "failed" ? state : "queued";
        const values = [id, sealed, stays, attempts, lastError, createdAt];
        await this.#run(sql.takeOverSql, ...values);
      }),
    );
  }

  /** Without its key a payload stays as it is: the key may be restored. */
  async #reseal(id: string, payload: string): Promise<string> {
    try {
      return await this.#seal.seal(id, await this.#seal.open(id, payload));
    } catch (error) {
      if (error instanceof UnreadablePayload) return payload;
      throw error;
    }
  }

  /** Leases rows that are due; with `mayTakeOver` those whose lease ran out, too. */
  async claim(limit: number, mayTakeOver: boolean): Promise<Claim[]> {
    const claimSql = sql.claimSql(this.#database.claimLock);
    const values = [this.#owner, LEASE_MS, limit, Number(mayTakeOver)];
    return rows.claim.array().parse(await this.#run(claimSql, ...values));
  }

  /** Ends the leases of claims that were not attempted. */
  async releaseClaims(claims: Claim[]): Promise<void> {
    await Promise.all(claims.map(({ id }) => this.#run(sql.releaseClaimsSql, id, this.#owner)));
  }

  /** @throws UnreadablePayload without its key, UnreadableMessage where another version wrote it. */
  async open({ id, payload }: SealedRow): Promise<RecordedMessage> {
    if (payload === null) throw new UnreadableMessage("the row holds no message");
    return parseMessage(await this.#seal.open(id, payload));
  }

  async renew(ids: Iterable<string>): Promise<void> {
    const renew = (id: string) => this.#run(sql.renewSql, id, this.#owner, LEASE_MS);
    await Promise.all(Array.from(ids, renew));
  }

  async markSent(id: string): Promise<void> {
    await this.#run(sql.sentSql, id);
  }

  async defer(id: string, delayMs: number, reason: string): Promise<void> {
    await this.#run(sql.deferSql, id, this.#owner, delayMs, reason);
  }

  /** Makes up to `limit` deferred and as many failed rows due whose last attempt was a minute ago or more. */
  async bringForward(limit: number): Promise<void> {
    const { claimLock } = this.#database;
    await Promise.all([
      this.#run(sql.bringForwardSql(claimLock), MIN_SINCE_ATTEMPT_MS, limit),
      this.#run(sql.resumeSql(claimLock), MIN_SINCE_ATTEMPT_MS, limit, RESUMED_UNTIL_MS),
    ]);
  }

  async markFailed(id: string, reason: string): Promise<void> {
    await this.#run(sql.failSql, id, this.#owner, reason);
  }

  async summary(): Promise<Summary> {
    const [row] = await this.#run(sql.summarySql);
    return rows.summary.parse(row);
  }

  /** A write that changes nothing. */
  async checkWritable(): Promise<void> {
    await this.#run(sql.deleteSql, "");
  }

  /** The rows not sent, oldest first. */
  async list(limit: number): Promise<ListedRow[]> {
    return rows.listedRow.array().parse(await this.#run(sql.listSql, limit));
  }

  /** Undefined when it is unknown or sent. */
  async read(id: string): Promise<SealedRow | undefined> {
    const [row] = await this.#run(sql.readSql, id);
    return rows.sealedRow.optional().parse(row);
  }

  /** Offers the oldest rows to another store, which delivers them from now on; excludes those that are being sent. */
  async offer(limit: number): Promise<MovedRow[]> {
    return rows.movedRow.array().parse(await this.#run(sql.offerSql, limit, this.#owner));
  }

  /** Queues rows that were offered to another store. */
  async withdrawOffers(): Promise<void> {
    await this.#run(sql.withdrawOffersSql);
  }

  async ids(): Promise<string[]> {
    return rows.idRow
      .array()
      .parse(await this.#run(sql.idsSql))
      .map(({ id }) => id);
  }

  async countSealed(): Promise<number> {
    const [row] = await this.#run(sql.sealedSql);
    return rows.total.parse(row).total;
  }

  async delete(ids: string[]): Promise<void> {
    await Promise.all(ids.map((id) => this.#run(sql.deleteSql, id)));
  }

  /** Queues failed and deferred rows again; returns how many. */
  async redrive(id?: string): Promise<number> {
    return (await this.#run(sql.redriveSql, id ?? "")).length;
  }

  /** Deletes sent and failed rows of these ages; returns how many. A failed row ages by a day at most between two calls. */
  async purge(sentMs = SENT_KEPT_MS, failedMs = FAILED_KEPT_MS): Promise<number> {
    await this.#run(sql.ageSql, MAX_AGING_MS);
    return (await this.#run(sql.purgeSql, sentMs, failedMs)).length;
  }

  /** The database's clock, in ms since 1970. */
  async now(): Promise<number> {
    const [row] = await this.#run(sql.nowSql);
    return rows.moment.parse(row).now;
  }

  idle(): void {
    this.#database.idle();
  }

  async close(): Promise<void> {
    await this.#database.close();
  }
}
