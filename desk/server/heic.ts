import type { IncomingMessage } from "node:http";
import decodeHeic from "heic-decode";
import sharp from "sharp";
import { MAX_BYTES, MAX_PIXELS } from "../picture-size.ts";
import { needType, readBytes } from "./read-body.ts";
import { Refusal } from "./refusal.ts";

const UNREADABLE =
  "This HEIC picture cannot be read. Export it as JPEG; for the next ones, on an iPhone choose Settings, Camera, Formats, “Most Compatible”.";

/** Converts an iPhone's HEIC picture to a JPEG, which every browser shows. @throws Refusal */
export async function jpegFromHeic(request: IncomingMessage): Promise<Buffer> {
  needType(request, "application/octet-stream");
  const bytes = await readBytes(request, MAX_BYTES);
  const images = await decodeHeic.all({ buffer: bytes }).catch(() => undefined);
  const [image] = images ?? [];
  if (!images || !image) throw new Refusal(UNREADABLE);
  try {
    const { width, height } = image;
    if (width * height > MAX_PIXELS) throw new Refusal(UNREADABLE);
    const { data } = await image.decode();
    return await sharp(data, { raw: { width, height, channels: 4 } })
      .jpeg({ quality: 95 })
      .toBuffer();
  } finally {
    images.dispose();
  }
}
