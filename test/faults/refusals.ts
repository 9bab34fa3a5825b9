import { until } from "../support/process.ts";
import { startScriptedSmtp } from "../support/scripted-smtp.ts";
import type { Site } from "../support/site.ts";
import { type Fault, hold, readiness } from "./fault.ts";
import { deliveredOnce, send, setUp } from "./mail.ts";

export const refusalFaults: Fault[] = [
  { name: "SMTP 550 to this mail", run: refusedForGood },
  { name: "SMTP 550 to the recipient", run: refusedRecipient },
];

const refusedTo = { kind: "refuse", status: 550, to: "to@clinic.test" } as const;

async function refusedForGood(): Promise<string> {
  const smtp = await startScriptedSmtp();
  smtp.behave({ ...refusedTo, at: "data" });
  const site = await setUp(smtp);
  await send(site, 3);
  await until(async () => (await readiness(site)).failed === 3, {
    timeoutMs: 10_000,
    what: "failures",
  });
  await until(() => smtp.received.length === 3, { timeoutMs: 10_000, what: "alarm mails" });
  const ready = await readiness(site);
  hold(ready.status === "attention", `readiness said ${ready.status}`);
  hold(timesTold(site) === 3, "not one alarm line for each");
  const alarms = smtp.received.filter(({ rcptTo }) => rcptTo.includes("fallback@clinic.test"));
  hold(alarms.length === 3, `${alarms.length} alarm mails`);
  await Promise.all([site.stop(), smtp.stop()]);
  return "3 requests: one attempt each, then failed and kept; alarm in log, /readyz and by mail";
}

async function refusedRecipient(): Promise<string> {
  const smtp = await startScriptedSmtp();
  smtp.behave({ ...refusedTo, at: "rcpt" });
  const site = await setUp(smtp);
  const acknowledged = await send(site, 3);
  await until(() => smtp.received.length > 0, { timeoutMs: 10_000, what: "an alarm mail" });
  const { status, failed } = await readiness(site);
  hold(status === "attention" && failed === 0, `readiness said ${status}, ${failed} failed`);
  smtp.behave({ kind: "take" });
  await deliveredOnce(site, smtp, acknowledged);
  const after = await readiness(site);
  hold(timesTold(site) === 1, `told ${timesTold(site)} times`);
  hold(after.status === "ready", `readiness said ${after.status} afterwards`);
  await Promise.all([site.stop(), smtp.stop()]);
  return "3 deferred; alarm once in log, /readyz and by mail; delivered once each when the address was right";
}

function timesTold(site: Site): number {
  return site.logs().split("a request could not be delivered").length - 1;
}
