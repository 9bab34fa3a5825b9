import { mkdir, open, readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Email, MailError, type Mailer } from "./mailer.ts";

/**
 * Stores mail as files (https://cr.yp.to/proto/maildir.html). File names are stable per mail, so that
 * a retry after a crash overwrites the file instead of adding a second one.
 */
export function createMaildir(folder: string): Mailer {
  return {
    describe: `Mail is kept as files in ${folder} (set SMTP_URL to send it); "npm run outbox -- open" shows the newest.`,
    async send(email) {
      try {
        const { createTransport } = await import("nodemailer");
        const compose = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
        const { message } = await compose.sendMail({ ...email, to: [...email.to] });
        await store(folder, email, message as Buffer);
        return { rejected: [], isPermanent: false };
      } catch (error) {
        throw new MailError(`Maildir: ${(error as Error).message}`);
      }
    },
    close() {},
  };
}

export async function newestMail(folder: string): Promise<string | undefined> {
  const list = (name: string) =>
    readdir(join(folder, name), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      throw error;
    });
  const mails = (await Promise.all(["new", "cur"].map(list))).flat();
  // Names start with the time in milliseconds.
  const newest = mails.sort((a, b) => a.name.localeCompare(b.name)).at(-1);
  return newest && join(newest.parentPath, newest.name);
}

async function store(folder: string, email: Email, message: Buffer): Promise<void> {
  for (const name of ["tmp", "new", "cur"]) await mkdir(join(folder, name), { recursive: true });
  const name = `${email.date.getTime()}.${email.messageId.replace(/[<>]/g, "")}`;
  const temporary = join(folder, "tmp", name);
  await writeFile(temporary, message, { mode: 0o600, flush: true });
  await rename(temporary, join(folder, "new", name));
  // Without an fsync of the folder, a power failure could lose the new file name.
  await using directory = await open(join(folder, "new"));
  await directory.sync();
}
