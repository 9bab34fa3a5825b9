import { setTimeout as wait } from "node:timers/promises";
import type { Job, JobResult, JobWithMetadata } from "pg-boss";
import { z } from "zod";
import type { Report } from "../../report.ts";
import { type Attempt, type Kind, MAX_CONCURRENT_ATTEMPTS, type Outbox } from "../outbox.ts";
import type { Seal } from "../seal.ts";
import { connectPostgres, QUEUES } from "./postgres-connection.ts";
import { readSummary } from "./postgres-summary.ts";

/** The most that `findJobs` returns. */
const MAX_LISTED = 100_000;

/** If PostgreSQL hangs, the server starts without it, because it still has pages to serve. */
const OPENING_TIMEOUT_MS = 10_000;

const data = z.object({ words: z.string() });
type Data = z.output<typeof data>;

/** Each worker fetches one job at a time, so that a hanging delivery blocks no other job. */
const polling = {
  batchSize: 1,
  localConcurrency: MAX_CONCURRENT_ATTEMPTS,
  perJobResults: true,
  pollingIntervalSeconds: 1,
} as const;

/**
 * An outbox in pg-boss, for several servers that share a database. While the database is unreachable
 * or hangs, each call rejects within two seconds; delivery resumes once the database answers.
 */
export function openPostgresOutbox(
  url: string,
  seal: Seal,
  report: Report,
  kind: Kind = "requests",
) {
  const queue = QUEUES[kind];
  const connection = connectPostgres(url, report, kind);
  const { boss, db, query, opened, tried, retryUntilDone, close } = connection;
  const findWaiting = async (id?: string): Promise<JobWithMetadata<Data>[]> => {
    if (id !== undefined && !z.guid().safeParse(id).success) return [];
    const options = { limit: MAX_LISTED, db, ...(id !== undefined && { id }) };
    const jobs = await query(() => boss.findJobs<Data>(queue, options));
    return jobs.filter(({ state }) => ["created", "retry", "active"].includes(state));
  };
  return {
    record: (id, mail, afterMs = 0) =>
      query(async () => {
        const options = { id, db, startAfter: afterMs / 1000 };
        await boss.send(queue, { words: seal.seal(id, mail) }, options);
      }),
    deliver(attempt) {
      if (!attempt) return { stop: async () => {} };
      const work = (jobs: Job<Data>[]) =>
        Promise.all(jobs.map((job) => attemptJob(job, seal, attempt)));
      void opened.then(() =>
        retryUntilDone("delivery from PostgreSQL does not start", () =>
          boss.work<Data>(queue, polling, work),
        ),
      );
      return { stop: () => boss.offWork(queue).catch(() => {}) };
    },
    summary: () => query(() => readSummary(db, queue)),
    list: async () =>
      (await findWaiting()).map(({ id, retryCount, createdOn, output }) => ({
        ...{ id, attempts: retryCount, receivedAt: createdOn.getTime() },
        reason: (output as { message?: string } | null)?.message ?? "",
      })),
    async read(id) {
      const [job] = await findWaiting(id);
      return job && seal.open(id, data.parse(job.data).words);
    },
    async sendNow(id) {
      const jobs = (await findWaiting(id)).filter(({ state }) => state !== "active");
      for (const job of jobs)
        await query(() => boss.update(queue, undefined, { id: job.id, startAfter: 0, db }));
      return jobs.length;
    },
    async drop(id) {
      const { length } = await findWaiting(id);
      // The id of a sent request is kept, so that a duplicate causes no second mail.
      if (length > 0) await query(() => boss.deleteJob(queue, id, { db }));
      return length;
    },
    tried,
    close,
  } satisfies Outbox & { tried: Promise<void> };
}

/**
 * Opens the outbox, and waits for the first attempt to open the database: a proxy forwards requests as soon as the
 * server listens, and the first start creates tables.
 */
export async function startPostgresOutbox(url: string, seal: Seal, report: Report, kind: Kind) {
  const outbox = openPostgresOutbox(url, seal, report, kind);
  await Promise.race([outbox.tried, wait(OPENING_TIMEOUT_MS, undefined, { ref: false })]);
  return outbox;
}

async function attemptJob(job: Job<Data>, seal: Seal, attempt: Attempt): Promise<JobResult> {
  const { id } = job;
  try {
    await attempt(id, () => seal.open(id, data.parse(job.data).words));
    return { id, status: "completed" };
  } catch (error) {
    return { id, status: "failed", output: { message: (error as Error).message } };
  }
}
