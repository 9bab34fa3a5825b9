import { mkdir, readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { syncFolder } from "../store/data-folder.ts";
import type { Email } from "./email.ts";
import { MailError } from "./mail-error.ts";
import type { Mailer } from "./mailer.ts";

/** Implements https://cr.yp.to/proto/maildir.html. An attempt repeated after a crash replaces its file. */
export function createMaildir(folder: string): Mailer {
  return {
    describe: `Mail is kept as files in ${folder} (set SMTP_URL to send it); "npm run outbox -- open" shows the newest.`,
    async send(email) {
      try {
        const { createTransport } = await import("nodemailer");
        const compose = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
        const { message } = await compose.sendMail(email);
        await store(folder, email, message as Buffer);
      } catch (cause) {
        throw new MailError(`Maildir: ${(cause as Error).message}`, { cause, remedy: "time" });
      }
    },
    verify: () =>
      createFolders(folder).then(
        () => undefined,
        (error: Error) => error.message,
      ),
    close() {},
  };
}

export async function newestMail(folder: string): Promise<string | undefined> {
  const list = (name: string) =>
    readdir(join(folder, name), { withFileTypes: true }).catch(() => []);
  const mails = (await Promise.all(["new", "cur"].map(list))).flat();
  // Names start with the time in milliseconds.
  const newest = mails.sort((a, b) => a.name.localeCompare(b.name)).at(-1);
  return newest && join(newest.parentPath, newest.name);
}

/** Does not create the data folder: if it was moved, a new one would hide that. */
async function createFolders(folder: string): Promise<void> {
  for (const name of ["", "tmp", "new", "cur"]) {
    await mkdir(join(folder, name)).catch((error) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
}

async function store(folder: string, email: Email, message: Buffer): Promise<void> {
  await createFolders(folder);
  const name = `${email.date.getTime()}.${email.messageId.replace(/[<>]/g, "")}`;
  const temporary = join(folder, "tmp", name);
  await writeFile(temporary, message, { mode: 0o600, flush: true });
  await rename(temporary, join(folder, "new", name));
  await syncFolder(join(folder, "new"));
}
