import { cpSync, readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { Readable } from "node:stream";
import sharp from "sharp";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { FIXTURE_CONTENT } from "../../test/support/clinic-folder.ts";
import { temporaryFolder } from "../../test/support/process.ts";
import { addPicture } from "./pictures.ts";

const about = { file: "20260512_101010.PNG", alt: "Folded linen on a bench." };

it("adds each picture under a name of its own, and keeps the earlier ones", async () => {
  const folder = temporaryFolder("pictures");
  cpSync(FIXTURE_CONTENT, folder, { recursive: true, dereference: true });
  const add = async (background: string) => {
    const picture = sharp({ create: { width: 1920, height: 1280, channels: 3, background } });
    const upload = Readable.from([await picture.png().toBuffer()]);
    return (await addPicture(upload as IncomingMessage, about, folder)).name;
  };
  const first = () => readFileSync(join(folder, "media/stills/picture-1.jpg"));
  expect(await add("#804020")).toBe("picture-1");
  const before = first();
  expect(await add("#204080")).toBe("picture-2");
  expect(first().equals(before)).toBe(true);
  const { items } = parse(readFileSync(join(folder, "photos.yaml"), "utf8"));
  expect(items.slice(-2)).toMatchObject([{ sample: false }, { sample: false }]);
});
