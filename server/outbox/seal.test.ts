import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../test/support/process.ts";
import { mail as recorded } from "../../test/support/recorded-mail.ts";
import { openOutbox } from "./open-outbox.ts";
import { createSeal } from "./seal.ts";

const [former, current, other] = [1, 2, 3].map((byte) => new Uint8Array(32).fill(byte)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];
const WORDS = "words for the clinic alone";
const mail = { ...recorded, text: WORDS };

const openIn = (dataDir: string, ...keys: Uint8Array[]) =>
  openOutbox({ dataDir, databaseUrl: undefined, keys });

/** Creates a folder with one waiting request, encrypted with the first key. */
async function folderWith(...keys: Uint8Array[]) {
  const dataDir = temporaryFolder("sealed");
  const outbox = await openIn(dataDir, ...keys);
  await outbox.record("a1", mail);
  // The outbox stays open, like that of a server that was killed.
  const files = readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name), "latin1"));
  await outbox.close();
  return { dataDir, bytes: files.join("") };
}

it("stores no readable text of a visitor", async () => {
  const { bytes } = await folderWith(current);
  expect(bytes).toContain("a1");
  for (const word of [WORDS, mail.subject, mail.replyTo?.address ?? "no address"])
    expect(bytes).not.toContain(word);
});

it("stores plain text without a key, and still reads it once a key is set", async () => {
  const { dataDir, bytes } = await folderWith();
  expect(bytes).toContain(WORDS);
  const outbox = await openIn(dataDir, current);
  expect(await outbox.read("a1")).toEqual(mail);
  await outbox.close();
});

it("decrypts with the former key after a rotation", async () => {
  const { dataDir } = await folderWith(former);
  const outbox = await openIn(dataDir, current, former);
  expect(await outbox.read("a1")).toEqual(mail);
  await outbox.close();
});

it("encrypts with the first key only", () => {
  const words = createSeal([current, former]).seal("a1", mail);
  expect(createSeal([current]).open("a1", words)).toEqual(mail);
  expect(() => createSeal([former]).open("a1", words)).toThrow("OUTBOX_KEY");
});

it.each([
  ["with another key", [other]],
  ["without a key", []],
])("reports an undecryptable request %s without quoting it, and keeps it", async (_, keys) => {
  const { dataDir } = await folderWith(current);
  const outbox = await openIn(dataDir, ...keys);
  const failure = await outbox.read("a1").catch((error: Error) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(String(failure)).toContain("append the former key to OUTBOX_KEY");
  expect(String(failure)).not.toContain(WORDS);
  expect(await outbox.summary()).toMatchObject({ waiting: 1 });
  await outbox.close();
});

it("rejects text that was altered, or moved to another request", () => {
  const seal = createSeal([current]);
  const words = seal.seal("a1", mail);
  expect(() => seal.open("a2", words)).toThrow();
  const last = words.at(-3) === "A" ? "B" : "A";
  expect(() => seal.open("a1", words.slice(0, -3) + last + words.slice(-2))).toThrow();
});
