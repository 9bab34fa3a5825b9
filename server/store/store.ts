import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import { StartError } from "../start-error.ts";
import { checkDataFolder } from "./data-folder.ts";
import { SchemaMismatch } from "./database.ts";
import { createSeal } from "./encryption.ts";
import { readKeyFile, sealWithKeyFile } from "./key-file.ts";
import { LocalBuffer } from "./local-buffer.ts";
import { logOutages } from "./log-outages.ts";
import { Outbox } from "./outbox.ts";
import { recordOutcome } from "./record-outcome.ts";
import { openSqlite } from "./sqlite.ts";

const OUTBOX_FILE = "outbox.sqlite";
export const KEY_FILE = "outbox.key";
const DATABASE_NOTE = "database";

export type StoreSettings = {
  dataDir: string;
  databaseUrl: string | undefined;
  outboxKeys: Uint8Array[] | undefined;
};

/** PostgreSQL with a local file for its outages, or that file alone. @throws StartError */
export async function openStore(settings: StoreSettings, log: Logger) {
  const { dataDir, databaseUrl } = settings;
  await checkDataFolder(dataDir, log);
  const { outbox: local, seal } = await openLocal(settings, log);
  const noteFile = join(dataDir, DATABASE_NOTE);
  if (!databaseUrl) {
    await warnOfFormerDatabase(noteFile, log);
    const withdraw = () => local.withdrawOffers();
    // A full disk or a lock does not prevent the start.
    await withdraw().catch(() => void recordOutcome(withdraw));
    return {
      outbox: local,
      localBuffer: undefined,
      sharedCounter: undefined,
      close: () => local.close(),
    };
  }
  const { createPool, openPostgres } = await import("./postgres.ts");
  const pool = createPool(databaseUrl);
  const outbox = new Outbox(logOutages(openPostgres(databaseUrl), log), seal);
  const localBuffer = await LocalBuffer.open(outbox, local, log);
  await writeFile(noteFile, `${databaseName(databaseUrl)}\n`).catch(() => undefined);
  return {
    outbox,
    localBuffer,
    sharedCounter: {
      pool,
      isAway: () => localBuffer.isSharedAway,
      noteAway: () => localBuffer.noteAway(),
    },
    async close() {
      await localBuffer.close();
      await pool.end();
      await outbox.close();
    },
  };
}

/** For a command: opening it makes and changes nothing. @throws StartError where there is none. */
export async function openExistingStore(settings: StoreSettings) {
  const { dataDir, databaseUrl } = settings;
  const seal = createSeal(await knownKeys(settings));
  if (databaseUrl) {
    const place = databaseName(databaseUrl);
    const { openPostgres } = await import("./postgres.ts");
    const outbox = new Outbox(openPostgres(databaseUrl, { isPrepared: true }), seal);
    await outbox.now().catch(async (cause) => {
      await outbox.close();
      throw new StartError(`DATABASE_URL: no outbox in ${place} (${cause.message})`, { cause });
    });
    return { outbox, place };
  }
  const place = existingOutbox(dataDir);
  return { outbox: new Outbox(openSqlite(place), seal), place };
}

/** The path of its file. @throws StartError where there is none. */
export function existingOutbox(dataDir: string): string {
  const place = join(dataDir, OUTBOX_FILE);
  if (existsSync(place)) return place;
  throw new StartError(
    `DATA_DIR: there is no outbox in ${dataDir}: set DATA_DIR (or DATABASE_URL) as it is set for the server`,
  );
}

function databaseName(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

async function knownKeys({ dataDir, outboxKeys = [] }: StoreSettings): Promise<Uint8Array[]> {
  const ownKey = await readKeyFile(join(dataDir, KEY_FILE));
  return ownKey ? [...outboxKeys, ownKey] : outboxKeys;
}

async function openLocal(settings: StoreSettings, log: Logger) {
  const file = join(settings.dataDir, OUTBOX_FILE);
  const keyFile = join(settings.dataDir, KEY_FILE);
  const keys = await knownKeys(settings);
  const refuseWhileSealed = async () => {
    const waiting = existsSync(file) ? await outbox.countSealed() : 0;
    if (waiting === 0) return;
    throw new StartError(
      `OUTBOX_KEY: ${keyFile} is missing, and ${waiting} requests in ${OUTBOX_FILE} need it: put the file or the former OUTBOX_KEY back; to give the requests up, move ${OUTBOX_FILE} away`,
    );
  };
  const seal = settings.outboxKeys ? createSeal(keys) : sealWithKeyFile(keyFile, refuseWhileSealed);
  const outbox = new Outbox(logOutages(openSqlite(file), log), seal);
  try {
    if (existsSync(file)) await outbox.now();
    if (keys.length === 0) await refuseWhileSealed();
  } catch (error) {
    const { cause } = error as Error;
    if (error instanceof StartError) throw error;
    if (cause instanceof SchemaMismatch) {
      throw new StartError(`DATA_DIR: ${file}: ${cause.message}`, { cause });
    }
    // A full disk or a lock is logged, and tried again with the first request.
  }
  return { seal, outbox };
}

async function warnOfFormerDatabase(noteFile: string, log: Logger): Promise<void> {
  const database = await readFile(noteFile, "utf8").catch(() => undefined);
  if (database === undefined) return;
  log.error(
    { database: database.trim(), noteFile },
    "requests were recorded in this database before: what waits there is delivered only by a server with DATABASE_URL; delete noteFile when nothing does",
  );
}
