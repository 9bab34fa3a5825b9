import { equal, match, ok } from "node:assert/strict";
import { wait, waitUntil } from "../../test/support/process.ts";
import { readableMail } from "../../test/support/readable-mail.ts";
import { type Site, startSite } from "../../test/support/site.ts";
import { postRequest, typed } from "../../test/support/typed-request.ts";
import { type Exim, startExim } from "../support/exim.ts";
import { type Fault, portOf, readiness } from "./fault.ts";
import { startLoad } from "./load.ts";

export const realMailFaults: Fault[] = [
  {
    name: "real Exim, stopped for a while",
    run: ({ isShort }) => realMail(isShort ? 5000 : 60_000),
  },
];

async function realMail(stoppedMs: number): Promise<string> {
  await using exim = await startExim();
  await using site = await startSite({ env: { SMTP_URL: exim.smtpUrl, MAIL_TO: exim.address } });
  await keepsEveryCharacter(site, exim);
  await send(site, 5);
  await waitUntil(() => exim.mails().length === 6, 20_000, "six mails");
  await waitUntil(async () => (await readiness(site)).waiting === 0, 20_000, "an empty outbox");
  await waitUntil(() => exim.unfinished() === 0, 20_000, "an empty spool");
  await exim.pause();
  // Exim's sessions end after its daemon. A session that ends before it confirms a mail would get a duplicate.
  await wait(1000);
  const whileStopped = await send(site, 5);
  await wait(stoppedMs);
  equal(exim.mails().length, 6, "a mail arrived through a stopped server");
  await exim.resume();
  await waitUntil(() => exim.mails().length >= 11, 60_000 + stoppedMs, "the mails of the outage");
  await wait(2000);
  const mails = exim.mails();
  equal(mails.length, 11, `${mails.length} mails for 11 requests`);
  for (const id of whileStopped) {
    const own = mails.filter((mail) => mail.includes(`Message-ID: <${id}@`));
    equal(own.length, 1, `${own.length} mails for ${id}`);
    match(own[0] ?? "", /^Reply-To: .*<visitor\d+@example\.com>$/m);
  }
  return `11 of 11 in the Maildir, once each, 5 of them after ${stoppedMs / 1000} s without a server`;
}

const request = {
  ...typed,
  lastName: "Łukasiewicz-O’Neil",
  phone: "+1 416 555 0199",
  message: "Première ligne <b>bold</b> & “quotes”\nDeuxième ligne: 你好",
};

async function keepsEveryCharacter(site: Site, exim: Exim): Promise<void> {
  const answer = await postRequest(site.url, request);
  equal(answer.status, 200);
  await waitUntil(() => exim.mails().length === 1, 20_000, "the mail");
  const mail = await readableMail(exim.mails()[0] ?? "");
  ok(mail.includes(request.message) && mail.includes(request.phone), "the text was changed");
  const name = `${request.firstName} ${request.lastName}`;
  match(mail, new RegExp(`^Reply-To: "?${name}"? <${request.email}>$`, "m"));
}

async function send(site: Site, total: number): Promise<Set<string>> {
  const load = startLoad({ ports: [portOf(site)], connections: 4, total });
  await load.finished;
  return load.acknowledged;
}
