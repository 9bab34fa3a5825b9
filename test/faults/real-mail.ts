import { startExim } from "../servers/exim.ts";
import { until, wait } from "../servers/process.ts";
import { startSite } from "../servers/site.ts";
import { type Fault, hold, readiness } from "./fault.ts";
import { send } from "./mail.ts";

export const realMailFaults: Fault[] = [
  {
    name: "real Exim, stopped for a while",
    run: ({ isShort }) => realMail(isShort ? 5000 : 60_000),
  },
];

async function realMail(stoppedMs: number): Promise<string> {
  const exim = await startExim();
  const site = await startSite({ env: { SMTP_URL: exim.smtpUrl, MAIL_TO: exim.address } });
  await send(site, 5);
  await until(() => exim.mails().length === 5, { timeoutMs: 20_000, what: "five mails" });
  await until(async () => (await readiness(site)).waiting === 0, {
    timeoutMs: 20_000,
    what: "rest",
  });
  await exim.pause();
  // Its sessions end after it does: one that took a mail and was ended before it said so would get it twice.
  await wait(1000);
  const whileStopped = await send(site, 5);
  await wait(stoppedMs);
  hold(exim.mails().length === 5, "a mail arrived through a stopped server");
  await exim.resume();
  const everything = { timeoutMs: 60_000 + stoppedMs, what: "the mails of the outage" };
  await until(() => exim.mails().length >= 10, everything);
  await wait(2000);
  const mails = exim.mails();
  await Promise.all([site.stop(), exim.stop()]);
  hold(mails.length === 10, `${mails.length} mails for 10 requests`);
  for (const id of whileStopped) {
    const own = mails.filter((mail) => mail.includes(`Message-ID: <${id}@`));
    hold(own.length === 1, `${own.length} mails for ${id}`);
    hold(/^Reply-To: .*<visitor\d+@example\.com>$/m.test(own[0] ?? ""), "no Reply-To");
  }
  return `10 of 10 in the Maildir, once each, 5 of them after ${stoppedMs / 1000} s without a server`;
}
