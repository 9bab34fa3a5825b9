import { execFile } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { pino } from "pino";
import { beforeAll, expect, it, vi } from "vitest";
import { temporaryFolder } from "../../test/support/process.ts";
import { writeSiteFixture } from "../../test/support/site-fixture.ts";
import { typed } from "../../test/support/typed-request.ts";
import type { RecordedMessage } from "../store/recorded-message.ts";
import { openStore } from "../store/store.ts";

// Each is a process of its own, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const request = {
  ...typed,
  firstName: "Zoë \u001b[31m",
  message: "line one\nline two \u001b[2J",
};
const message: RecordedMessage = { kind: "appointment", request, spamSigns: [], receivedAt: 1 };
const dist = temporaryFolder("outbox-dist");
beforeAll(() => writeSiteFixture(dist));

const run = (dataDir: string, ...words: string[]) => {
  const env = { PATH: process.env.PATH, DIST: dist, DATA_DIR: dataDir };
  const command = [resolve("server/commands/outbox.ts"), ...words];
  return promisify(execFile)(process.execPath, command, { env, cwd: dist }).then(
    ({ stdout }) => stdout,
    ({ stderr }) => String(stderr),
  );
};

async function setUp() {
  const dataDir = join(temporaryFolder("outbox-command"), "data");
  const settings = { dataDir, databaseUrl: undefined, outboxKeys: undefined };
  const store = await openStore(settings, pino({ level: "silent" }));
  await store.outbox.record("a1", message);
  return { dataDir, ...store };
}

it("says where it looks, and changes nothing there", async () => {
  const { dataDir, close } = await setUp();
  await close();
  chmodSync(dataDir, 0o750);
  const files = readdirSync(dataDir);
  const output = await run(dataDir, "list");
  expect(output).toContain(join(dataDir, "outbox.sqlite"));
  expect(output).toMatch(/queued 1/);
  expect(readdirSync(dataDir)).toEqual(files);
  expect(statSync(dataDir).mode & 0o777).toBe(0o750);
});

it("fails with a sentence where there is no outbox, and makes none", async () => {
  const folder = temporaryFolder("outbox-command");
  const missing = join(folder, "missing");
  const empty = join(folder, "empty");
  mkdirSync(empty);
  for (const place of [missing, empty]) {
    expect(await run(place, "list")).toMatch(/^DATA_DIR: there is no outbox in .*(missing|empty)/);
  }
  expect(readdirSync(folder)).toEqual(["empty"]);
  expect(readdirSync(empty)).toEqual([]);
});

it("queues again what is deferred, too", async () => {
  const { dataDir, outbox, close } = await setUp();
  await outbox.claim(1, false);
  await outbox.defer("a1", 3_600_000, "421 later");
  expect(await run(dataDir, "redrive")).toContain("1 queued again");
  expect(await outbox.claim(1, false)).toMatchObject([{ id: "a1", attempts: 1 }]);
  await close();
});

it("prints a request without what a terminal would obey", async () => {
  const { dataDir, close } = await setUp();
  await close();
  const output = await run(dataDir, "open", "a1");
  expect(output).toContain("line one\nline two");
  expect(output).not.toContain("\u001b");
});
