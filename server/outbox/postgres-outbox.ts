import { Pool } from "pg";
import { type Job, type JobResult, PgBoss } from "pg-boss";
import { z } from "zod";
import { causeOf, type Report } from "../report.ts";
import { askWithin } from "./ask-within.ts";
import {
  AT_ONCE,
  LATE_MS,
  LONGEST_PAUSE_S,
  type Outbox,
  SENT_KEPT_MS,
  WAITING_KEPT_MS,
} from "./outbox.ts";
import type { Seal } from "./seal.ts";

const QUEUE = "appointment-requests";
const WAITING = `from pgboss.job where name = '${QUEUE}' and state in ('created', 'retry', 'active')`;
/** A visitor gets an answer within two seconds even if the database hangs. */
const RECORD_WITHIN_MS = 1500;
const QUERY_WITHIN_MS = 30_000;
const RETRY_AFTER_MS = 1000;
/** More requests than pile up in an outage of several weeks. */
const MOST_LISTED = 100_000;
/** Another server retries the attempts of a killed process after one to two heartbeats. */
const HEARTBEAT_S = 10;

const settings = {
  // Never reached: `retentionSeconds` expires a request first.
  retryLimit: 100_000,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: LONGEST_PAUSE_S,
  heartbeatSeconds: HEARTBEAT_S,
  expireInSeconds: LONGEST_PAUSE_S,
  retentionSeconds: WAITING_KEPT_MS / 1000,
  deleteAfterSeconds: SENT_KEPT_MS / 1000,
};

const data = z.object({ words: z.string() });
type Data = z.output<typeof data>;

/** Each worker fetches one job at a time, so that a hanging delivery blocks no other job. */
const polling = {
  ...{ batchSize: 1, localConcurrency: AT_ONCE, perJobResults: true, pollingIntervalSeconds: 1 },
} as const;
const counts = z.object({
  waiting: z.coerce.number(),
  oldest: z.coerce.number(),
  late: z.array(z.string()),
  isSending: z.boolean(),
});
// The insert adds no row, but fails if an insert would: without the permission, or after a failover to
// a read-only server.
const SUMMARY = `with probe as (insert into pgboss.job (name) select '${QUEUE}' where false returning id)
  select count(*) as waiting,
    coalesce(extract(epoch from now() - min(created_on)) * 1000, 0) as oldest,
    coalesce(array_agg(id::text) filter (where created_on <= now() - interval '${LATE_MS} ms'), '{}') as late,
    exists (select from pgboss.job where name = '${QUEUE}' and state = 'completed') as "isSending"
  ${WAITING}`;

/**
 * An outbox in pg-boss, for several servers that share a database. While the database is unreachable
 * or hangs, each call rejects after RECORD_WITHIN_MS; delivery resumes once the database answers. No
 * feature that needs a session is used, so that PgBouncer in transaction mode works.
 */
export function openPostgresOutbox(url: string, seal: Seal, report: Report): Outbox {
  const boss = new PgBoss({
    ...{ connectionString: url, query_timeout: QUERY_WITHIN_MS, max: AT_ONCE },
    ...{ schedule: false, registerInstance: false, monitorVacuum: false },
    ...{ superviseIntervalSeconds: HEARTBEAT_S, monitorIntervalSeconds: HEARTBEAT_S },
    maintenanceIntervalSeconds: 3600,
  });
  // A separate connection pool with short timeouts, because pg-boss needs longer ones.
  const pool = new Pool({
    ...{ connectionString: url, max: AT_ONCE, keepAlive: true },
    // Not `statement_timeout`, which PgBouncer rejects as a startup parameter.
    ...{ connectionTimeoutMillis: RECORD_WITHIN_MS, query_timeout: RECORD_WITHIN_MS },
  });
  const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) };
  // pg-boss and the pool reconnect by themselves. The suffix that pg-boss appends contains a worker's id,
  // and would make every repetition of a failure a new log line.
  boss.on("error", ({ message }) =>
    report("the PostgreSQL queue fails", new Error(message.replace(/ \(Queue: .*\)$/, ""))),
  );
  pool.on("error", (error) => report("a connection to PostgreSQL ended", error));
  let isClosed = false;
  let refusal = "";
  const retryUntilItWorks = async (what: string, work: () => Promise<unknown>) => {
    while (!isClosed) {
      try {
        await work();
        refusal = "";
        return;
      } catch (error) {
        report(what, error);
        refusal = ` (${causeOf(error)})`;
        await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
      }
    }
  };
  // Creates the tables and the queue as soon as the database answers.
  const opened = retryUntilItWorks("PostgreSQL cannot be used", async () => {
    await boss.start();
    await boss.createQueue(QUEUE, settings);
  });
  const ask = <Result>(work: () => Promise<Result>) =>
    askWithin(RECORD_WITHIN_MS, `PostgreSQL${refusal}`, async () => {
      await opened;
      return work();
    });
  const find = (options: { id: string } | { queued: true; limit: number }) =>
    ask(() => boss.findJobs<Data>(QUEUE, { ...options, db }));
  return {
    record: (id, mail) =>
      ask(async () => void (await boss.send(QUEUE, { words: seal.seal(id, mail) }, { id, db }))),
    deliver(attempt) {
      const settle = async ({ id, data: found }: Job<Data>): Promise<JobResult> => {
        try {
          await attempt(id, () => seal.open(id, data.parse(found).words));
          return { id, status: "completed" };
        } catch (error) {
          return { id, status: "failed", output: { message: (error as Error).message } };
        }
      };
      const work = (jobs: Job<Data>[]) => Promise.all(jobs.map(settle));
      void opened.then(() =>
        retryUntilItWorks("delivery from PostgreSQL does not start", () =>
          boss.work<Data>(QUEUE, polling, work),
        ),
      );
      return { stop: () => boss.offWork(QUEUE).catch(() => {}) };
    },
    summary: () =>
      ask(async () => {
        const { oldest, ...found } = counts.parse((await db.executeSql(SUMMARY)).rows[0]);
        return { ...found, oldestMs: oldest };
      }),
    async list() {
      const jobs = await find({ queued: true, limit: MOST_LISTED });
      return jobs.map(({ id, retryCount, createdOn, output }) => ({
        id,
        attempts: retryCount,
        receivedAt: createdOn.getTime(),
        reason: String((output as { message?: string } | null)?.message ?? ""),
      }));
    },
    async read(id) {
      const [job] = await find({ id });
      return job && job.state !== "completed"
        ? seal.open(id, data.parse(job.data).words)
        : undefined;
    },
    sendNow: (id) =>
      ask(async () => {
        const sql = `update pgboss.job set start_after = now() where name = '${QUEUE}'
          and state in ('created', 'retry') and ($1::text is null or id::text = $1)`;
        return (await pool.query(sql, [id ?? null])).rowCount ?? 0;
      }),
    drop: (id) =>
      ask(
        async () => (await pool.query(`delete ${WAITING} and id::text = $1`, [id])).rowCount ?? 0,
      ),
    async close() {
      isClosed = true;
      await boss.stop({ timeout: 1000 }).catch(() => {});
      await pool.end();
    },
  };
}
