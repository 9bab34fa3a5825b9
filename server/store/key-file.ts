import { timingSafeEqual } from "node:crypto";
import { statSync } from "node:fs";
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
  if (!key) throw new StartError(`DATA_DIR: ${path} contains no key: restore the right file`);
  return key;
}

/**
 * Makes the key with the first message, as a full disk may have no room at the start; `check`
 * rejects to forbid it. Nothing is sealed while the file is missing or has another key: after a
 * restart nobody could open it.
 */
export function sealWithKeyFile(path: string, check: () => Promise<void>): Seal {
  let ready: Promise<{ seal: Seal; key: Uint8Array }> | undefined;
  let checkedVersion: string | undefined;
  const makeSeal = async () => {
    let key = await readKeyFile(path);
    if (!key) {
      await check();
      key = await makeKeyFile(path);
    }
    return { seal: createSeal([key]), key };
  };
  const prepare = () => {
    ready ??= makeSeal().catch((error) => {
      ready = undefined;
      throw error;
    });
    return ready;
  };
  return {
    async seal(id, text) {
      const { seal, key } = await prepare();
      const version = versionOf(path);
      if (version === undefined || version !== checkedVersion) {
        const kept = await readKeyFile(path).catch(() => undefined);
        if (!kept || !timingSafeEqual(kept, key)) {
          throw new StoreUnavailable("disk", goneMessage(path));
        }
        checkedVersion = version;
      }
      return seal.seal(id, text);
    },
    open: async (id, sealed) => (await prepare()).seal.open(id, sealed),
  };
}

const goneMessage = (path: string) =>
  `${path} was removed or replaced: put it back, or restart once nothing waits that needs it`;

/** Changes when the file is replaced or written to; undefined when it is missing. */
function versionOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino} ${found.ctimeNs}`;
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
