import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it, vi } from "vitest";
import { runDeployScript } from "../test/support/deploy-script.ts";
import { temporaryFolder } from "../test/support/process.ts";
import { startSite } from "../test/support/site.ts";
import { writeSiteFixture } from "../test/support/site-fixture.ts";
import { postRequest } from "../test/support/typed-request.ts";

// Each script starts several processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const dist = temporaryFolder("backup-dist");
beforeAll(() => writeSiteFixture(dist));

const run = (script: string, argument: string, dataDir: string) =>
  runDeployScript(script, argument, { DATA_DIR: dataDir, DIST: dist });

/** Stores one request in a new outbox, whose site has no mail server. */
async function storeOne(): Promise<string> {
  const site = await startSite({ dist, env: { SMTP_URL: "" } });
  expect((await postRequest(site.url)).status).toBe(200);
  await site.stop();
  return site.dataDir;
}

const outboxOf = (folder: string) => readFileSync(join(folder, "outbox.sqlite"));

it("an archive that is damaged changes nothing, and a whole one replaces the outbox", async () => {
  const [former, current] = [await storeOne(), await storeOne()];
  const archives = temporaryFolder("archives");
  expect(run("backup.sh", archives, former)).toMatchObject({ status: 0, stderr: "" });
  expect(readdirSync(former)).not.toContain("backup");
  const [archive = ""] = readdirSync(archives).map((name) => join(archives, name));
  const before = outboxOf(current);
  const cut = join(temporaryFolder("cut"), "website.tar.gz");
  for (const bytes of [0, readFileSync(archive).length - 20]) {
    writeFileSync(cut, readFileSync(archive).subarray(0, bytes));
    expect(run("restore.sh", cut, current).status).not.toBe(0);
    expect(outboxOf(current)).toEqual(before);
  }
  expect(run("restore.sh", archive, current)).toMatchObject({ status: 0, stderr: "" });
  expect(readdirSync(current).filter((name) => name.startsWith("outbox"))).toEqual([
    "outbox.sqlite",
  ]);
  expect(outboxOf(current)).not.toEqual(before);
});

it("a failed backup leaves no file", () => {
  const archives = temporaryFolder("archives");
  expect(run("backup.sh", archives, temporaryFolder("empty")).status).not.toBe(0);
  expect(readdirSync(archives)).toEqual([]);
});
