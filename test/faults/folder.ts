import { renameSync } from "node:fs";
import { until, wait } from "../support/process.ts";
import { startScriptedSmtp } from "../support/scripted-smtp.ts";
import { startSite } from "../support/site.ts";
import { drained, type Fault, hold, inWords, portOf, readiness, tally } from "./fault.ts";
import { startLoad } from "./load.ts";

export const folderFaults: Fault[] = [
  { name: "data folder moved away and back", run: movedAwayAndBack },
];

async function movedAwayAndBack(): Promise<string> {
  const smtp = await startScriptedSmtp();
  const site = await startSite({ env: { SMTP_URL: smtp.url, MAIL_TO: "to@clinic.test" } });
  const before = startLoad({ ports: [portOf(site)], connections: 2, total: 20 });
  await before.finished;
  renameSync(site.dataDir, `${site.dataDir}-away`);
  const during = startLoad({ ports: [portOf(site)], connections: 2, pauseMs: 50 });
  await wait(3000);
  await during.stop();
  const ready = await readiness(site);
  renameSync(`${site.dataDir}-away`, site.dataDir);
  await until(async () => (await readiness(site)).status === "ready", 10_000, "recovery");
  const after = startLoad({ ports: [portOf(site)], connections: 2, total: 20 });
  await after.finished;
  const acknowledged = new Set([...before.acknowledged, ...after.acknowledged]);
  await drained(site, acknowledged, smtp, 60_000);
  await Promise.all([site.stop(), smtp.stop()]);
  const { lost, duplicates } = tally(acknowledged, smtp);
  const told = site.logs().split("the outbox cannot be used").length - 1;
  hold([...during.statuses.keys()].join() === "503", inWords(during.statuses));
  hold(ready.status === "unavailable", `readiness said ${ready.status}`);
  hold(told === 1, `said ${told} times that the outbox cannot be used`);
  hold(lost === 0 && duplicates === 0, `lost ${lost}, duplicates ${duplicates}`);
  return `${inWords(during.statuses)} while it was away, said once; 40 of 40 before and after, once each`;
}
