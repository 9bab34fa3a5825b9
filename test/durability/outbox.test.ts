import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import { afterAll, describe, expect, it, vi } from "vitest";
import { openOutbox, outboxFile } from "../../server/outbox/open-outbox.ts";
import { startPostgresIfHere } from "../support/postgres.ts";
import { PATIENCE_MS, temporaryFolder } from "../support/process.ts";
import { mail } from "../support/recorded-mail.ts";

const ids = ["1", "2", "3", "4"].map((digit) => `0000000${digit}-0000-4000-8000-000000000000`);
const [first = "", second = "", third = "", unknown = ""] = ids;
const keys = [new Uint8Array(32).fill(1)];

const postgres = await startPostgresIfHere();
afterAll(() => postgres?.stop());

/** Lets a request have arrived two hours ago. */
async function age(id: string, dataDir: string, databaseUrl: string | undefined) {
  if (databaseUrl) {
    const earlier = "created_on = created_on - interval '2 hours'";
    return postgres?.query(`update pgboss.job set ${earlier} where id = '${id}'`);
  }
  const database = new DatabaseSync(outboxFile(dataDir));
  database.exec(`update outbox set received_at = received_at - 7200000 where id = '${id}'`);
  database.close();
}

/** What `npm run outbox`, /readyz and the alarm read. */
describe.each([
  ["SQLite", undefined],
  ["PostgreSQL", postgres?.url],
])("the waiting requests in %s", (name, databaseUrl) => {
  it.skipIf(name === "PostgreSQL" && !postgres)("are listed, read, sent and dropped", async () => {
    const dataDir = temporaryFolder("outbox");
    const outbox = await openOutbox({ dataDir, databaseUrl, keys });
    const listed = async () => (await outbox.list()).map(({ id }) => id);
    for (const id of [third, first, second]) await outbox.record(id, { ...mail, requestId: id });
    expect(await listed()).toEqual([third, first, second]);
    await age(second, dataDir, databaseUrl);
    const { oldestMs, ...summary } = await outbox.summary();
    expect(summary).toEqual({ waiting: 3, late: [second], hasSentRecently: false });
    expect(Math.round(oldestMs / 3_600_000)).toBe(2);

    const held = Promise.withResolvers<void>();
    let begun = 0;
    const failing = outbox.deliver(() => {
      begun++;
      return held.promise;
    });
    await vi.waitFor(() => expect(begun).toBe(3), PATIENCE_MS);
    expect(await listed(), "during the attempts").toEqual([second, third, first]);
    // A mail server that hangs makes a request late as well.
    expect(await outbox.summary()).toMatchObject({ waiting: 3, late: [second] });
    held.reject(new Error("451 later"));
    const reasons = async () => (await outbox.list()).map(({ reason }) => reason);
    await vi.waitFor(
      async () => expect(await reasons()).toEqual(Array(3).fill("451 later")),
      PATIENCE_MS,
    );
    await failing.stop();

    expect(await outbox.sendNow(first)).toBe(1);
    expect(await outbox.sendNow(unknown)).toBe(0);
    expect(await outbox.sendNow()).toBe(3);
    expect(await outbox.read(second)).toEqual({ ...mail, requestId: second });
    expect(await outbox.drop(third)).toBe(1);
    const delivery = outbox.deliver(async () => {});
    await vi.waitFor(async () => expect(await listed()).toEqual([]), PATIENCE_MS);
    expect(await outbox.read(second)).toBeUndefined();
    // The id of a sent request is kept, so that a duplicate causes no second mail.
    expect(await outbox.drop(second)).toBe(0);
    expect(await outbox.summary()).toMatchObject({
      waiting: 0,
      oldestMs: 0,
      hasSentRecently: true,
    });
    await delivery.stop();
    await outbox.close();
  });

  it.skipIf(name === "PostgreSQL" && !postgres)("pause as long as they are told", async () => {
    const dataDir = temporaryFolder("outbox");
    const outbox = await openOutbox({ dataDir, databaseUrl, keys });
    const [later = "", now = ""] = ["5", "6"].map((digit) => first.replace("1", digit));
    const sent: string[] = [];
    const delivery = outbox.deliver(async (id) => void sent.push(id));
    await outbox.record(later, mail, 900_000);
    await outbox.record(now, mail);
    await vi.waitFor(() => expect(sent).toContain(now), PATIENCE_MS);
    expect(await outbox.list()).toMatchObject([{ id: later, attempts: 0 }]);
    expect(await outbox.sendNow(later)).toBe(1);
    await vi.waitFor(() => expect(sent).toEqual([now, later]), PATIENCE_MS);
    await delivery.stop();
    await outbox.close();
  });
});

it.skipIf(!postgres)("PostgreSQL is open once it can store a request", async () => {
  await postgres?.query("create database slow");
  const databaseUrl = new URL("slow", postgres?.url).href;
  // An open transaction that holds up the creation of the tables.
  const other = new Client({ connectionString: databaseUrl });
  await other.connect();
  await other.query("begin; create schema pgboss");
  let isOpen = false;
  const opening = openOutbox({ dataDir: temporaryFolder("outbox"), databaseUrl, keys });
  void opening.then(() => {
    isOpen = true;
  });
  const heldUp = "select from pg_stat_activity where datname = 'slow' and wait_event_type = 'Lock'";
  await vi.waitFor(async () => expect(await postgres?.query(heldUp)).toHaveLength(1), PATIENCE_MS);
  expect(isOpen).toBe(false);
  await other.query("rollback");
  await other.end();
  const outbox = await opening;
  await outbox.record(first, mail);
  expect(await outbox.summary()).toMatchObject({ waiting: 1 });
  await outbox.close();
});

it.skipIf(!postgres)(
  "PostgreSQL keeps a request unreadable, for ninety days, and a sent one for a day",
  async () => {
    const databaseUrl = postgres?.url;
    const outbox = await openOutbox({ dataDir: temporaryFolder("outbox"), databaseUrl, keys });
    await outbox.record(unknown, mail);
    await outbox.close();
    const [row] = (await postgres?.query(`select * from pgboss.job where id = '${unknown}'`)) ?? [];
    expect(row?.id).toBe(unknown);
    for (const words of [mail.subject, mail.replyTo?.address, "line one"])
      expect(JSON.stringify(row)).not.toContain(words);
    const seconds = "array[retention_seconds, deletion_seconds, retry_delay, retry_delay_max]";
    const columns = `${seconds} as seconds, retry_backoff as grows`;
    const [queue] = (await postgres?.query(`select ${columns} from pgboss.queue`)) ?? [];
    expect(queue).toEqual({ seconds: [7_776_000, 86_400, 1, 900], grows: true });
  },
);
