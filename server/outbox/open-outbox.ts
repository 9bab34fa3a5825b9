import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { causeOf, type Report } from "../report.ts";
import { StartError } from "../start-error.ts";
import type { Outbox } from "./outbox.ts";
import { createSeal } from "./seal.ts";
import { openSqliteOutbox } from "./sqlite-outbox.ts";

type StoreSettings = {
  dataDir: string;
  databaseUrl: string | undefined;
  keys: readonly Uint8Array[];
};

export const outboxFile = (dataDir: string) => join(dataDir, "outbox.sqlite");

/** PostgreSQL where there is one, else a file in the data folder. @throws StartError */
export async function openOutbox(
  { dataDir, databaseUrl, keys }: StoreSettings,
  report: Report = () => {},
): Promise<Outbox> {
  makeDataFolder(dataDir);
  const seal = createSeal(keys);
  if (!databaseUrl) return openSqliteOutbox(outboxFile(dataDir), seal, report);
  // Its driver and the queue are larger than the rest of the server.
  const { openPostgresOutbox } = await import("./postgres-outbox.ts");
  return openPostgresOutbox(databaseUrl, seal, report);
}

/** A sentence on what waits in the SQLite file while PostgreSQL is used: nothing delivers it. */
export async function notesOnOutbox({ dataDir, databaseUrl }: StoreSettings): Promise<string[]> {
  const file = outboxFile(dataDir);
  if (!databaseUrl || !existsSync(file)) return [];
  const outbox = openSqliteOutbox(file, createSeal([]), () => {});
  try {
    const { waiting } = await outbox.summary();
    if (waiting === 0) return [];
    return [
      `DATABASE_URL: is set, and nothing delivers the ${waiting} that wait in ${file}: start without it until they are sent`,
    ];
  } catch (error) {
    return [`DATABASE_URL: is set, and what waits in ${file} cannot be read: ${causeOf(error)}`];
  } finally {
    await outbox.close();
  }
}

/** Private where it is new: it may hold a visitor's words. */
function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new StartError(`DATA_DIR: ${folder} cannot be made (${code})`, { cause });
  }
}
