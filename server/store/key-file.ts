import { link, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { StartError } from "../start-error.ts";
import { syncFolder } from "./data-folder.ts";
import { StoreUnavailable } from "./database.ts";
import { createSeal, generateKey, parseKey, type Seal } from "./encryption.ts";

export async function readKeyFile(path: string): Promise<Uint8Array | undefined> {
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === "ENOENT") return undefined;
    throw new StartError(`DATA_DIR: ${path} cannot be read (${code})`, { cause });
  }
  const key = parseKey(text.trim());
  if (!key) throw new StartError(`DATA_DIR: ${path} holds no key: put the right one back`);
  return key;
}

/** Makes the key with the first message, as a full disk may have no room at the start. `check` rejects to forbid it. */
export function sealWithNewKey(path: string, check: () => Promise<void>): Seal {
  let seal: Promise<Seal> | undefined;
  const makeSeal = async () => {
    const made = await readKeyFile(path);
    if (!made) await check();
    return createSeal([made ?? (await makeKeyFile(path))]);
  };
  const ready = () => {
    seal ??= makeSeal().catch((error) => {
      seal = undefined;
      throw error;
    });
    return seal;
  };
  return {
    seal: async (id, text) => (await ready()).seal(id, text),
    open: async (id, sealed) => (await ready()).open(id, sealed),
  };
}

/** The file is linked into place, so that two processes that make it at once use the same key. */
async function makeKeyFile(path: string): Promise<Uint8Array> {
  const draft = `${path}.${process.pid}`;
  try {
    await writeFile(draft, `${generateKey()}\n`, { mode: 0o600, flush: true });
    await link(draft, path).catch((error) => {
      if (error.code !== "EEXIST") throw error;
    });
    await syncFolder(dirname(path));
  } catch (cause) {
    throw new StoreUnavailable("disk", cause);
  } finally {
    await rm(draft, { force: true }).catch(() => undefined);
  }
  const key = await readKeyFile(path);
  if (!key) throw new StoreUnavailable("disk", `${path} is gone`);
  return key;
}
