import { Pool } from "pg";
import { type Job, type JobResult, PgBoss } from "pg-boss";
import { z } from "zod";
import { causeOf, type Report } from "../report.ts";
import {
  LATE_AFTER_MS,
  MAX_CONCURRENT_ATTEMPTS,
  MAX_RETRY_DELAY_S,
  type Outbox,
  SENT_RETENTION_MS,
  WAITING_RETENTION_MS,
} from "./outbox.ts";
import type { Seal } from "./seal.ts";
import { withTimeout } from "./with-timeout.ts";

const QUEUE = "appointment-requests";
const WAITING = `from pgboss.job where name = '${QUEUE}' and state in ('created', 'retry', 'active')`;
/** A visitor gets a response within two seconds even if the database hangs. */
const VISITOR_TIMEOUT_MS = 1500;
const QUERY_TIMEOUT_MS = 30_000;
const RETRY_AFTER_MS = 1000;
/** Another server retries the attempts of a killed process after one to two heartbeats. */
const HEARTBEAT_S = 10;

const settings = {
  // Never reached: `retentionSeconds` expires a request first.
  retryLimit: 100_000,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: MAX_RETRY_DELAY_S,
  heartbeatSeconds: HEARTBEAT_S,
  expireInSeconds: MAX_RETRY_DELAY_S,
  retentionSeconds: WAITING_RETENTION_MS / 1000,
  deleteAfterSeconds: SENT_RETENTION_MS / 1000,
};

const data = z.object({ words: z.string() });
type Data = z.output<typeof data>;

/** Each worker fetches one job at a time, so that a hanging delivery blocks no other job. */
const polling = {
  ...{
    batchSize: 1,
    localConcurrency: MAX_CONCURRENT_ATTEMPTS,
    perJobResults: true,
    pollingIntervalSeconds: 1,
  },
} as const;
const counts = z.object({
  waiting: z.coerce.number(),
  oldest: z.coerce.number(),
  late: z.array(z.string()),
  hasSentRecently: z.boolean(),
});
// The insert adds no row, but fails if an insert would: without the permission, or after a failover to
// a read-only server.
const SUMMARY = `with probe as (insert into pgboss.job (name) select '${QUEUE}' where false returning id)
  select count(*) as waiting,
    coalesce(extract(epoch from now() - min(created_on)) * 1000, 0) as oldest,
    coalesce(array_agg(id::text) filter (where created_on <= now() - interval '${LATE_AFTER_MS} ms'), '{}') as late,
    exists (select from pgboss.job where name = '${QUEUE}' and state = 'completed') as "hasSentRecently"
  ${WAITING}`;

const listedRow = z.object({
  id: z.string(),
  attempts: z.number(),
  receivedAt: z.coerce.number(),
  reason: z.string(),
});
// Not `findJobs`, which leaves out the requests that are being attempted.
const LIST = `select id::text, retry_count as attempts, coalesce(output ->> 'message', '') as reason,
    round(extract(epoch from created_on) * 1000) as "receivedAt" ${WAITING} order by created_on`;

/**
 * An outbox in pg-boss, for several servers that share a database. While the database is unreachable
 * or hangs, each call rejects after VISITOR_TIMEOUT_MS; delivery resumes once the database answers. No
 * feature that needs a session is used, so that PgBouncer in transaction mode works.
 */
export function openPostgresOutbox(url: string, seal: Seal, report: Report): Outbox {
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
  // A separate connection pool with short timeouts, because pg-boss needs longer ones.
  const pool = new Pool({
    connectionString: url,
    max: MAX_CONCURRENT_ATTEMPTS,
    keepAlive: true,
    // Not `statement_timeout`, which PgBouncer rejects as a startup parameter.
    connectionTimeoutMillis: VISITOR_TIMEOUT_MS,
    query_timeout: VISITOR_TIMEOUT_MS,
  });
  const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) };
  // pg-boss and the pool reconnect by themselves. The suffix that pg-boss appends contains a worker's id,
  // and would make every repetition of a failure a new log line.
  boss.on("error", ({ message }) =>
    report("the PostgreSQL queue fails", new Error(message.replace(/ \(Queue: .*\)$/, ""))),
  );
  pool.on("error", (error) => report("a connection to PostgreSQL ended", error));
  let isClosed = false;
  let lastFailure = "";
  const retryUntilDone = async (what: string, work: () => Promise<unknown>) => {
    while (!isClosed) {
      try {
        await work();
        lastFailure = "";
        return;
      } catch (error) {
        report(what, error);
        lastFailure = ` (${causeOf(error)})`;
        await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
      }
    }
  };
  // Creates the tables and the queue as soon as the database answers.
  const opened = retryUntilDone("PostgreSQL cannot be used", async () => {
    await boss.start();
    await boss.createQueue(QUEUE, settings);
  });
  const query = <Result>(work: () => Promise<Result>) =>
    withTimeout(VISITOR_TIMEOUT_MS, `PostgreSQL${lastFailure}`, async () => {
      await opened;
      return work();
    });
  return {
    record: (id, mail) =>
      query(async () => void (await boss.send(QUEUE, { words: seal.seal(id, mail) }, { id, db }))),
    deliver(attempt) {
      const attemptOne = async ({ id, data: stored }: Job<Data>): Promise<JobResult> => {
        try {
          await attempt(id, () => seal.open(id, data.parse(stored).words));
          return { id, status: "completed" };
        } catch (error) {
          return { id, status: "failed", output: { message: (error as Error).message } };
        }
      };
      const work = (jobs: Job<Data>[]) => Promise.all(jobs.map(attemptOne));
      void opened.then(() =>
        retryUntilDone("delivery from PostgreSQL does not start", () =>
          boss.work<Data>(QUEUE, polling, work),
        ),
      );
      return { stop: () => boss.offWork(QUEUE).catch(() => {}) };
    },
    summary: () =>
      query(async () => {
        const { oldest, ...found } = counts.parse((await db.executeSql(SUMMARY)).rows[0]);
        return { ...found, oldestMs: oldest };
      }),
    list: () => query(async () => z.array(listedRow).parse((await db.executeSql(LIST)).rows)),
    async read(id) {
      const [job] = await query(() => boss.findJobs<Data>(QUEUE, { id, db }));
      return job && job.state !== "completed"
        ? seal.open(id, data.parse(job.data).words)
        : undefined;
    },
    sendNow: (id) =>
      query(async () => {
        const sql = `update pgboss.job set start_after = now() where name = '${QUEUE}'
          and state in ('created', 'retry') and ($1::text is null or id::text = $1)`;
        return (await pool.query(sql, [id ?? null])).rowCount ?? 0;
      }),
    drop: (id) =>
      query(
        async () => (await pool.query(`delete ${WAITING} and id::text = $1`, [id])).rowCount ?? 0,
      ),
    async close() {
      isClosed = true;
      await boss.stop({ timeout: 1000 }).catch(() => {});
      await pool.end();
    },
  };
}
