import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { causeOf, type Report } from "../report.ts";
import { StartError } from "../start-error.ts";
import type { Kind, Outbox } from "./outbox.ts";
import { createSeal } from "./seal.ts";
import { openSqliteOutbox } from "./sqlite-outbox.ts";

type StoreSettings = {
  dataDir: string;
  databaseUrl: string | undefined;
  keys: readonly Uint8Array[];
};

export const outboxFile = (dataDir: string) => join(dataDir, "outbox.sqlite");

/** Opens PostgreSQL if `databaseUrl` is set, else an SQLite file in `dataDir`. @throws StartError */
export async function openOutbox(
  { dataDir, databaseUrl, keys }: StoreSettings,
  report: Report = () => {},
  kind: Kind = "requests",
): Promise<Outbox> {
  makeDataFolder(dataDir);
  const seal = createSeal(keys);
  if (databaseUrl) {
    // Imported on demand, because pg and pg-boss use more memory than the rest of the server.
    const { startPostgresOutbox } = await import("./postgres/postgres-outbox.ts");
    return startPostgresOutbox(databaseUrl, seal, report, kind);
  }
  return openSqliteOutbox(outboxFile(dataDir), seal, report, kind);
}

/** A warning if the server uses PostgreSQL while the SQLite file holds requests that nothing delivers. */
export async function notesOnOutbox({ dataDir, databaseUrl }: StoreSettings): Promise<string[]> {
  const file = outboxFile(dataDir);
  if (!databaseUrl || !existsSync(file)) return [];
  const outbox = openSqliteOutbox(file, createSeal([]), () => {});
  try {
    const { waiting } = await outbox.summary();
    if (waiting === 0) return [];
    return [
      `DATABASE_URL: is set, so nothing delivers the ${waiting} requests that wait in ${file}: start the server without DATABASE_URL until they are sent`,
    ];
  } catch (error) {
    return [
      `DATABASE_URL: is set, and ${file} may hold requests but cannot be read: ${causeOf(error)}`,
    ];
  } finally {
    await outbox.close();
  }
}

/** A new folder is readable by its owner only, because it may hold visitors' messages. */
function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new StartError(`DATA_DIR: ${folder} cannot be created (${code})`, { cause });
  }
}
