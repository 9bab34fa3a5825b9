import { execFile } from "node:child_process";
import { cpSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, it, vi } from "vitest";
import { portOf, settingsFor, tally } from "../../lab/faults/fault.ts";
import { startLoad } from "../../lab/faults/load.ts";
import { temporaryFolder, waitUntil } from "../../test/support/process.ts";
import { startScriptedSmtp } from "../../test/support/scripted-smtp.ts";
import { startSite } from "../../test/support/site.ts";
import { writeSiteFixture } from "../../test/support/site-fixture.ts";
import { postRequest } from "../../test/support/typed-request.ts";

// Each command is a process of its own, which is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const ACKNOWLEDGED_BEFORE_BACKUP = 50;
/** What the lost machine was sending follows when its leases have run out. */
const MAX_IN_FLIGHT = 3;

const dist = temporaryFolder("backup-dist");
beforeAll(() => writeSiteFixture(dist));

it("brings back, once, every request that was taken before it, though others come meanwhile", async () => {
  await using smtp = await startScriptedSmtp();
  smtp.behave({ kind: "refuse", status: 451, at: "data" });
  const lost = await startSite({ env: settingsFor(smtp) });
  const load = startLoad({ ports: [portOf(lost)], connections: 4, pauseMs: 5 });
  const isEnough = () => load.acknowledged.size >= ACKNOWLEDGED_BEFORE_BACKUP;
  await waitUntil(isEnough, 60_000, "requests to be taken");
  const acknowledged = new Set(load.acknowledged);
  const copy = join(temporaryFolder("backup"), "copy");

  const output = await run("backup", lost.dataDir, copy);
  await Promise.all([lost.kill(), load.stop()]);
  rmSync(lost.dataDir, { recursive: true });
  cpSync(copy, lost.dataDir, { recursive: true });
  const listed = await run("outbox", lost.dataDir, "list");
  smtp.behave({ kind: "take" });
  await using _restored = await startSite({
    env: { ...settingsFor(smtp), DATA_DIR: lost.dataDir },
  });

  expect(output).toContain(`outbox.key, outbox.sqlite of ${lost.dataDir}`);
  expect([...acknowledged].filter((id) => !listed.includes(id))).toEqual([]);
  const isDelivered = () => tally(acknowledged, smtp).lost <= MAX_IN_FLIGHT;
  await waitUntil(isDelivered, 60_000, "the mails");
  expect(tally(acknowledged, smtp).duplicates).toBe(0);
});

it("copies nothing where there is no outbox: another folder is meant", async () => {
  const folder = temporaryFolder("backup");
  const copied = run("backup", temporaryFolder("data"), join(folder, "copy"));
  await expect(copied).rejects.toThrow(/DATA_DIR: there is no outbox in .*data/);
  expect(readdirSync(folder)).toEqual([]);
});

it("never writes over what is there, and says what is not in a copy", async () => {
  const site = await startSite({ env: { OUTBOX_KEY: Buffer.alloc(32, 7).toString("base64") } });
  await postRequest(site.url);
  expect(await site.stop()).toBe(0);
  const copy = join(temporaryFolder("backup"), "copy");
  expect(await run("backup", site.dataDir, copy)).toContain("keep OUTBOX_KEY elsewhere");
  await expect(run("backup", site.dataDir, copy)).rejects.toThrow("is not empty");
});

/** As the documentation tells people to do it. */
async function run(command: "backup" | "outbox", dataDir: string, argument: string) {
  const parameters = [resolve(`server/commands/${command}.ts`), argument];
  const env = { PATH: process.env.PATH, DIST: dist, DATA_DIR: dataDir };
  return (await promisify(execFile)(process.execPath, parameters, { env, cwd: dist })).stdout;
}
