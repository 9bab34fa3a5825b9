/** `npm run outbox -- list | open [id] | send [id] | drop id`. Only `open` prints what a visitor wrote. */
import { existsSync } from "node:fs";
import { openOutbox, outboxFile } from "../outbox/open-outbox.ts";
import type { Outbox } from "../outbox/outbox.ts";
import { builtFolder, readBuiltSite } from "../settings/built-site.ts";
import { loadEnvironmentFile } from "../settings/environment-file.ts";
import { readSettings } from "../settings/settings.ts";
import { StartError } from "../start-error.ts";

const USAGE = "Usage: npm run outbox -- list | open [id] | send [id] | drop id";

async function list(outbox: Outbox): Promise<string> {
  const rows = await outbox.list();
  const lines = rows.map(({ id, receivedAt, attempts, reason }) =>
    [new Date(receivedAt).toISOString(), `${attempts} attempts`, id, reason].join("  "),
  );
  return [`${rows.length} waiting`, ...lines].join("\n");
}

/** Prints one request. @param id defaults to the newest request */
async function open(outbox: Outbox, id: string | undefined): Promise<string> {
  const openId = id ?? (await outbox.list()).at(-1)?.id;
  const mail = openId && (await outbox.read(openId));
  if (!mail) return id ? `${id} is unknown or already sent, so its text is deleted.` : "0 waiting";
  return `${mail.subject}\n${new Date(mail.receivedAt).toISOString()}\n\n${mail.text}`;
}

async function run(name: string | undefined, id: string | undefined): Promise<string> {
  const { store } = readSettings(process.env, readBuiltSite(builtFolder()).manifest.content);
  const { databaseUrl, dataDir } = store;
  if (!databaseUrl && !existsSync(outboxFile(dataDir))) {
    throw new StartError(
      `DATA_DIR: there is no outbox in ${dataDir}: set DATA_DIR or DATABASE_URL to the same value as for the server`,
    );
  }
  const outbox = await openOutbox(store);
  try {
    if (name === "list") return await list(outbox);
    if (name === "open") return await open(outbox, id);
    if (name === "send") return `${await outbox.sendNow(id)} due now; a running server sends them.`;
    if (name === "drop" && id) return `${await outbox.drop(id)} deleted.`;
    throw new StartError(USAGE);
  } finally {
    await outbox.close();
  }
}

/** Replaces control characters, which a terminal would interpret. Keeps line breaks and tabs. */
function printable(text: string): string {
  return text.replaceAll("\r\n", "\n").replace(/[^\P{Cc}\n\t]/gu, "\uFFFD");
}

try {
  loadEnvironmentFile();
  console.log(printable(await run(process.argv[2], process.argv[3])));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
