import sharp from "sharp";
import { masterSize } from "../../site/content/master-size.ts";
import { Refusal } from "./refusal.ts";

/** Twice what a page asks for is kept, for the screens to come. */
const WIDEST = 2 * masterSize.width;
const LARGEST_MB = 25;
export const LARGEST_BYTES = LARGEST_MB * 1_000_000;
/** A phone's 48 megapixels, with some to spare. Few bytes may hold many pixels. */
export const MOST_MEGAPIXELS = 50;
const MOST_PIXELS = MOST_MEGAPIXELS * 1_000_000;

export type Master = { bytes: Buffer; colour: string };

/** The part that is taken, in per cent of the whole. */
export type Crop = { x: number; y: number; width: number; height: number };

/**
 * Makes a master of an uploaded picture: JPEG, 1600 × 1067 or larger, without the place and time a phone writes into it.
 * @throws Refusal that says what is wrong with the picture
 */
export async function masterFrom(upload: Buffer, file: string, crop: Crop): Promise<Master> {
  // Reads the head alone, however large the picture.
  const { format, autoOrient } = await sharp(upload, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Refusal(`“${file}” is no picture that can be read. JPEG and PNG are.`);
    });
  if (format !== "jpeg" && format !== "png") {
    throw new Refusal(`“${file}” is a picture of the kind ${format}. JPEG and PNG are taken.`);
  }
  const area = areaOf(crop, autoOrient);
  checkSize(file, autoOrient, area);
  const bytes = await sharp(upload, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .extract(area)
    .resize(sizeWithin(area))
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 90, mozjpeg: true })
    .toBuffer()
    .catch(() => {
      throw new Refusal(`“${file}” is damaged: it cannot be read to its end.`);
    });
  const { dominant } = await sharp(bytes).stats();
  return { bytes, colour: hex(dominant) };
}

type Size = { width: number; height: number };

/** In the shape of all masters, as wide as what is taken is. */
function sizeWithin({ width }: Size): Size {
  const kept = Math.min(width, WIDEST);
  return { width: kept, height: Math.round((kept * masterSize.height) / masterSize.width) };
}

/** A picture's own shape may differ from a master's by a pixel: what is beyond is cut away around the middle. */
function areaOf({ x, y, width, height }: Crop, whole: Size) {
  const left = Math.round((x / 100) * whole.width);
  const top = Math.round((y / 100) * whole.height);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round((width / 100) * whole.width), whole.width - left)),
    height: Math.max(1, Math.min(Math.round((height / 100) * whole.height), whole.height - top)),
  };
}

function checkSize(file: string, whole: Size, area: Size): void {
  if (whole.width * whole.height > MOST_PIXELS) {
    throw new Refusal(
      `“${file}” is ${whole.width} × ${whole.height} pixels, and ${MOST_MEGAPIXELS} million in all are the most. Save it smaller.`,
    );
  }
  if (area.width < masterSize.width || area.height < masterSize.height) {
    throw new Refusal(
      `The part of “${file}” you chose is ${area.width} × ${area.height} pixels, which is too small: at least ${masterSize.width} × ${masterSize.height} keep it sharp on a large screen. Take more of it, or another picture.`,
    );
  }
}

function hex({ r, g, b }: { r: number; g: number; b: number }): string {
  const digits = [r, g, b].map((value) => value.toString(16).padStart(2, "0"));
  return `#${digits.join("")}`.toUpperCase();
}
