import { join } from "node:path";
import { afterAll, afterEach, describe, onTestFinished, vi } from "vitest";
import type { Database } from "../../server/store/database.ts";
import { createSeal, generateKey, parseKey } from "../../server/store/encryption.ts";
import { Outbox } from "../../server/store/outbox.ts";
import { openPostgres } from "../../server/store/postgres.ts";
import type { RecordedMessage } from "../../server/store/recorded-message.ts";
import { openSqlite } from "../../server/store/sqlite.ts";
import { type Postgres, startPostgresIfHere } from "./postgres.ts";
import { temporaryFolder } from "./process.ts";

/** An empty store with a clock of its own. */
export type TestStore = {
  /** A node's way to it, closed after the test. */
  open: () => Database;
  /** Sets its clock forward, or back. */
  pass: (ms: number) => Promise<void>;
  /** What a transaction says of its durability, and is to say. */
  durability: { sql: string; answer: Record<string, string | number> };
};

const alarm = { kind: "alarm", failedId: "f", reason: "words", receivedAt: 1 } as const;
export const message = alarm satisfies RecordedMessage;
export const newSeal = () => createSeal([parseKey(generateKey()) as Uint8Array]);

/** The same tests for each store that an outbox can be in. */
export async function describeEveryStore(
  title: string,
  define: (setUp: () => Promise<Awaited<ReturnType<typeof openIn>>>) => void,
): Promise<void> {
  // As a careless administrator sets it.
  const postgres = await startPostgresIfHere({ synchronous_commit: "off" });
  describe(`${title} SQLite`, () => define(async () => openIn(await sqliteStore())));
  describe.skipIf(!postgres)(`${title} PostgreSQL`, () => {
    define(async () => openIn(await postgresStore(postgres as Postgres)));
    afterAll(() => postgres?.stop());
  });
}

function openIn(store: TestStore) {
  const seal = newSeal();
  const open = () => new Outbox(store.open(), seal);
  return { store, pass: store.pass, open, outbox: open() };
}

const opened: Database[] = [];
afterEach(() => Promise.all(opened.splice(0).map((database) => database.close())));

function closedAfterwards(database: Database): Database {
  opened.push(database);
  return database;
}

async function sqliteStore(): Promise<TestStore> {
  const path = join(temporaryFolder("store"), "outbox.sqlite");
  let now = 1_800_000_000_000;
  const clock = vi.spyOn(Date, "now").mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  return {
    open: () => closedAfterwards(openSqlite(path)),
    async pass(ms) {
      now += ms;
    },
    // 2 is FULL.
    durability: { sql: "pragma synchronous", answer: { synchronous: 2 } },
  };
}

async function postgresStore({ url, query }: Postgres): Promise<TestStore> {
  await closedAfterwards(openPostgres(url)).batch([{ sql: "delete from outbox", values: [] }]);
  let offsetMs = 0;
  return {
    // Prepared, as it would otherwise set the clock right.
    open: () => closedAfterwards(openPostgres(url, { isPrepared: true })),
    async pass(ms) {
      offsetMs += ms;
      await query(`create or replace function outbox_now() returns bigint language sql volatile
        as 'select (extract(epoch from clock_timestamp()) * 1000)::bigint + ${offsetMs}'`);
    },
    durability: { sql: "show synchronous_commit", answer: { synchronous_commit: "on" } },
  };
}
