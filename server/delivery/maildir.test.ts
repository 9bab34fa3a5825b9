import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { clinic } from "../../test/support/clinic-fixture.ts";
import { temporaryFolder } from "../../test/support/process.ts";
import { typed } from "../../test/support/typed-request.ts";
import { readSettings } from "../settings/settings.ts";
import { createMaildir, newestMail } from "./maildir.ts";
import { type Email, MailError } from "./mailer.ts";
import { readableMail } from "./readable-mail.ts";
import { writeRequestMail } from "./request-mail.ts";

// The mail library is loaded by the first mail, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 30_000 });

const words = 'Grüße — 你好 =\n"quoted" <b>bold</b>\n.\nFrom here';
const from = { name: "Site", address: "site@a.ca" };
const emailOf = (id: string, receivedAt: number): Email => {
  const lastName = "Ó Néill-Brontë of a rather long family name";
  const request = { ...typed, lastName, message: words };
  const mail = writeRequestMail({ id, request, isSpam: false, receivedAt }, clinic);
  return { ...mail, messageId: `<${id}@a.ca>`, from, to: ["to@a.ca"], date: new Date(receivedAt) };
};

it("keeps a mail as a file that reads as it was typed", async () => {
  const folder = temporaryFolder("maildir");
  const mailer = createMaildir(folder);
  await mailer.send(emailOf("a", 1_800_000_000_000));
  await mailer.send(emailOf("b", 1_800_000_000_001));
  const path = await newestMail(folder);
  expect(path).toContain("b@a.ca");
  const mail = await readableMail(await readFile(path ?? ""));
  expect(mail).toContain(words);
  expect(mail).toContain(
    "Reply-To: Zoë Ó Néill-Brontë of a rather long family name <zoe@example.com>",
  );
  expect(mail).toContain("Wish: A First Talk");
});

it("names all recipients in the one mail that it keeps", async () => {
  const folder = temporaryFolder("maildir");
  const { to } = readSettings({ MAIL_TO: "Front Desk <a@b.ca>, c@d.ca" }, clinic).mail.addresses;
  await createMaildir(folder).send({ ...emailOf("a", 1_800_000_000_000), to });
  const mail = await readableMail(await readFile((await newestMail(folder)) ?? ""));
  expect(mail).toMatch(/^To: "?Front Desk"? <a@b\.ca>, c@d\.ca$/m);
  expect(readdirSync(join(folder, "new"))).toHaveLength(1);
});

it("stores a mail once, however often it is delivered", async () => {
  const folder = temporaryFolder("maildir");
  const mailer = createMaildir(folder);
  await mailer.send(emailOf("a", 1_800_000_000_000));
  await mailer.send(emailOf("a", 1_800_000_000_000));
  expect(readdirSync(join(folder, "new"))).toHaveLength(1);
  expect(readdirSync(join(folder, "tmp"))).toHaveLength(0);
});

it("throws a MailError if the folder is not writable", async () => {
  const mailer = createMaildir("/dev/null/mail");
  const failure = await mailer.send(emailOf("a", 1)).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(MailError);
});

it("shows a header in one line, without what a terminal would obey", async () => {
  const mail = "Subject: =?utf-8?q?a=1B[31m=0D=0AFrom:_x@y.ca?=\n\nwords";
  expect(await readableMail(mail)).toBe("Subject: a\uFFFD[31m\uFFFD\uFFFDFrom: x@y.ca\n\nwords");
});
