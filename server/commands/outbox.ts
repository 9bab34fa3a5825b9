/** `npm run outbox -- list | open [id] | redrive [id] | purge [--failed]`. Only `open` prints what a visitor wrote. */
import { readFile } from "node:fs/promises";
import type { FunctionContent } from "../../contract/function-content.ts";
import { composeEmail } from "../delivery/email.ts";
import { newestMail } from "../delivery/maildir.ts";
import { printable, readableMail } from "../delivery/readable-mail.ts";
import { builtFolder, readBuiltSite } from "../settings/built-site.ts";
import { type Config, readConfig } from "../settings/config.ts";
import { loadEnvironmentFile } from "../settings/environment-file.ts";
import { StartError } from "../start-error.ts";
import type { Outbox } from "../store/outbox.ts";
import { openExistingStore } from "../store/store.ts";

const LISTED_ROWS = 1000;

type Desk = { outbox: Outbox; mail: Config["mail"]; content: FunctionContent };
type Command = (desk: Desk, argument: string | undefined) => Promise<string>;

const commands: Record<string, Command> = { list, open, redrive, purge };

async function list({ outbox }: Desk): Promise<string> {
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

async function open({ outbox, mail, content }: Desk, id: string | undefined): Promise<string> {
  if (id === undefined) {
    const path = await newestMail(mail.maildir);
    if (path === undefined) return `No mail in ${mail.maildir}.`;
    return `${path}\n\n${await readableMail(await readFile(path))}`;
  }
  const row = await outbox.read(id);
  if (!row) return `${id} is unknown, or sent already: its words are gone.`;
  const { addresses } = mail;
  const email = composeEmail(id, await outbox.open(row), { addresses, content });
  return `${email.subject}\n${email.date.toISOString()}\n\n${email.text}`;
}

async function redrive({ outbox }: Desk, id: string | undefined): Promise<string> {
  return `${await outbox.redrive(id)} queued again; a running server sends them.`;
}

async function purge({ outbox }: Desk, option: string | undefined): Promise<string> {
  const total = option === "--failed" ? await outbox.purge(undefined, 0) : await outbox.purge();
  return `${total} deleted.`;
}

async function run(name = "", argument?: string): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new StartError(
      "Usage: npm run outbox -- list | open [id] | redrive [id] | purge [--failed]",
    );
  const { content } = readBuiltSite(builtFolder()).manifest;
  const { store, mail } = readConfig(process.env, content);
  const { outbox, place } = await openExistingStore(store);
  try {
    const output = await command({ outbox, mail, content }, argument);
    console.log(printable(`${place}\n${output}`));
  } finally {
    await outbox.close();
  }
}

try {
  loadEnvironmentFile();
  await run(process.argv[2], process.argv[3]);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
