import { Pool } from "pg";
import { type Job, type JobResult, PgBoss } from "pg-boss";
import { z } from "zod";
import { askWithin } from "./ask-within.ts";
import { AT_ONCE, LONGEST_PAUSE_S, type Outbox, SENT_KEPT_MS, WAITING_KEPT_MS } from "./outbox.ts";
import type { Seal } from "./seal.ts";

const QUEUE = "appointment-requests";
const WAITING = `from pgboss.job where name = '${QUEUE}' and state in ('created', 'retry', 'active')`;
/** A visitor is answered within two seconds, whatever the database does. */
const RECORD_WITHIN_MS = 1500;
const QUERY_WITHIN_MS = 30_000;
const TRY_TO_OPEN_EVERY_MS = 1000;
/** What a killed process had under way goes to another after this, and as long again until it is seen. */
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

/** Two at a time in each of three turns: one that hangs holds up one other. A full hand is followed by the next at once. */
const BATCH = 2;
const looks = {
  ...{ batchSize: BATCH, localConcurrency: AT_ONCE / BATCH, perJobResults: true },
  ...{ burstWhenBatchFull: true, pollingIntervalSeconds: 1 },
} as const;
const counts = z.object({ waiting: z.coerce.number(), oldest: z.coerce.number() });

/**
 * pg-boss, over a database that several servers share. While it is away or hangs, each call rejects
 * within a second and a half; delivery goes on by itself when it answers.
 */
export function openPostgresOutbox(url: string, seal: Seal): Outbox {
  const boss = new PgBoss({
    ...{ connectionString: url, query_timeout: QUERY_WITHIN_MS, max: AT_ONCE },
    ...{ schedule: false, registerInstance: false, monitorVacuum: false },
    ...{ superviseIntervalSeconds: HEARTBEAT_S, monitorIntervalSeconds: HEARTBEAT_S },
    maintenanceIntervalSeconds: 3600,
  });
  // Recording has connections of its own, which give up in time.
  const pool = new Pool({
    ...{ connectionString: url, max: AT_ONCE, keepAlive: true },
    ...{ connectionTimeoutMillis: RECORD_WITHIN_MS, query_timeout: RECORD_WITHIN_MS },
    statement_timeout: RECORD_WITHIN_MS,
  });
  const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) };
  // A connection that ends is opened again; whoever asks meanwhile is told.
  boss.on("error", () => {});
  pool.on("error", () => {});
  let isClosed = false;
  const opened = open(boss, () => isClosed);
  const ask = <Result>(work: () => Promise<Result>) =>
    askWithin(RECORD_WITHIN_MS, "PostgreSQL", async () => {
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
          await attempt(id, seal.open(id, data.parse(found).words));
          return { id, status: "completed" };
        } catch (error) {
          return { id, status: "failed", output: { message: (error as Error).message } };
        }
      };
      opened
        .then(() =>
          boss.work<Data>(QUEUE, looks, (jobs: Job<Data>[]) => Promise.all(jobs.map(settle))),
        )
        .catch(() => {});
      return { stop: () => boss.offWork(QUEUE).catch(() => {}) };
    },
    summary: () =>
      ask(async () => {
        const sql = `select count(*) as waiting,
          coalesce(extract(epoch from now() - min(created_on)) * 1000, 0) as oldest ${WAITING}`;
        const { waiting, oldest } = counts.parse((await db.executeSql(sql)).rows[0]);
        return { waiting, oldestMs: oldest };
      }),
    async list() {
      const jobs = await find({ queued: true, limit: 1000 });
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

/** Makes the tables and the queue as soon as the database answers. */
async function open(boss: PgBoss, isClosed: () => boolean): Promise<void> {
  while (!isClosed()) {
    try {
      await boss.start();
      await boss.createQueue(QUEUE, settings);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, TRY_TO_OPEN_EVERY_MS));
    }
  }
}
