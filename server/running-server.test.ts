import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder, waitUntil } from "../test/support/process.ts";
import { startSite } from "../test/support/site.ts";
import { writeSiteFixture } from "../test/support/site-fixture.ts";
import { recordedServer } from "./running-server.ts";

it("records its address, and restarts in the same process on SIGUSR2", async () => {
  const dist = temporaryFolder("running-server");
  await writeSiteFixture(dist);
  const site = await startSite({ dist });
  const record = { pid: site.pid, url: `${site.url}/`, dist };
  expect(recordedServer(site.dataDir)).toEqual(record);
  process.kill(site.pid, "SIGUSR2");
  const starts = () => site.logs().split("The site is at").length - 1;
  await waitUntil(
    () => starts() === 2 && recordedServer(site.dataDir) !== undefined,
    "the restart",
  );
  expect(recordedServer(site.dataDir)).toEqual(record);
  expect((await fetch(site.url)).status).toBe(200);
  expect(await site.stop()).toBe(0);
  expect(recordedServer(site.dataDir)).toBeUndefined();
});

it("restarts and stops in order though its record cannot be removed", async () => {
  const site = await startSite();
  // A folder in place of the record, because root may write into every folder.
  const record = join(site.dataDir, "server.json");
  rmSync(record);
  mkdirSync(record);
  writeFileSync(join(record, "file"), "");
  process.kill(site.pid, "SIGUSR2");
  await waitUntil(() => site.logs().split("The site is at").length === 3, "the restart");
  expect(await site.stop()).toBe(0);
  expect(site.logs()).toContain('"msg":"stopped"');
});
