/**
 * Seals what the outbox holds with AES-256-GCM. Web Crypto only: the edge function
 * uses this file too.
 */
export type Seal = {
  /** Sealed text for the row `id`; another row's place cannot be taken by it. */
  seal: (id: string, text: string) => Promise<string>;
  /** @throws UnreadablePayload when no key fits. */
  open: (id: string, sealed: string) => Promise<string>;
};

/** The payload was sealed with a key that is not among OUTBOX_KEY. Putting the key back makes it readable. */
export class UnreadablePayload extends Error {
  override name = "UnreadablePayload";
  readonly retryable = true;
}

/** @param keys 32 bytes each; the first seals, every one opens, so that a key can be changed. */
export async function createSeal(keys: Uint8Array<ArrayBuffer>[]): Promise<Seal> {
  const imported = await Promise.all(
    keys.map((key) =>
      crypto.subtle.importKey("raw", key, "AES-GCM", false, ["encrypt", "decrypt"]),
    ),
  );
  const [sealingKey] = imported;
  if (!sealingKey) throw new TypeError("a seal needs at least one key");
  return {
    async seal(id, text) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const box = await crypto.subtle.encrypt(algorithm(id, iv), sealingKey, utf8.encode(text));
      return `${VERSION}.${toBase64(iv)}.${toBase64(new Uint8Array(box))}`;
    },
    async open(id, sealed) {
      const [version, iv = "", box = ""] = sealed.split(".");
      for (const key of version === VERSION ? imported : []) {
        try {
          const opened = await crypto.subtle.decrypt(
            algorithm(id, fromBase64(iv)),
            key,
            fromBase64(box),
          );
          return new TextDecoder().decode(opened);
        } catch {
          // Another key may fit.
        }
      }
      throw new UnreadablePayload(`no key of OUTBOX_KEY opens ${id}`);
    },
  };
}

/** The 32 bytes of a key written as base64, base64url or hex; undefined when it is not one. */
export function parseKey(text: string): Uint8Array<ArrayBuffer> | undefined {
  const bytes = /^[0-9a-f]{64}$/i.test(text)
    ? Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
    : /^[\w+/-]{43}=?$/.test(text)
      ? fromBase64(text)
      : new Uint8Array();
  return bytes.length === KEY_BYTES ? bytes : undefined;
}

export function generateKey(): string {
  return toBase64(crypto.getRandomValues(new Uint8Array(KEY_BYTES)));
}

const VERSION = "v1";
const IV_BYTES = 12;
const KEY_BYTES = 32;
const utf8 = new TextEncoder();

function algorithm(id: string, iv: Uint8Array<ArrayBuffer>): AesGcmParams {
  return { name: "AES-GCM", iv, additionalData: utf8.encode(id) };
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
