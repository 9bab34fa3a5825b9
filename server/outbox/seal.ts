import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { type RecordedMail, recordedMail } from "./outbox.ts";

const ALGORITHM = "aes-256-gcm";
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = "sealed:";

export class SealedByAnotherKey extends Error {
  override name = "SealedByAnotherKey";
  override message = "no known key decrypts a request: append the former key to OUTBOX_KEY";
}

export type Seal = {
  seal: (id: string, mail: RecordedMail) => string;
  /** @throws Error if no key decrypts the text or this version cannot parse it; the message quotes nothing of it */
  open: (id: string, stored: string) => RecordedMail;
};

/** @param keys the first encrypts and all decrypt, so that keys can be rotated; without a key the text stays plain */
export function createSeal(keys: readonly Uint8Array[]): Seal {
  const [currentKey] = keys;
  return {
    seal(id, mail) {
      const text = JSON.stringify(mail);
      if (!currentKey) return text;
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, currentKey, iv).setAAD(Buffer.from(id));
      const parts = [iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()];
      return SEALED + Buffer.concat(parts).toString("base64");
    },
    open(id, stored) {
      const isSealed = stored.startsWith(SEALED);
      const text = isSealed ? unseal(keys, id, stored.slice(SEALED.length)) : stored;
      try {
        return recordedMail.parse(JSON.parse(text));
      } catch {
        // The parser's own message quotes the text, so it must not be kept as `cause`.
        throw new Error("unreadable in this version");
      }
    },
  };
}

function unseal(keys: readonly Uint8Array[], id: string, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64");
  const options = { authTagLength: TAG_BYTES };
  for (const key of keys) {
    try {
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), options);
      decipher.setAAD(Buffer.from(id)).setAuthTag(bytes.subarray(-TAG_BYTES));
      const opened = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, "utf8");
      return opened + decipher.final("utf8");
    } catch {
      // Encrypted with another key: try the next.
    }
  }
  throw new SealedByAnotherKey();
}

/** 32 bytes in hex or base64; undefined for anything else. */
export function parseKey(text: string): Uint8Array | undefined {
  const isHex = /^[0-9a-f]{64}$/i.test(text);
  const isBase64 = /^[\w+/-]{43}=?$/.test(text);
  const bytes = Buffer.from(isHex || isBase64 ? text : "", isHex ? "hex" : "base64");
  return bytes.length === KEY_BYTES ? bytes : undefined;
}
