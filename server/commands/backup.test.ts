import { execFile } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, it } from "vitest";
import { temporaryFolder } from "../../test/support/process.ts";
import { startSite } from "../../test/support/site.ts";
import { writeSiteFixture } from "../../test/support/site-fixture.ts";
import { postRequest } from "../../test/support/typed-request.ts";

const dist = temporaryFolder("backup-dist");
beforeAll(() => writeSiteFixture(dist));

it("fails without an outbox, and creates no folder", async () => {
  const folder = temporaryFolder("backup");
  const copied = run(temporaryFolder("data"), join(folder, "copy"));
  await expect(copied).rejects.toThrow(/DATA_DIR: there is no outbox in .*data/);
  expect(readdirSync(folder)).toEqual([]);
});

it("makes a copy that no other user can read, and overwrites none", async () => {
  const site = await startSite({ env: { OUTBOX_KEY: Buffer.alloc(32, 7).toString("base64") } });
  await postRequest(site.url);
  expect(await site.stop()).toBe(0);
  const copy = join(temporaryFolder("backup"), "copy");
  expect(await run(site.dataDir, copy)).toContain(
    "If OUTBOX_KEY is set, keep a copy of it elsewhere",
  );
  await expect(run(site.dataDir, copy)).rejects.toThrow("is not empty");
  const database = { DATABASE_URL: "postgres://a.test/b", OUTBOX_KEY: "0f".repeat(32) };
  await expect(run(site.dataDir, `${copy}2`, database)).rejects.toThrow("with pg_dump");
  expect(statSync(copy).mode & 0o777).toBe(0o700);
  expect(statSync(join(copy, "outbox.sqlite")).mode & 0o777).toBe(0o600);
});

/** Runs the command as the documentation describes it. */
async function run(dataDir: string, folder: string, settings: NodeJS.ProcessEnv = {}) {
  const parameters = [resolve("server/commands/backup.ts"), folder];
  const env = { PATH: process.env.PATH, DIST: dist, DATA_DIR: dataDir, ...settings };
  return (await promisify(execFile)(process.execPath, parameters, { env, cwd: dist })).stdout;
}
