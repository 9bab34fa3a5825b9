import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import sharp from "sharp";
import { expect, it } from "vitest";
import { jpegFromHeic } from "./heic.ts";

function sent(bytes: Buffer): IncomingMessage {
  const headers = { "content-type": "application/octet-stream" };
  return Object.assign(Readable.from([bytes]), { headers }) as unknown as IncomingMessage;
}

it("converts an iPhone's picture to a JPEG", async () => {
  const jpeg = await jpegFromHeic(sent(readFileSync("desk/test/phone.heic")));
  const { format, width, height } = await sharp(jpeg).metadata();
  expect({ format, width, height }).toEqual({ format: "jpeg", width: 2016, height: 1512 });
});

it.each([
  ["is none", Buffer.from("words")],
  ["is cut off", readFileSync("desk/test/phone.heic").subarray(0, 300)],
])("explains how to export a picture that %s", async (_, bytes) => {
  await expect(jpegFromHeic(sent(bytes))).rejects.toThrow(/Export it as JPEG.*Most Compatible/);
});
