/** `npm run backup -- folder`: copies what DATA_DIR keeps, while the server runs. */
import { cp, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { builtFolder, readBuiltSite } from "../settings/built-site.ts";
import { readConfig } from "../settings/config.ts";
import { loadEnvironmentFile } from "../settings/environment-file.ts";
import { StartError } from "../start-error.ts";
import { existingOutbox, KEY_FILE } from "../store/store.ts";

try {
  process.umask(0o077);
  loadEnvironmentFile();
  const [, , folder] = process.argv;
  if (!folder) throw new StartError("Usage: npm run backup -- folder");
  const { store } = readConfig(process.env, readBuiltSite(builtFolder()).manifest.content);
  const copied = await backUp(store.dataDir, folder);
  console.log(`${folder} contains ${copied.join(", ")} of ${store.dataDir}.`);
  if (store.databaseUrl) {
    console.log(
      "The backup does not include the database at DATABASE_URL: copy it with its own tools.",
    );
  }
  if (!copied.includes(KEY_FILE)) {
    console.log(
      "The backup contains no key: keep OUTBOX_KEY elsewhere, or the requests cannot be opened.",
    );
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** @throws StartError where there is no outbox: another DATA_DIR is meant. */
async function backUp(dataDir: string, folder: string): Promise<string[]> {
  existingOutbox(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new StartError(`${folder} is not empty.`);
  const copied: string[] = [];
  for (const name of (await readdir(dataDir)).sort()) {
    if (name.endsWith(".sqlite")) await copyDatabase(join(dataDir, name), join(folder, name));
    else if (name === KEY_FILE) await cp(join(dataDir, name), join(folder, name));
    // An unfinished file in tmp is harmless: its mail is written again.
    else if (name === "mail")
      await cp(join(dataDir, name), join(folder, name), { recursive: true });
    else continue;
    copied.push(name);
  }
  return copied;
}

/** A transaction of the server is in the copy completely or not at all. */
async function copyDatabase(from: string, to: string): Promise<void> {
  const database = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(database, to);
  } finally {
    database.close();
  }
}
