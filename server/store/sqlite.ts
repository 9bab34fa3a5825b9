import { type BigIntStats, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import type { Database, Statement } from "./database.ts";
import { DamagedFile, SchemaMismatch, StoreUnavailable } from "./database.ts";
import { schemaSql } from "./outbox-sql.ts";

// Longer than another process's transaction, shorter than a visitor waits.
const LOCK_TIMEOUT_MS = 4000;
const MAX_WAIT_MS = 20;
const SQLITE_BUSY = 5;
/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const DAMAGED = [11, 26];
const REMEDY = "put it back, or restart to go on with what is there now";

/**
 * Several processes may share the file. Waiting for a lock is asynchronous, never inside
 * SQLite, because that would block every page.
 */
export function openSqlite(path: string): Database {
  let connection: Connection | undefined;
  let file: BigIntStats | undefined;
  let isCheckpointDue = true;
  let isClosed = false;
  const run = (statements: Statement[]) => {
    if (isClosed) throw new Error("closed");
    // The open file would still accept requests, and they would be lost.
    if (file && !isAt(path, file)) throw new Error(`${path} was removed or replaced: ${REMEDY}`);
    connection ??= connect(path);
    file ??= statSync(path, { bigint: true });
    const { database, prepare } = connection;
    isCheckpointDue = true;
    return inTransaction(database, () =>
      statements.map(({ sql, values }) => prepare(sql).all(...values)),
    );
  };
  return {
    claimLock: "",
    async batch(statements) {
      const deadline = performance.now() + LOCK_TIMEOUT_MS;
      for (let waitMs = 1; ; waitMs = Math.min(waitMs * 2, MAX_WAIT_MS)) {
        try {
          return run(statements);
        } catch (error) {
          if (!isBusy(error) || performance.now() > deadline) {
            // A full or failing disk can make a connection unusable.
            connection?.database.close();
            connection = undefined;
            const cause = isDamaged(error) ? new DamagedFile(path, error) : error;
            throw new StoreUnavailable("SQLite", cause);
          }
        }
        await wait(waitMs * (1 + Math.random()));
      }
    },
    idle() {
      if (!connection || !isCheckpointDue) return;
      try {
        const result = connection.prepare("pragma wal_checkpoint(truncate)").get();
        isCheckpointDue = result?.busy !== 0;
      } catch {
        // The purge stays due.
      }
    },
    async close() {
      isClosed = true;
      connection?.database.close();
      connection = undefined;
    },
  };
}

type Connection = { database: DatabaseSync; prepare: (sql: string) => StatementSync };

function isAt(path: string, { dev, ino }: BigIntStats): boolean {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found?.dev === dev && found.ino === ino;
}

const isBusy = (error: unknown) => codeOf(error) === SQLITE_BUSY;
const isDamaged = (error: unknown) => DAMAGED.includes(codeOf(error));

/** Masks SQLite's extended codes. */
function codeOf(error: unknown): number {
  return ((error as { errcode?: number }).errcode ?? 0) % 256;
}

function connect(path: string): Connection {
  mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    database.function("outbox_now", () => Date.now());
    database.exec(
      "pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on",
    );
    for (const statement of schemaSql) database.exec(statement);
    const check = database.prepare("pragma quick_check(1)").get()?.quick_check;
    if (check !== "ok") throw new DamagedFile(path, check);
  } catch (error) {
    database.close();
    const isOther = error instanceof Error && error.message.startsWith("no such column");
    throw isOther ? new SchemaMismatch(error) : error;
  }
  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string) => {
    // SQLite numbers parameters as ?1.
    const statement = prepared.get(sql) ?? database.prepare(sql.replace(/\$(\d)/g, "?$1"));
    prepared.set(sql, statement);
    return statement;
  };
  return { database, prepare };
}

function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec("begin immediate");
  try {
    const result = work();
    database.exec("commit");
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec("rollback");
    throw error;
  }
}
