import { spawnSync } from "node:child_process";
import {
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { beforeAll, expect, it, vi } from "vitest";
import { PATIENCE_MS, temporaryFolder } from "../test/support/process.ts";
import { startSite } from "../test/support/site.ts";
import { writeSiteFixture } from "../test/support/site-fixture.ts";
import { postRequest, typed } from "../test/support/typed-request.ts";

const DAY_MS = 24 * 3_600_000;
/** A fake `docker` that runs the container's command on the host. */
const IN_PLACE = `#!/bin/sh
case "$2" in stop | up) exit ;; esac
while [ "$1" != site ]; do shift; done
shift
exec "$@"
`;
const dist = temporaryFolder("backup-dist");
beforeAll(() => writeSiteFixture(dist));

/** Runs a script of this folder on a machine whose /tmp cannot be written, as in the container. */
function run(script: string, argument: string, dataDir: string) {
  const bin = temporaryFolder("bin");
  writeFileSync(join(bin, "docker"), IN_PLACE, { mode: 0o755 });
  const PATH = [bin, join(process.execPath, ".."), process.env.PATH].join(delimiter);
  const env = { PATH, TMPDIR: "/nowhere", DATA_DIR: dataDir, DIST: dist };
  return spawnSync(resolve("deploy", script), [argument], { env, encoding: "utf8" });
}

/** Stores one request in a new outbox, whose site has no mail server. */
async function storeOne(message: string): Promise<string> {
  const site = await startSite({ dist, env: { SMTP_URL: "" } });
  expect((await postRequest(site.url, { ...typed, message })).status).toBe(200);
  await site.stop();
  return site.dataDir;
}

const outboxOf = (folder: string) => readFileSync(join(folder, "outbox.sqlite"));

it("an archive that is damaged changes nothing, and a whole one replaces the outbox, whose request is sent", async () => {
  const [former, current] = [await storeOne("The former."), await storeOne("The current.")];
  const archives = temporaryFolder("archives");
  expect(run("backup.sh", archives, former)).toMatchObject({ status: 0, stderr: "" });
  expect(readdirSync(former)).not.toContain("backup");
  const [archive = ""] = readdirSync(archives).map((name) => join(archives, name));
  expect(statSync(archive).mode & 0o077, "for other users").toBe(0);
  const before = outboxOf(current);
  const cut = join(temporaryFolder("cut"), "website.tar.gz");
  for (const bytes of [0, readFileSync(archive).length - 20]) {
    writeFileSync(cut, readFileSync(archive).subarray(0, bytes));
    expect(run("restore.sh", cut, current).status).not.toBe(0);
    expect(outboxOf(current)).toEqual(before);
  }
  // As after a crash. SQLite would replay it into the restored file.
  writeFileSync(join(current, "outbox.sqlite-wal"), "of the outbox before");
  expect(run("restore.sh", archive, current)).toMatchObject({ status: 0, stderr: "" });
  expect(readdirSync(current).filter((name) => name.startsWith("outbox"))).toEqual([
    "outbox.sqlite",
  ]);
  await using restored = await startSite({ dist, env: { DATA_DIR: current } });
  const sent = [expect.stringContaining("The former.")];
  await vi.waitFor(async () => expect(await restored.mails()).toEqual(sent), PATIENCE_MS);
});

it("a backup deletes archives of more than ninety days", async () => {
  const archives = temporaryFolder("archives");
  const ages = { "website-2026-01-01.tar.gz": 91, "website-2026-01-03.tar.gz": 89 };
  for (const [name, days] of Object.entries(ages)) {
    writeFileSync(join(archives, name), "");
    utimesSync(join(archives, name), new Date(), new Date(Date.now() - days * DAY_MS));
  }
  expect(run("backup.sh", archives, await storeOne("Hello.")).status).toBe(0);
  expect(Object.keys(ages).map((name) => existsSync(join(archives, name)))).toEqual([false, true]);
});

it("a failed backup leaves no file", () => {
  const archives = temporaryFolder("archives");
  expect(run("backup.sh", archives, temporaryFolder("empty")).status).not.toBe(0);
  expect(readdirSync(archives)).toEqual([]);
});
