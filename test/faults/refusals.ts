import { until, wait } from "../support/process.ts";
import { type Behaviour, startScriptedSmtp } from "../support/scripted-smtp.ts";
import { type Fault, hold, readiness } from "./fault.ts";
import { deliveredOnce, send, setUp } from "./mail.ts";

const REFUSED_MS = 8000;

export const refusalFaults: Fault[] = [
  {
    name: "SMTP 550 to the mail after DATA",
    run: () =>
      refusedUntilMended({ kind: "refuse", status: 550, to: "to@clinic.test", at: "data" }),
  },
  {
    name: "SMTP 550 to the recipient",
    run: () =>
      refusedUntilMended({ kind: "refuse", status: 550, to: "to@clinic.test", at: "rcpt" }),
  },
  {
    name: "SMTP 554 to every mail after DATA, the alarm's too",
    run: () => refusedUntilMended({ kind: "refuse", status: 554, at: "data" }),
  },
];

async function refusedUntilMended(behaviour: Extract<Behaviour, { kind: "refuse" }>) {
  const smtp = await startScriptedSmtp();
  smtp.behave(behaviour);
  const site = await setUp(smtp);
  const acknowledged = await send(site);
  await until(() => site.logs().includes("a request could not be delivered"), 10_000, "an alarm");
  await wait(REFUSED_MS);
  const { status, failed } = await readiness(site);
  hold(status === "attention" && failed === 0, `readiness said ${status}, ${failed} failed`);
  smtp.behave({ kind: "take" });
  await deliveredOnce(site, smtp, acknowledged);
  const after = await readiness(site);
  const told = site.logs().split("a request could not be delivered").length - 1;
  const alarms = smtp.received.filter(({ rcptTo }) => rcptTo.includes("fallback@clinic.test"));
  await Promise.all([site.stop(), smtp.stop()]);
  hold(told === 1 && alarms.length === 1, `told ${told} times, ${alarms.length} alarm mails`);
  hold(after.status === "ready", `readiness said ${after.status} afterwards`);
  return `${acknowledged.size} acknowledged, all deferred, one alarm; once healed lost 0, duplicates 0`;
}
