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
/** A visitor is answered within two seconds, whatever the database does. */
const RECORD_WITHIN_MS = 1500;
const QUERY_WITHIN_MS = 30_000;
const RETRY_AFTER_MS = 1000;
/** More than an outage of weeks leaves behind. */
const MOST_LISTED = 100_000;
/** Another server takes over the attempts of a killed process after this, and as long again until it notices. */
const HEARTBEAT_S = 10;

const settings = {
  // It waits for as long as it is kept.
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

/** Each worker takes one at a time, so that a mail that hangs holds no other. */
const looks = {
  ...{ batchSize: 1, localConcurrency: AT_ONCE, perJobResults: true, pollingIntervalSeconds: 1 },
} as const;
const counts = z.object({
  waiting: z.coerce.number(),
  oldest: z.coerce.number(),
  late: z.array(z.string()),
  isSending: z.boolean(),
});
// The insert adds no row, but fails where none could be added: without the right to, or after a
// failover to a server that is read-only.
const SUMMARY = `with probe as (insert into pgboss.job (name) select '${QUEUE}' where false returning id)
  select count(*) as waiting,
    coalesce(extract(epoch from now() - min(created_on)) * 1000, 0) as oldest,
    coalesce(array_agg(id::text) filter (where created_on <= now() - interval '${LATE_MS} ms'), '{}') as late,
    exists (select from pgboss.job where name = '${QUEUE}' and state = 'completed') as "isSending"
  ${WAITING}`;

/**
 * pg-boss, over a database that several servers share. While the database is away or hangs, each call
 * rejects within a second and a half, and delivery continues once the database answers. Nothing here
 * needs a session, so that it works through PgBouncer in transaction mode.
 */
export function openPostgresOutbox(url: string, seal: Seal, report: Report): Outbox {
  const boss = new PgBoss({
    ...{ connectionString: url, query_timeout: QUERY_WITHIN_MS, max: AT_ONCE },
    ...{ schedule: false, registerInstance: false, monitorVacuum: false },
    ...{ superviseIntervalSeconds: HEARTBEAT_S, monitorIntervalSeconds: HEARTBEAT_S },
    maintenanceIntervalSeconds: 3600,
  });
  // Recording has connections of its own, which give up in time.
  const pool = new Pool({
    ...{ connectionString: url, max: AT_ONCE, keepAlive: true },
    // Not `statement_timeout`: PgBouncer refuses that as a parameter of the connection.
    ...{ connectionTimeoutMillis: RECORD_WITHIN_MS, query_timeout: RECORD_WITHIN_MS },
  });
  const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) };
  // pg-boss and the pool connect again by themselves. A worker adds its own id to the message.
  boss.on("error", ({ message }) =>
    report("the queue in PostgreSQL fails", new Error(message.replace(/ \(Queue: .*\)$/, ""))),
  );
  pool.on("error", (error) => report("a connection to PostgreSQL ended", error));
  let isClosed = false;
  let refusal = "";
  const untilItWorks = async (what: string, work: () => Promise<unknown>) => {
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
  // Makes the tables and the queue as soon as the database answers.
  const opened = untilItWorks("PostgreSQL cannot be used", async () => {
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
        untilItWorks("delivery from PostgreSQL does not start", () =>
          boss.work<Data>(QUEUE, looks, work),
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
