import { execFile } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { temporaryFolder, until } from "../support/process.ts";
import { startScriptedSmtp } from "../support/scripted-smtp.ts";
import { startSite } from "../support/site.ts";
import { writeSiteFixture } from "../support/site-fixture.ts";
import { drained, type Fault, hold, portOf, tally } from "./fault.ts";
import { startLoad } from "./load.ts";

const ACKNOWLEDGED_BEFORE_BACKUP = 100;

export const restoreFaults: Fault[] = [
  {
    name: "restore from a backup made under load",
    run: ({ isShort }) => restoreRounds(isShort ? 1 : 5),
  },
];

/** No mail is taken before the machine is lost: what the copy holds has to arrive, and once. */
async function restoreRounds(rounds: number): Promise<string> {
  const dist = temporaryFolder("restore-dist");
  await writeSiteFixture(dist);
  const figures = { acknowledged: 0, lost: 0, duplicates: 0 };
  for (let round = 0; round < rounds; round++) {
    const smtp = await startScriptedSmtp();
    smtp.behave({ kind: "refuse", status: 451, at: "data" });
    const env = { SMTP_URL: smtp.url, MAIL_TO: "to@clinic.test", DIST: dist };
    const site = await startSite({ env });
    const load = startLoad({ ports: [portOf(site)], connections: 8, pauseMs: 5 });
    await until(
      () => load.acknowledged.size >= ACKNOWLEDGED_BEFORE_BACKUP,
      60_000,
      "requests to be taken",
    );
    const acknowledged = new Set(load.acknowledged);
    const copy = join(temporaryFolder("restore"), "copy");
    await backUp({ ...env, DATA_DIR: site.dataDir }, copy);
    await Promise.all([site.kill(), load.stop()]);
    rmSync(site.dataDir, { recursive: true });
    cpSync(copy, site.dataDir, { recursive: true });
    smtp.behave({ kind: "take" });
    const restored = await startSite({ env: { ...env, DATA_DIR: site.dataDir } });
    await drained(restored, acknowledged, smtp, 180_000);
    await Promise.all([restored.stop(), smtp.stop()]);
    const { lost, duplicates } = tally(acknowledged, smtp);
    figures.acknowledged += acknowledged.size;
    figures.lost += lost;
    figures.duplicates += duplicates;
  }
  const { acknowledged, lost, duplicates } = figures;
  const text = `${rounds} machines lost, ${acknowledged} acknowledged before the backup: lost ${lost}, ${duplicates} duplicates`;
  hold(lost === 0 && duplicates === 0, text);
  return text;
}

async function backUp(env: NodeJS.ProcessEnv, folder: string): Promise<void> {
  const command = [resolve("server/commands/backup.ts"), folder];
  await promisify(execFile)(process.execPath, command, { env: { PATH: process.env.PATH, ...env } });
}
