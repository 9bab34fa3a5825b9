import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { waitUntil } from "../test/support/process.ts";
import { readableMail } from "../test/support/readable-mail.ts";
import { type ScriptedSmtp, startScriptedSmtp } from "../test/support/scripted-smtp.ts";
import { startSite } from "../test/support/site.ts";
import { postRequest, typed } from "../test/support/typed-request.ts";

const CLINIC = "to@clinic.test";

let smtp: ScriptedSmtp;
beforeAll(async () => {
  // Addresses at slow.test get no answer.
  smtp = await startScriptedSmtp({
    onRcptTo({ address }, _session, callback) {
      if (address.endsWith("@refused.test")) callback(new Error("no such user"));
      else if (!address.endsWith("@slow.test")) callback();
    },
  });
});
afterAll(() => smtp.stop());

const start = (env: Record<string, string> = { ACKNOWLEDGE: "1" }) =>
  startSite({
    env: { SMTP_URL: smtp.url, MAIL_TO: CLINIC, MAIL_FROM: "site@clinic.test", ...env },
  });
const mailsTo = (address: string) =>
  smtp.received.filter(({ rcptTo }) => rcptTo.join() === address);
/** Waits until the clinic has that many more mails. */
async function clinicGets(count: number, act: () => Promise<unknown>) {
  const before = mailsTo(CLINIC).length;
  await act();
  await waitUntil(() => mailsTo(CLINIC).length === before + count, "the clinic's mail");
}

describe("the acknowledgement of a request", () => {
  it("is one plain mail that names the day and the phone number, and quotes nothing", async () => {
    await using site = await start();
    await postRequest(site.url, { ...typed, email: "ana@client.test" });
    await waitUntil(() => mailsTo("ana@client.test").length > 0, "the acknowledgement");
    await site.stop();
    const [sent, ...more] = mailsTo("ana@client.test");
    expect(more).toEqual([]);
    const mail = await readableMail(sent?.source ?? "");
    expect(mail).toContain("\nSubject: It is here\n");
    expect(mail).toContain("\nReply-To: Northlight <desk@northlight.test>\n");
    expect(mail).toMatch(/^Auto-Submitted: auto-replied$/m);
    expect(mail).toMatch(/\n\nWe write by \w+day, \w+ \d+, or call \(403\) 555-0188\.\n$/);
    expect(mail).not.toContain(typed.firstName);
    expect(sent?.source).not.toContain("text/html");
  });

  it("is not sent unless the setting is on", async () => {
    await using site = await start({});
    await clinicGets(1, () => postRequest(site.url, { ...typed, email: "off@client.test" }));
    await site.stop();
    expect(mailsTo("off@client.test")).toEqual([]);
  });

  it("is sent once a day to an address, and never for possible spam", async () => {
    await using site = await start();
    const emails = ["bob@client.test", "Bob@client.test", "bob+spa@client.test"];
    await clinicGets(4, async () => {
      for (const email of emails) await postRequest(site.url, { ...typed, email });
      await postRequest(site.url, { ...typed, email: "trap@client.test", website: "filled" });
    });
    await waitUntil(() => mailsTo(emails[0] ?? "").length > 0, "the acknowledgement");
    await site.stop();
    expect(emails.map((email) => mailsTo(email).length)).toEqual([1, 0, 0]);
    expect(mailsTo("trap@client.test")).toEqual([]);
  });

  it("does not delay the clinic's mail while clients' mail servers hang", async () => {
    await using site = await start();
    await clinicGets(12, async () => {
      for (let client = 0; client < 12; client++)
        await postRequest(site.url, { ...typed, email: `client${client}@slow.test` });
    });
    await site.kill();
  });

  it("raises no alarm when it is refused", async () => {
    await using site = await start();
    await clinicGets(1, () => postRequest(site.url, { ...typed, email: "typo@refused.test" }));
    await waitUntil(() => site.logs().includes("an acknowledgement was not sent"), "the refusal");
    const answer = await fetch(`${site.url}/readyz`);
    expect(await answer.json()).toEqual({
      ...{ status: "ready", waiting: 0, oldestWaitingSeconds: 0 },
      ...{ reasons: [], failures: [] },
    });
    expect(site.logs()).not.toContain("alarm raised");
    expect(site.logs()).not.toContain("typo@");
  });
});
