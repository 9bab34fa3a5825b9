import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../test/support/process.ts";
import { type Statement, StoreUnavailable } from "./database.ts";
import { nowSql, recordSql } from "./outbox-sql.ts";
import { openSqlite } from "./sqlite.ts";

const record = (id: string): Statement => ({ sql: recordSql, values: [id, "sealed", "queued"] });
const now: Statement = { sql: nowSql, values: [] };

async function setUp() {
  const path = join(temporaryFolder("sqlite"), "data", "outbox.sqlite");
  const database = openSqlite(path);
  await database.batch([record("first")]);
  return { path, database, other: new DatabaseSync(path) };
}

const TURNS_UNDER_A_LOCK = 100;

it("leaves the process free while another one writes", async () => {
  const { database, other } = await setUp();
  other.exec("begin immediate");
  let isWritten = false;
  const written = database.batch([record("second")]).then(() => {
    isWritten = true;
  });
  for (let turns = 0; turns < TURNS_UNDER_A_LOCK; turns++) await turn();
  expect(isWritten).toBe(false);
  other.exec("commit");
  await written;
  expect(other.prepare("select count(*) as total from outbox").get()).toEqual({ total: 2 });
});

it("empties its log of changes once a reader elsewhere lets it", async () => {
  const { path, database, other } = await setUp();
  other.exec("begin");
  other.prepare("select count(*) from outbox").get();
  await database.batch([record("second")]);
  database.idle();
  expect(statSync(`${path}-wal`).size).toBeGreaterThan(0);
  other.exec("commit");
  database.idle();
  expect(statSync(`${path}-wal`).size).toBe(0);
});

it("gives up on a lock that nobody lets go, and writes when it is gone", async () => {
  const { database, other } = await setUp();
  other.exec("begin immediate");
  await expect(database.batch([now])).rejects.toThrow("SQLite: database is locked");
  other.exec("commit");
  await expect(database.batch([now])).resolves.toHaveLength(1);
}, 30_000);

it("takes nothing while its folder is gone or replaced, and goes on when it is back", async () => {
  const { path, database } = await setUp();
  const folder = dirname(path);
  renameSync(folder, `${folder}-away`);
  const refused = /^SQLite: .*outbox\.sqlite was removed or replaced/;
  await expect(database.batch([record("second")])).rejects.toThrow(refused);
  expect(existsSync(folder)).toBe(false);
  mkdirSync(folder);
  await expect(database.batch([record("second")])).rejects.toThrow(refused);
  expect(readdirSync(folder)).toEqual([]);
  rmdirSync(folder);
  renameSync(`${folder}-away`, folder);
  await expect(database.batch([record("second")])).resolves.toHaveLength(1);
});

it("refuses a table of another shape by its name", async () => {
  const path = join(temporaryFolder("sqlite"), "outbox.sqlite");
  const older = new DatabaseSync(path);
  older.exec("create table outbox (id text primary key, payload text, state text)");
  const refusal = openSqlite(path).batch([now]);
  await expect(refusal).rejects.toThrow(
    /^SQLite: the table "outbox" has another shape \(.*attempts\)/,
  );
});

it("says so when its file cannot be made, and recovers by itself", async () => {
  const folder = temporaryFolder("sqlite");
  const database = openSqlite(join(folder, "none", "outbox.sqlite"));
  writeFileSync(join(folder, "none"), "a file in the place of the folder");
  await expect(database.batch([now])).rejects.toBeInstanceOf(StoreUnavailable);
  rmSync(join(folder, "none"));
  await expect(database.batch([now])).resolves.toHaveLength(1);
});

it("says of a damaged file what to do, and recovers when it is replaced", async () => {
  const path = join(temporaryFolder("sqlite"), "outbox.sqlite");
  writeFileSync(path, "no database, but long enough to be taken for one".repeat(100));
  const database = openSqlite(path);
  const refused = /^SQLite: .*outbox\.sqlite is damaged .*move the file away.*reliability\.md/;
  await expect(database.batch([now])).rejects.toThrow(refused);
  rmSync(path);
  await expect(database.batch([now])).resolves.toHaveLength(1);
});

it("says at once that a file is damaged in the middle", async () => {
  const { path, database } = await setUp();
  await database.batch(Array.from({ length: 500 }, (_, index) => record(`more ${index}`)));
  await database.close();
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.fill(0xff, bytes.length / 2, bytes.length / 2 + 8192));
  rmSync(`${path}-wal`, { force: true });
  await expect(openSqlite(path).batch([now])).rejects.toThrow("is damaged");
});
