import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, expect, it } from "vitest";
import { createSeal } from "./encryption.ts";
import { Outbox } from "./outbox.ts";
import type { RecordedMessage } from "./recorded-message.ts";
import { Spill } from "./spill.ts";
import { StoreUnavailable } from "./stores/database.ts";
import { openSqlite } from "./stores/sqlite.ts";

const message: RecordedMessage = { kind: "alarm", failedId: "f", reason: "r", receivedAt: 1 };
const open: Spill[] = [];
afterEach(() => Promise.all(open.splice(0).map((spill) => spill.close())));

async function setUp() {
  const folder = mkdtempSync(join(tmpdir(), "spill-"));
  const seal = createSeal([new Uint8Array(32)]);
  const database = openSqlite(join(folder, "shared.sqlite"));
  const { batch } = database;
  const link = { isUp: true };
  database.batch = async (statements) => {
    if (!link.isUp) throw new StoreUnavailable("PostgreSQL", "away");
    return batch(statements);
  };
  const shared = new Outbox(database, seal);
  const local = new Outbox(openSqlite(join(folder, "local.sqlite")), seal);
  const spill = new Spill(shared, local, pino({ level: "silent" }));
  open.push(spill);
  return { link, shared, local, spill };
}

it("records in the database while that is there", async () => {
  const { spill, shared, local } = await setUp();
  await spill.record("a", message);
  expect(await shared.summary()).toMatchObject({ queued: 1 });
  expect(await local.summary()).toMatchObject({ queued: 0 });
});

it("records locally while the database is away, and moves everything over when it is back", async () => {
  const { link, spill, shared, local } = await setUp();
  link.isUp = false;
  await spill.record("a", message);
  await spill.record("b", message);
  await spill.move();
  expect(await local.summary()).toMatchObject({ queued: 2 });
  link.isUp = true;
  await spill.move();
  expect(await local.summary()).toMatchObject({ queued: 0 });
  const claims = await shared.claim(10, false);
  expect(claims.map(({ id }) => id).sort()).toEqual(["a", "b"]);
  expect(claims[0] && (await shared.open(claims[0]))).toEqual(message);
});

it("makes one of a request that reached both", async () => {
  const { link, spill, shared } = await setUp();
  await spill.record("a", message);
  link.isUp = false;
  await spill.record("a", message);
  link.isUp = true;
  await spill.move();
  expect(await shared.summary()).toMatchObject({ queued: 1 });
});
