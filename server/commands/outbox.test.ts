import { execFile } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, it } from "vitest";
import { temporaryFolder } from "../../test/support/process.ts";
import { mail } from "../../test/support/recorded-mail.ts";
import { writeSiteFixture } from "../../test/support/site-fixture.ts";
import { openOutbox } from "../outbox/open-outbox.ts";

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
  const outbox = await openOutbox({ dataDir, databaseUrl: undefined, keys: [] });
  await outbox.record("a1", mail);
  return { dataDir, outbox };
}

it("lists waiting requests without the visitor's text while a server uses the file", async () => {
  const { dataDir, outbox } = await setUp();
  const output = await run(dataDir, "list");
  expect(output).toMatch(/^1 waiting\n.* a1 /);
  expect(output).not.toContain("line one");
  expect(await run(dataDir, "send", "b2")).toContain("0 due now");
  expect(await run(dataDir, "send")).toContain("1 due now");
  expect(await run(dataDir, "drop")).toBe(
    "Usage: npm run outbox -- list | open [id] | send [id] | drop id\n",
  );
  expect(await run(dataDir, "drop", "a1")).toContain("1 deleted");
  expect(await outbox.summary()).toMatchObject({ waiting: 0 });
});

it("lists more than a thousand requests", async () => {
  const { dataDir, outbox } = await setUp();
  await Promise.all(Array.from({ length: 1005 }, (_, index) => outbox.record(`b${index}`, mail)));
  const lines = (await run(dataDir, "list")).trimEnd().split("\n");
  expect(lines[0]).toBe("1006 waiting");
  expect(lines).toHaveLength(1007);
});

it("fails without an outbox, and creates none", async () => {
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

it("prints a request with its control characters replaced", async () => {
  const { dataDir } = await setUp();
  const output = await run(dataDir, "open", "a1");
  expect(output).toContain("line one\nline two");
  expect(output).not.toContain("\u001b");
});

it("prints the newest request if none is named", async () => {
  const { dataDir, outbox } = await setUp();
  await outbox.record("a2", { ...mail, text: "line three" });
  expect(await run(dataDir, "open")).toContain("line three");
  for (const id of ["a1", "a2"]) await outbox.drop(id);
  expect(await run(dataDir, "open")).toBe("0 waiting\n");
});
