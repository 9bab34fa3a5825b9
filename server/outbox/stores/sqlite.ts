import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { schemaSql } from "../outbox-sql.ts";
import { type Database, type Row, StoreUnavailable } from "./database.ts";

/**
 * The embedded database: durable before a batch resolves (synchronous=FULL), and
 * what is deleted is overwritten. Several processes may share the file.
 */
export function openSqlite(path: string, now: () => number = Date.now): Database {
  let connection: Connection | undefined;
  let hasUncheckpointed = true;
  return {
    claimLock: "",
    async batch(statements) {
      try {
        connection ??= connect(path, now);
        const { prepare } = connection;
        hasUncheckpointed = true;
        return inTransaction(connection.database, () =>
          statements.map(({ sql, values }) => prepare(sql).all(...values) as Row[]),
        );
      } catch (error) {
        // A fresh connection each time: a full or failing disk can leave one unusable.
        connection?.database.close();
        connection = undefined;
        throw new StoreUnavailable("SQLite", error);
      }
    },
    idle() {
      if (!connection || !hasUncheckpointed) return;
      try {
        connection.database.exec("pragma wal_checkpoint(truncate)");
        hasUncheckpointed = false;
      } catch {
        // Another process is writing; the next idle moment will do.
      }
    },
    async close() {
      connection?.database.close();
      connection = undefined;
    },
  };
}

type Connection = { database: DatabaseSync; prepare: (sql: string) => StatementSync };

// Longer than a group of another process takes, shorter than a visitor's patience.
const BUSY_TIMEOUT_MS = 5000;

function connect(path: string, now: () => number): Connection {
  mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    database.function("outbox_now", now);
    database.exec(
      "pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on",
    );
    for (const statement of schemaSql) database.exec(statement);
  } catch (error) {
    database.close();
    throw error;
  }
  const prepared = new Map<string, StatementSync>();
  return {
    database,
    prepare(sql) {
      let statement = prepared.get(sql);
      if (!statement) {
        // "$1" would be a name to SQLite, "?1" is a number.
        statement = database.prepare(sql.replace(/\$(\d)/g, "?$1"));
        prepared.set(sql, statement);
      }
      return statement;
    },
  };
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
