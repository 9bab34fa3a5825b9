import { EventEmitter, once } from "node:events";
import { Pool } from "pg";
import { PgBoss } from "pg-boss";
import { causeOf, type Report } from "../../report.ts";
import {
  type Kind,
  MAX_CONCURRENT_ATTEMPTS,
  MAX_RETRY_DELAY_S,
  SENT_RETENTION_MS,
  WAITING_RETENTION_MS,
} from "../outbox.ts";
import { withTimeout } from "../with-timeout.ts";

/** A visitor gets a response within two seconds even if the database hangs. */
const VISITOR_TIMEOUT_MS = 1500;
const QUERY_TIMEOUT_MS = 30_000;
const RETRY_AFTER_MS = 1000;
/** Another server retries the attempts of a killed process after one to two heartbeats. */
const HEARTBEAT_S = 10;

export const QUEUES: Record<Kind, string> = {
  requests: "appointment-requests",
  acknowledgements: "acknowledgements",
};
const RETRY_LIMITS: Record<Kind, number> = {
  // Never reached: `retentionSeconds` expires a request first.
  requests: 100_000,
  acknowledgements: 0,
};
const settings = {
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: MAX_RETRY_DELAY_S,
  heartbeatSeconds: HEARTBEAT_S,
  expireInSeconds: MAX_RETRY_DELAY_S,
  retentionSeconds: WAITING_RETENTION_MS / 1000,
  deleteAfterSeconds: SENT_RETENTION_MS / 1000,
};

/**
 * Connects to PostgreSQL, and creates the tables and the queue once it answers. pg-boss and the pool
 * reconnect by themselves. No feature that needs a session is used, so that PgBouncer in transaction
 * mode works.
 */
export function connectPostgres(url: string, report: Report, kind: Kind) {
  const { boss, pool } = createPools(url, report);
  let isClosed = false;
  let lastFailure = "";
  const retryUntilDone = async (what: string, work: () => Promise<unknown>) => {
    while (!isClosed) {
      try {
        await work();
        lastFailure = "";
        return;
      } catch (error) {
        const reason = causeOf(error) + hintOn(error);
        report(what, new Error(reason));
        lastFailure = ` (${reason})`;
        await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
      }
    }
  };
  const tried = Promise.withResolvers<void>();
  const open = async () => {
    await boss.start();
    await boss.createQueue(QUEUES[kind], { ...settings, retryLimit: RETRY_LIMITS[kind] });
  };
  const opened = retryUntilDone("PostgreSQL cannot be used", () => open().finally(tried.resolve));
  const untilOpened = createWait(opened);
  return {
    boss,
    /** Runs statements within VISITOR_TIMEOUT_MS. */
    db: { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) },
    opened,
    /** Resolves after the first attempt to open, whether it succeeded or failed. */
    tried: tried.promise,
    retryUntilDone,
    /** @throws OutboxUnavailable after VISITOR_TIMEOUT_MS. Work that has not begun by then never begins. */
    query: <Result>(work: () => Promise<Result>) =>
      withTimeout(VISITOR_TIMEOUT_MS, `PostgreSQL${lastFailure}`, async (signal) => {
        await untilOpened(signal);
        return work();
      }),
    async close() {
      isClosed = true;
      await boss.stop({ timeout: 1000 }).catch(() => {});
      await pool.end();
    },
  };
}

/**
 * Waits for a promise until a signal aborts. `await promise` would keep each refused call, and the visitor's words,
 * until the promise settles.
 */
function createWait(promise: Promise<void>): (signal: AbortSignal) => Promise<void> {
  const emitter = new EventEmitter().setMaxListeners(0);
  let isDone = false;
  void promise.then(() => {
    isDone = true;
    emitter.emit("done");
  });
  return async (signal) => {
    if (!isDone) await once(emitter, "done", { signal });
  };
}

/** For a certificate that psql accepts with the same address, because libpq verifies none with `sslmode=require`. */
function hintOn(error: unknown): string {
  if (!causeOf(error).includes("certificate")) return "";
  return " (DATABASE_URL: append ?sslmode=verify-full&sslrootcert=FILE with the certificate of the provider's authority, or ?sslmode=no-verify, which encrypts without verifying)";
}

/** One connection pool of pg-boss, which needs long timeouts, and one with short timeouts. */
function createPools(url: string, report: Report) {
  const boss = new PgBoss({
    connectionString: url,
    // The type of pg-boss's options lacks this option of pg, which pg-boss passes on.
    ...{ query_timeout: QUERY_TIMEOUT_MS },
    max: MAX_CONCURRENT_ATTEMPTS,
    schedule: false,
    registerInstance: false,
    monitorVacuum: false,
    superviseIntervalSeconds: HEARTBEAT_S,
    monitorIntervalSeconds: HEARTBEAT_S,
    maintenanceIntervalSeconds: 3600,
  });
  const pool = new Pool({
    connectionString: url,
    max: MAX_CONCURRENT_ATTEMPTS,
    keepAlive: true,
    // Not `statement_timeout`, which PgBouncer rejects as a startup parameter.
    connectionTimeoutMillis: VISITOR_TIMEOUT_MS,
    query_timeout: VISITOR_TIMEOUT_MS,
  });
  // The suffix that pg-boss appends contains a worker's id, and would make every repetition of a failure
  // a new log line.
  boss.on("error", ({ message }) =>
    report("the PostgreSQL queue fails", new Error(message.replace(/ \(Queue: .*\)$/, ""))),
  );
  pool.on("error", (error) => report("a connection to PostgreSQL ended", error));
  return { boss, pool };
}
