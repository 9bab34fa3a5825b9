import { chmod, link, mkdir, open, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import type { SharedCount } from "../../functions/rate-limit.ts";
import { StartError } from "../../start-error.ts";
import { createSeal, generateKey, parseKey, type Seal } from "../encryption.ts";
import { Outbox } from "../outbox.ts";
import { Spill } from "../spill.ts";
import { StoreUnavailable } from "./database.ts";
import { openSqlite } from "./sqlite.ts";
import { tellOutages } from "./tell-outages.ts";

export type StoreSettings = {
  dataDir: string;
  /** Undefined: the embedded database. */
  databaseUrl: string | undefined;
  /** Undefined: one is made and kept in `dataDir`. */
  outboxKeys: Uint8Array[] | undefined;
};

export type Store = {
  outbox: Outbox;
  spill: Spill | undefined;
  /** Where several nodes count requests together. */
  sharedCount: SharedCount | undefined;
  close: () => Promise<void>;
};

/**
 * The outbox as configured: PostgreSQL with a local file to fall back on, or SQLite.
 * Nothing is connected yet.
 * @throws StartError when the data folder or the key in it cannot be used.
 */
export async function openStore(settings: StoreSettings, log: Logger): Promise<Store> {
  const { dataDir, databaseUrl, outboxKeys } = settings;
  await checkFolder(dataDir, log);
  const seal = outboxKeys ? createSeal(outboxKeys) : sealWithOwnKey(dataDir);
  if (!databaseUrl) {
    const outbox = new Outbox(tellOutages(openSqlite(join(dataDir, "outbox.sqlite")), log), seal);
    return { outbox, spill: undefined, sharedCount: undefined, close: () => outbox.close() };
  }
  const { createPool, openPostgres } = await import("./postgres.ts");
  const pool = createPool(databaseUrl);
  const outbox = new Outbox(tellOutages(openPostgres(databaseUrl), log), seal);
  const local = new Outbox(tellOutages(openSqlite(join(dataDir, "spill.sqlite")), log), seal);
  const spill = new Spill(outbox, local, log);
  return {
    outbox,
    spill,
    sharedCount: { pool, isAway: () => spill.isSharedAway },
    async close() {
      await spill.close();
      await pool.end();
      await outbox.close();
    },
  };
}

async function checkFolder(folder: string, log: Logger): Promise<void> {
  const probe = join(folder, `.write-check-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await chmod(folder, 0o700);
    await writeFile(probe, "written");
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code !== "ENOSPC" && code !== "EDQUOT") {
      throw new StartError(`DATA_DIR: ${folder} cannot be written to (${code})`, { cause });
    }
    log.error(
      { folder },
      "the disk is full: pages are served, requests are refused until there is room",
    );
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}

/** On a full disk the key cannot be made at the start: it is made when the first request comes that can be kept. */
function sealWithOwnKey(folder: string): Seal {
  let seal: Promise<Seal> | undefined;
  const ready = () => {
    seal ??= readOrMakeKey(join(folder, "outbox.key")).then((key) => createSeal([key]));
    return seal.catch((error) => {
      seal = undefined;
      throw error;
    });
  };
  return {
    seal: async (id, text) => (await ready()).seal(id, text),
    open: async (id, sealed) => (await ready()).open(id, sealed),
  };
}

async function readOrMakeKey(path: string): Promise<Uint8Array> {
  let text = await readFile(path, "utf8").catch(() => undefined);
  if (text === undefined) {
    // Linked into place whole: of two processes starting at once, both read the first one's key.
    const draft = `${path}.${process.pid}`;
    try {
      const file = await open(draft, "w", 0o600);
      await file
        .writeFile(`${generateKey()}\n`)
        .then(() => file.sync())
        .finally(() => file.close());
      await link(draft, path).catch((error) => {
        if (error.code !== "EEXIST") throw error;
      });
      text = await readFile(path, "utf8");
    } catch (cause) {
      throw new StoreUnavailable("disk", cause);
    } finally {
      await rm(draft, { force: true }).catch(() => undefined);
    }
  }
  const key = parseKey(text.trim());
  if (!key) throw new StoreUnavailable("disk", `${path} holds no key`);
  return key;
}
