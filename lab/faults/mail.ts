import { equal } from "node:assert/strict";
import { wait } from "../../test/support/process.ts";
import { startScriptedSmtp } from "../../test/support/scripted-smtp.ts";
import { type Site, startSite } from "../../test/support/site.ts";
import { deliverOnce, type Fault, portOf, settingsFor } from "./fault.ts";
import { startLoad } from "./load.ts";

export const mailFaults: Fault[] = [
  { name: "SMTP silent in DATA", run: silentInData },
  {
    name: "SMTP accepts later than a lease lasts",
    run: ({ isShort }) => slowAcceptance(isShort ? 40_000 : 75_000),
  },
];

export async function send(site: Site, total: number): Promise<Set<string>> {
  const load = startLoad({ ports: [portOf(site)], connections: 4, total });
  await load.finished;
  return load.acknowledged;
}

async function silentInData(): Promise<string> {
  await using smtp = await startScriptedSmtp();
  const SMTP_URL = `${smtp.url}?socketTimeout=2000`;
  await using site = await startSite({ env: { ...settingsFor(smtp), SMTP_URL } });
  smtp.behave({ kind: "silent in data" });
  const acknowledged = await send(site, 3);
  await wait(4000);
  smtp.behave({ kind: "take" });
  return `timed out mid-DATA, then ${await deliverOnce([site], acknowledged, smtp)}`;
}

async function slowAcceptance(afterMs: number): Promise<string> {
  await using smtp = await startScriptedSmtp({ socketTimeout: 200_000 });
  const env = settingsFor(smtp);
  await using site = await startSite({ env });
  // A second process on the same outbox would take over a lease that ran out.
  await using other = await startSite({ env: { ...env, DATA_DIR: site.dataDir } });
  smtp.behave({ kind: "take", afterMs });
  const acknowledged = await send(site, 3);
  await wait(afterMs + 3000);
  const figures = await deliverOnce([site, other], acknowledged, smtp);
  equal(smtp.attempts(), 3, "attempts for 3 mails");
  return `accepted after ${afterMs / 1000} s (a lease lasts 30 s), two processes, one attempt each: ${figures}`;
}
