import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { clinic } from "../../test/support/clinic-fixture.ts";
import { temporaryFolder } from "../../test/support/process.ts";
import { typed } from "../../test/support/typed-request.ts";
import { readConfig } from "../settings/config.ts";
import { composeEmail } from "./email.ts";
import { MailError } from "./mail-error.ts";
import { createMaildir, newestMail } from "./maildir.ts";
import { readableMail } from "./readable-mail.ts";

// The mail library is loaded by the first mail, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 30_000 });

const words = 'Grüße — 你好 =\n"quoted" <b>bold</b>\n.\nFrom here';
const addresses = { from: { name: "Site", address: "site@a.ca" }, to: "to@a.ca", fallbackTo: "" };
const emailOf = (id: string, receivedAt: number) =>
  composeEmail(
    id,
    {
      kind: "appointment",
      request: {
        ...typed,
        lastName: "Ó Néill-Brontë of a rather long family name",
        message: words,
      },
      spamSigns: [],
      receivedAt,
    },
    { addresses, content: clinic },
  );

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
  const to = readConfig({ MAIL_TO: "Front Desk <a@b.ca>, c@d.ca" }, clinic).mail.addresses.to;
  await createMaildir(folder).send({ ...emailOf("a", 1_800_000_000_000), to });
  const mail = await readableMail(await readFile((await newestMail(folder)) ?? ""));
  expect(mail).toMatch(/^To: "?Front Desk"? <a@b\.ca>, c@d\.ca$/m);
  expect(readdirSync(join(folder, "new"))).toHaveLength(1);
});

it("holds a mail once however often it is delivered", async () => {
  const folder = temporaryFolder("maildir");
  const mailer = createMaildir(folder);
  await mailer.send(emailOf("a", 1_800_000_000_000));
  await mailer.send(emailOf("a", 1_800_000_000_000));
  expect(readdirSync(join(folder, "new"))).toHaveLength(1);
  expect(readdirSync(join(folder, "tmp"))).toHaveLength(0);
});

it("says that it can be tried again when the folder cannot be written", async () => {
  const mailer = createMaildir("/dev/null/mail");
  const failure = await mailer.send(emailOf("a", 1)).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(MailError);
  expect(failure).toMatchObject({ remedy: "time" });
});

it("does not make the data folder anew when that is gone", async () => {
  const gone = join(temporaryFolder("maildir"), "gone");
  const mailer = createMaildir(join(gone, "mail"));
  await expect(mailer.send(emailOf("a", 1))).rejects.toMatchObject({ remedy: "time" });
  expect(existsSync(gone)).toBe(false);
});

it("shows a header in one line, without what a terminal would obey", async () => {
  const mail = "Subject: =?utf-8?q?a=1B[31m=0D=0AFrom:_x@y.ca?=\n\nwords";
  expect(await readableMail(mail)).toBe("Subject: a\uFFFD[31m\uFFFD\uFFFDFrom: x@y.ca\n\nwords");
});
