import { mkdirSync } from "node:fs";
import { join } from "node:path";
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
export async function openOutbox({ dataDir, databaseUrl, keys }: StoreSettings): Promise<Outbox> {
  makeDataFolder(dataDir);
  const seal = createSeal(keys);
  if (!databaseUrl) return openSqliteOutbox(outboxFile(dataDir), seal);
  // Its driver and the queue are larger than the rest of the server.
  const { openPostgresOutbox } = await import("./postgres-outbox.ts");
  return openPostgresOutbox(databaseUrl, seal);
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
