/** `npm run outbox -- list | open [id] | redrive [id] | purge [--failed]`. Only `open` prints what a visitor wrote. */
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { pino } from "pino";
import { maildirFolder } from "../app.ts";
import { composeEmail } from "../mail/email.ts";
import { newestMail } from "../mail/maildir.ts";
import { readableMail } from "../mail/readable-mail.ts";
import type { Outbox } from "../outbox/outbox.ts";
import { openStore } from "../outbox/stores/store.ts";
import { type Config, readConfig } from "../settings/config.ts";
import { loadEnvironmentFile } from "../settings/environment-file.ts";
import { StartError } from "../start-error.ts";

type Command = (outbox: Outbox, config: Config, argument: string | undefined) => Promise<string>;

const commands: Record<string, Command> = { list, open, redrive, purge };

async function list(outbox: Outbox): Promise<string> {
  const { oldestWaitingMs: _, ...counts } = await outbox.summary();
  const rows = await outbox.list(LISTED_ROWS);
  const lines = rows.map(({ id, state, attempts, createdAt, lastError }) =>
    [new Date(createdAt).toISOString(), state, `${attempts} attempts`, id, lastError ?? ""].join(
      "  ",
    ),
  );
  const totals = Object.entries(counts).map(([state, total]) => `${state} ${total}`);
  return [totals.join(", "), ...lines].join("\n");
}

/** A request that waits or failed, by its id; without one, the newest mail of the Maildir. */
async function open(outbox: Outbox, config: Config, id: string | undefined): Promise<string> {
  if (id === undefined) {
    const path = await newestMail(maildirFolder(config));
    if (path === undefined) return `No mail in ${maildirFolder(config)}.`;
    return `${path}\n\n${readableMail(await readFile(path, "utf8"))}`;
  }
  const row = await outbox.read(id);
  if (!row) return `${id} is unknown, or sent already: its words are gone.`;
  const addresses = { from: config.mailFrom, to: config.mailTo, fallbackTo: config.mailFallbackTo };
  const email = composeEmail(id, await outbox.open(row), addresses);
  return `${email.subject}\n${email.date.toISOString()}\n\n${email.text}`;
}

async function redrive(outbox: Outbox, _: Config, id: string | undefined): Promise<string> {
  return `${await outbox.redrive(id)} queued again; a running server sends them.`;
}

async function purge(outbox: Outbox, _: Config, option: string | undefined): Promise<string> {
  const total = option === "--failed" ? await outbox.purge(undefined, 0) : await outbox.purge();
  return `${total} deleted.`;
}

const LISTED_ROWS = 1000;

async function run(name = "", argument?: string): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new StartError(
      "Usage: npm run outbox -- list | open [id] | redrive [id] | purge [--failed]",
    );
  const config = readConfig(process.env);
  const store = await openStore(config, pino({ level: "error" }));
  try {
    console.log(await command(store.outbox, config, argument));
  } finally {
    await store.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  try {
    loadEnvironmentFile();
    await run(process.argv[2], process.argv[3]);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
