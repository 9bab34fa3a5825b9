import PostalMime from "postal-mime";
import { expect, it } from "vitest";
import { formFields } from "../../contract/form-fields.ts";
import { clinic } from "../../test/support/clinic-fixture.ts";
import { startScriptedSmtp } from "../../test/support/scripted-smtp.ts";
import { typed } from "../../test/support/typed-request.ts";
import type { Address } from "./mailer.ts";
import { type Received, writeRequestMail } from "./request-mail.ts";
import { createSmtp } from "./smtp.ts";

const from: Address = { name: "Site", address: "site@clinic.test" };
const received: Received = {
  id: "a1",
  request: typed,
  isSpam: false,
  receivedAt: Date.UTC(2027, 0, 15, 20, 5),
};

/** Sends the mail of a request over SMTP, and parses it as a mail program does. */
async function readSent(request: Partial<typeof typed>, isSpam = false) {
  const changed = { ...received, request: { ...typed, ...request }, isSpam };
  const mail = writeRequestMail(changed, clinic);
  await using server = await startScriptedSmtp();
  const mailer = createSmtp(new URL(server.url));
  await mailer.send({ ...mail, messageId: "<a1@clinic.test>", from, to: ["to@clinic.test"] });
  mailer.close();
  const [sent] = server.received;
  const read = await PostalMime.parse(sent?.source ?? "");
  return { ...read, html: read.html ?? "", text: read.text ?? "", sent };
}

it("has the service, the name and a Reply-To of the visitor", async () => {
  const mail = await readSent({});
  expect(mail.subject).toBe("New: A First Talk for Zoë Day");
  expect(mail.replyTo).toEqual([{ name: "Zoë Day", address: typed.email }]);
  expect(mail.from).toEqual(from);
  expect(mail.messageId).toBe("<a1@clinic.test>");
});

it("is dated when it is sent, because filters distrust the date of a mail that has waited", async () => {
  const SECOND_MS = 1000;
  const sentAfter = Date.now() - SECOND_MS;
  const { date } = await readSent({});
  expect(Date.parse(date ?? "")).toBeGreaterThan(sentAfter);
  expect(Date.parse(date ?? "")).toBeLessThanOrEqual(Date.now());
});

it("contains every labelled field, as text and as HTML", async () => {
  const mail = await readSent({ message: "One\n\n  two — 你好" });
  const rows = [
    "Mail: zoe@example.com",
    "Mobile: 905-555-0142",
    "Wish: A First Talk",
    "Who: Zoë Day",
  ];
  for (const row of rows) expect(mail.text).toContain(`${row}\n`);
  expect(mail.text).toContain("Your words:\n");
  expect(mail.text).toContain("One\n\n  two — 你好");
  for (const row of rows) {
    const [label, value] = row.split(": ");
    expect(mail.html).toMatch(new RegExp(`>${label}</th><td[^>]*>(?:<a [^>]*>)?${value}<`));
  }
  expect(mail.html).toContain('white-space:pre-wrap">One\n\n  two — 你好<');
  expect(mail.text).toContain("\n-- \nFrom Northlight, to be answered within 48 hours.\n");
});

it.each(formFields)("contains the value of the field $name", ({ name }) => {
  const values = formFields.map((field) => [field.name, `what ${field.name} says`]);
  const request = Object.fromEntries(values);
  const { text, html } = writeRequestMail({ ...received, request }, clinic);
  expect(text).toContain(`what ${name} says`);
  expect(html).toContain(`what ${name} says`);
});

it("has two links that begin a reply with a subject", async () => {
  const { html } = await readSent({});
  const links = html.matchAll(/href="(mailto:[^"]*)"[^>]*>(.*?)</g);
  const href = "mailto:zoe@example.com?subject=You%20%26%20A%20First%20Talk%3F";
  expect(Array.from(links, ([, to, label]) => [to, label])).toEqual([
    [href, "zoe@example.com"],
    [href, "Write to Zoë Day"],
  ]);
});

it.each([
  ["+1 (905) 555-0142", "tel:+19055550142"],
  ["905.555.0142", "tel:9055550142"],
  ["905-555-0142 ext. 12", undefined],
])("links the phone number %s to %s", async (phone, href) => {
  const { html } = await readSent({ phone });
  expect(/href="(tel:[^"]*)"/.exec(html)?.[1]).toBe(href);
});

it("shows the time of receipt and the deadline in the clinic's time zone", async () => {
  const { text } = await readSent({});
  expect(text).toMatch(/^To be answered by Sunday, January 17 at 14:05!$/m);
  expect(text).toMatch(/^Came: Friday, January 15 at 14:05$/m);
});

it("moves the deadline from a closed day to the next one", () => {
  const { text } = writeRequestMail(received, { ...clinic, closedDates: ["2027-01-17"] });
  expect(text).toContain("To be answered by Monday, January 18 at 14:05!");
});

it("escapes markup in the HTML part", async () => {
  const typedMarkup = `<b>bold</b> & "quoted" <img src=x onerror=alert(1)>`;
  const mail = await readSent({ lastName: "<b>Day</b>", message: typedMarkup, phone: `1" x="` });
  expect(mail.text).toContain(typedMarkup);
  expect(mail.subject).toContain("<b>Day</b>");
  expect(mail.html).not.toMatch(/<(?:b|img)\b/);
  expect(mail.html).not.toContain(`1" x="`);
  const shown = mail.html.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
  expect(shown).toContain(typedMarkup);
  expect(shown).toContain("Zoë <b>Day</b>");
});

it("adds no header and no recipient from a name", async () => {
  const bcc = "Bcc: thief@example.com";
  // The checks accept an encoded word (RFC 2047), which a mail program could decode to line breaks.
  const { headers, sent, subject, replyTo } = await readSent({
    firstName: `=?utf-8?q?Zo=0D=0A${bcc.replace(" ", "_")}?=`,
  });
  expect(headers.map(({ key }) => key)).not.toContain("bcc");
  expect(sent?.rcptTo).toEqual(["to@clinic.test"]);
  expect(replyTo).toHaveLength(1);
  expect(`${subject} ${replyTo?.[0]?.name}`).not.toMatch(/[\r\n]/);
});

it("converts a non-ASCII domain in Reply-To", async () => {
  const { replyTo, text } = await readSent({ email: "joerg@bücher.ch" });
  expect(replyTo).toEqual([{ name: "Zoë Day", address: "joerg@xn--bcher-kva.ch" }]);
  expect(text).toContain("joerg@bücher.ch");
});

it("has no Reply-To if the local part of the address is not ASCII", async () => {
  const { replyTo, text } = await readSent({ email: "jörg@example.com" });
  expect(replyTo).toBeUndefined();
  expect(text).toContain("jörg@example.com");
});

it("marks possible spam in the subject and the text", async () => {
  const mail = await readSent({}, true);
  expect(mail.subject).toBe("[doubtful] New: A First Talk for Zoë Day");
  expect(mail.text).toContain("Doubtful: the trap was sprung.");
  expect(mail.html).toContain("Doubtful: the trap was sprung.");
  expect((await readSent({})).text).not.toContain("Doubtful");
});
