import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pino } from "pino";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../test/support/process.ts";
import { StartError } from "../start-error.ts";
import { generateKey } from "./encryption.ts";
import type { RecordedMessage } from "./recorded-message.ts";
import { openStore } from "./store.ts";

const message: RecordedMessage = { kind: "alarm", failedId: "f", reason: "words", receivedAt: 1 };
const newKey = new Uint8Array(32).fill(7);
// Nobody listens there.
const DATABASE_URL = "postgres://clinic:secret@127.0.0.1:9/website";

function setUp() {
  const dataDir = join(temporaryFolder("store"), "data");
  const lines: string[] = [];
  const log = pino({ level: "error" }, { write: (line) => void lines.push(line) });
  const open = (set: { databaseUrl?: string; outboxKeys?: Uint8Array[] } = {}) =>
    openStore({ dataDir, databaseUrl: set.databaseUrl, outboxKeys: set.outboxKeys }, log);
  const recordOne = async () => {
    const store = await open();
    await store.outbox.record("a", message);
    return store;
  };
  return { dataDir, keyFile: join(dataDir, "outbox.key"), lines, open, recordOne };
}

it("opens with a key that is newly set what the key file sealed", async () => {
  const { open, recordOne } = setUp();
  await (await recordOne()).close();
  const { outbox, close } = await open({ outboxKeys: [newKey] });
  const [claim] = await outbox.claim(1, false);
  expect(claim && (await outbox.open(claim))).toEqual(message);
  await close();
});

it("does not start, and makes no key, while a request waits that only the lost key opens", async () => {
  const { keyFile, open, recordOne } = setUp();
  await (await recordOne()).close();
  rmSync(keyFile);
  await expect(open()).rejects.toThrow(StartError);
  await expect(open()).rejects.toThrow(
    /^OUTBOX_KEY: .*outbox\.key is missing.*1 request.* put .* back/i,
  );
  expect(existsSync(keyFile)).toBe(false);
});

it("makes a new key once nothing waits that is sealed", async () => {
  const { keyFile, open, recordOne } = setUp();
  const store = await recordOne();
  await store.outbox.claim(1, false);
  await store.outbox.markSent("a");
  await store.close();
  const oldKey = readFileSync(keyFile, "utf8");
  rmSync(keyFile);
  const { outbox, close } = await open();
  await outbox.record("b", message);
  expect(readFileSync(keyFile, "utf8")).not.toBe(oldKey);
  await close();
});

it("takes nothing while its key is gone from the disk or another, and goes on when it is back", async () => {
  const { keyFile, open, recordOne } = setUp();
  const { outbox, close } = await recordOne();
  const key = readFileSync(keyFile, "utf8");
  rmSync(keyFile);
  const refused = /^disk: .*outbox\.key was removed or replaced/;
  await expect(outbox.record("b", message)).rejects.toThrow(refused);
  writeFileSync(keyFile, generateKey());
  await expect(outbox.record("b", message)).rejects.toThrow(refused);
  writeFileSync(keyFile, key);
  await outbox.record("b", message);
  await close();
  const again = await open();
  const claims = await again.outbox.claim(10, false);
  expect(await Promise.all(claims.map((claim) => again.outbox.open(claim)))).toHaveLength(2);
  await again.close();
});

it("does not start on a table of another shape", async () => {
  const { dataDir, open, recordOne } = setUp();
  await (await recordOne()).close();
  const database = new DatabaseSync(join(dataDir, "outbox.sqlite"));
  database.exec("alter table outbox rename column attempts to tries");
  database.close();
  await expect(open()).rejects.toThrow(/^DATA_DIR: .*the table "outbox" has another shape/);
});

it("says at the start that requests may wait in the database it used before", async () => {
  const { lines, open } = setUp();
  await (await open({ databaseUrl: DATABASE_URL, outboxKeys: [newKey] })).close();
  lines.length = 0;
  await (await open({ outboxKeys: [newKey] })).close();
  expect(lines.join()).toMatch(/127\.0\.0\.1:9\/website/);
  expect(lines.join()).not.toContain("secret");
});

it("delivers without the database all that it recorded while that was away", async () => {
  const { open } = setUp();
  const away = await open({ databaseUrl: DATABASE_URL, outboxKeys: [newKey] });
  for (const id of ["offered", "here alone"]) await away.localBuffer?.record(id, message);
  await away.close();
  const { outbox, close } = await open({ outboxKeys: [newKey] });
  const claims = await outbox.claim(10, false);
  expect(claims.map(({ id }) => id).sort()).toEqual(["here alone", "offered"]);
  await close();
});

it("shares one key among processes that started before there was one", async () => {
  const { open } = setUp();
  const [one, other] = await Promise.all([open(), open()]);
  await one.outbox.record("a", message);
  const [claim] = await other.outbox.claim(1, false);
  expect(claim && (await other.outbox.open(claim))).toEqual(message);
  await Promise.all([one.close(), other.close()]);
});

it("holds the words nowhere in its files", async () => {
  const { dataDir, open } = setUp();
  const { outbox, close } = await open();
  await outbox.record("a", { ...message, reason: "unmistakable words" });
  expect(readdirSync(dataDir).length).toBeGreaterThan(1);
  for (const file of readdirSync(dataDir)) {
    expect(readFileSync(join(dataDir, file)).includes("unmistakable")).toBe(false);
  }
  await close();
});
