/** `npm run backup -- folder`: copies the outbox of DATA_DIR. The server may be running. */
import { existsSync } from "node:fs";
import { mkdir, readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { outboxFile } from "../outbox/open-outbox.ts";
import { builtFolder, readBuiltSite } from "../settings/built-site.ts";
import { loadEnvironmentFile } from "../settings/environment-file.ts";
import { readSettings } from "../settings/settings.ts";
import { StartError } from "../start-error.ts";

try {
  process.umask(0o077);
  loadEnvironmentFile();
  const [, , folder] = process.argv;
  if (!folder) throw new StartError("Usage: npm run backup -- folder");
  const { store } = readSettings(process.env, readBuiltSite(builtFolder()).manifest.content);
  if (store.databaseUrl) throw new StartError("DATABASE_URL: back the database up with pg_dump");
  const outbox = outboxFile(store.dataDir);
  if (!existsSync(outbox)) {
    throw new StartError(
      `DATA_DIR: there is no outbox in ${store.dataDir}: set DATA_DIR to the same folder as for the server`,
    );
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new StartError(`${folder} is not empty.`);
  await copyDatabase(outbox, join(folder, basename(outbox)));
  console.log(`${folder} contains the outbox. If OUTBOX_KEY is set, keep a copy of it elsewhere.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** Uses SQLite's online backup, so that the copy is consistent while the server writes. */
async function copyDatabase(from: string, to: string): Promise<void> {
  const database = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(database, to);
  } finally {
    database.close();
  }
}
