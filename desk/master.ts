import sharp from "sharp";
import { masterSize } from "../content-model/master-size.ts";
import { Refusal } from "./refusal.ts";

/** Between a phone's 4:3 and a film's 16:9; what is beyond 3:2 is cut away around the middle. */
const NARROWEST = 4 / 3;
const WIDEST = 16 / 9;
const LARGEST_MB = 25;
/** A phone's 48 megapixels, with some to spare. Few bytes may hold many pixels. */
const MOST_MEGAPIXELS = 50;
const MOST_PIXELS = MOST_MEGAPIXELS * 1_000_000;

export type Master = { bytes: Buffer; colour: string };

/**
 * Makes a master of an uploaded picture: JPEG, 1600 × 1067, without the place and time a phone writes into it.
 * @throws Refusal that says what is wrong with the picture
 */
export async function masterFrom(upload: Buffer, file: string): Promise<Master> {
  if (isHeic(upload)) {
    throw new Refusal(
      `“${file}” is a HEIC picture, which many browsers cannot show. On an iPhone choose Settings, Camera, Formats, “Most Compatible”, or export the picture as JPEG.`,
    );
  }
  if (upload.length > LARGEST_MB * 1_000_000) {
    const megabytes = Math.round(upload.length / 1_000_000);
    throw new Refusal(
      `“${file}” has ${megabytes} MB, and ${LARGEST_MB} MB is the most. Save it smaller.`,
    );
  }
  // Reads the head alone, however large the picture.
  const { format, autoOrient } = await sharp(upload, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Refusal(`“${file}” is no picture that can be read. JPEG and PNG are.`);
    });
  if (format !== "jpeg" && format !== "png") {
    throw new Refusal(`“${file}” is a picture of the kind ${format}. JPEG and PNG are taken.`);
  }
  const { width, height } = autoOrient;
  checkShape({ file, width, height });
  const bytes = await sharp(upload, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize(masterSize)
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 90, mozjpeg: true })
    .toBuffer()
    .catch(() => {
      throw new Refusal(`“${file}” is damaged: it cannot be read to its end.`);
    });
  const { dominant } = await sharp(bytes).stats();
  return { bytes, colour: hex(dominant) };
}

function checkShape({ file, width, height }: { file: string; width: number; height: number }) {
  const ratio = width / height;
  const size = `“${file}” is ${width} × ${height} pixels`;
  if (width * height > MOST_PIXELS) {
    throw new Refusal(
      `${size}, and ${MOST_MEGAPIXELS} million in all are the most. Save it smaller.`,
    );
  }
  if (ratio < NARROWEST - 0.01) {
    throw new Refusal(`${size}, which is too upright. Cut it to the shape 3:2, wider than high.`);
  }
  if (ratio > WIDEST + 0.01)
    throw new Refusal(`${size}, which is too wide. Cut it to the shape 3:2.`);
  if (width < masterSize.width || height < masterSize.height) {
    throw new Refusal(
      `${size}, which is too small: at least ${masterSize.width} × ${masterSize.height} keep it sharp on a large screen.`,
    );
  }
}

/** ISO base media with one of HEIF's brands. */
function isHeic(bytes: Buffer): boolean {
  const brand = bytes.toString("latin1", 4, 12);
  return /^ftyp(hei|hev|mif1|msf1)/.test(brand);
}

function hex({ r, g, b }: { r: number; g: number; b: number }): string {
  const digits = [r, g, b].map((value) => value.toString(16).padStart(2, "0"));
  return `#${digits.join("")}`.toUpperCase();
}
