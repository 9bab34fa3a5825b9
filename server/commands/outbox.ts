/** `npm run outbox -- list | open [id] | send [id] | drop id`. Only `open` prints what a visitor wrote. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { newestMail } from "../delivery/maildir.ts";
import { printable, readableMail } from "../delivery/readable-mail.ts";
import { openOutbox, outboxFile } from "../outbox/open-outbox.ts";
import type { Outbox } from "../outbox/outbox.ts";
import { builtFolder, readBuiltSite } from "../settings/built-site.ts";
import { loadEnvironmentFile } from "../settings/environment-file.ts";
import { readSettings, type Settings } from "../settings/settings.ts";
import { StartError } from "../start-error.ts";

const USAGE = "Usage: npm run outbox -- list | open [id] | send [id] | drop id";

async function list(outbox: Outbox): Promise<string> {
  const rows = await outbox.list();
  const lines = rows.map(({ id, receivedAt, attempts, reason }) =>
    [new Date(receivedAt).toISOString(), `${attempts} attempts`, id, reason].join("  "),
  );
  return [`${rows.length} waiting`, ...lines].join("\n");
}

async function open(outbox: Outbox, id: string): Promise<string> {
  const mail = await outbox.read(id);
  if (!mail) return `${id} is unknown or already sent, so its text is deleted.`;
  return `${mail.subject}\n${new Date(mail.receivedAt).toISOString()}\n\n${mail.text}`;
}

async function openNewest({ mail: { maildir } }: Settings): Promise<string> {
  const path = await newestMail(maildir);
  if (path === undefined) return `No mail in ${maildir}.`;
  return `${path}\n\n${await readableMail(await readFile(path))}`;
}

async function run(name: string | undefined, id: string | undefined): Promise<string> {
  const settings = readSettings(process.env, readBuiltSite(builtFolder()).manifest.content);
  const { databaseUrl, dataDir } = settings.store;
  if (name === "open" && id === undefined) return openNewest(settings);
  if (!databaseUrl && !existsSync(outboxFile(dataDir))) {
    throw new StartError(
      `DATA_DIR: there is no outbox in ${dataDir}: set DATA_DIR or DATABASE_URL to the same value as for the server`,
    );
  }
  const outbox = await openOutbox(settings.store);
  try {
    if (name === "list") return await list(outbox);
    if (name === "open" && id) return await open(outbox, id);
    if (name === "send") return `${await outbox.sendNow(id)} due now; a running server sends them.`;
    if (name === "drop" && id) return `${await outbox.drop(id)} deleted.`;
    throw new StartError(USAGE);
  } finally {
    await outbox.close();
  }
}

try {
  loadEnvironmentFile();
  console.log(printable(await run(process.argv[2], process.argv[3])));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
