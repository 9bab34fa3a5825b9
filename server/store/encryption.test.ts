import { expect, it } from "vitest";
import { createSeal, generateKey, parseKey, UnreadablePayload } from "./encryption.ts";

const bytes = (text: string) => parseKey(text) ?? new Uint8Array();
const oldKey = bytes(generateKey());
const newKey = bytes(generateKey());

it("opens what was sealed before the key was changed", async () => {
  const sealed = await createSeal([oldKey]).seal("a", "Zoë");
  expect(await createSeal([newKey, oldKey]).open("a", sealed)).toBe("Zoë");
  await expect(createSeal([newKey]).open("a", sealed)).rejects.toBeInstanceOf(UnreadablePayload);
});

it("opens nothing in another row's place, and nothing with a changed byte", async () => {
  const seal = createSeal([oldKey]);
  const sealed = await seal.seal("a", "words");
  const [version, iv, box = ""] = sealed.split(".");
  const changed = [version, iv, (box.startsWith("A") ? "B" : "A") + box.slice(1)].join(".");
  await expect(seal.open("b", sealed)).rejects.toBeInstanceOf(UnreadablePayload);
  await expect(seal.open("a", changed)).rejects.toBeInstanceOf(UnreadablePayload);
});

it("writes what any AES-256-GCM reads: the tag after the text, the row's name beside it", async () => {
  const [, iv = "", box = ""] = (await createSeal([oldKey]).seal("a", "words")).split(".");
  const key = await crypto.subtle.importKey("raw", Buffer.from(oldKey), "AES-GCM", false, [
    "decrypt",
  ]);
  const additionalData = Buffer.from("a");
  const opened = await crypto.subtle.decrypt(
    { name: "AES-GCM", iv: Buffer.from(iv, "base64"), additionalData },
    key,
    Buffer.from(box, "base64"),
  );
  expect(new TextDecoder().decode(opened)).toBe("words");
});

it("reads a key in base64, base64url and hex, and nothing else as one", () => {
  const base64 = generateKey();
  const key = Buffer.from(bytes(base64));
  expect(Buffer.from(bytes(key.toString("base64url")))).toEqual(key);
  expect(Buffer.from(bytes(key.toString("hex")))).toEqual(key);
  for (const text of ["", "short", `${base64}A`, key.toString("hex").slice(2)]) {
    expect(parseKey(text)).toBeUndefined();
  }
});
