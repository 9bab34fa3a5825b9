import { link, open, readFile, rm } from "node:fs/promises";
import { StartError } from "../../start-error.ts";
import { createSeal, generateKey, parseKey, type Seal } from "../encryption.ts";
import { StoreUnavailable } from "./database.ts";

/**
 * The key in the file; undefined when there is no file.
 * @throws StartError when it holds no key or cannot be read.
 */
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

/**
 * Makes the key file with the first message, because a full disk may have no room at the start.
 * @param check rejects when no new key may be made.
 */
export function sealWithNewKey(path: string, check: () => Promise<void>): Seal {
  let seal: Promise<Seal> | undefined;
  const ready = () => {
    // Another process may have made it since the start.
    seal ??= readKeyFile(path)
      .then(async (key) => key ?? (await check().then(() => makeKeyFile(path))))
      .then((key) => createSeal([key]));
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

/** The file is linked into place, so that two processes that make it at once use the same key. */
async function makeKeyFile(path: string): Promise<Uint8Array> {
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
  } catch (cause) {
    throw new StoreUnavailable("disk", cause);
  } finally {
    await rm(draft, { force: true }).catch(() => undefined);
  }
  const key = await readKeyFile(path);
  if (!key) throw new StoreUnavailable("disk", `${path} is gone`);
  return key;
}
