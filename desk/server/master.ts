import sharp from "sharp";
import { masterSize } from "../../site/content/checking/master-size.ts";
import { Refusal } from "./refusal.ts";

/** Twice what a page asks for is kept, for the screens to come. */
const WIDEST = 2 * masterSize.width;
const LARGEST_MB = 25;
export const LARGEST_BYTES = LARGEST_MB * 1_000_000;
/** A phone's 48 megapixels, with some to spare. Few bytes may hold many pixels. */
export const MOST_MEGAPIXELS = 50;
const MOST_PIXELS = MOST_MEGAPIXELS * 1_000_000;

export type Master = { bytes: Buffer; colour: string; focus: string };

/**
 * Makes a master of an uploaded picture: JPEG, 1600 × 1067 or larger, without the place and time a phone writes into it.
 * @param focus what has to be seen: "50% 20%"; as much of the picture as has the shape is taken around it
 * @throws Refusal that says what is wrong with the picture
 */
export async function masterFrom(upload: Buffer, file: string, focus: string): Promise<Master> {
  // Reads the head alone, however large the picture.
  const { format, autoOrient } = await sharp(upload, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Refusal(`“${file}” is no picture that can be read. JPEG and PNG are.`);
    });
  if (format !== "jpeg" && format !== "png") {
    throw new Refusal(`“${file}” is a picture of the kind ${format}. JPEG and PNG are taken.`);
  }
  const area = areaOf(focus, autoOrient);
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
  return { bytes, colour: hex(dominant), focus: focusIn(area, focus, autoOrient) };
}

type Size = { width: number; height: number };

/** In the shape of all masters, as wide as what is taken is. */
function sizeWithin({ width }: Size): Size {
  const kept = Math.min(width, WIDEST);
  return { width: kept, height: Math.round((kept * masterSize.height) / masterSize.width) };
}

/** The largest part of the shape that has the subject as near its middle as it can. */
function areaOf(focus: string, whole: Size) {
  const scale = Math.min(whole.width / masterSize.width, whole.height / masterSize.height);
  const width = Math.round(masterSize.width * scale);
  const height = Math.round(masterSize.height * scale);
  const [x, y] = placeOf(focus, whole);
  const within = (start: number, most: number) => Math.round(Math.max(0, Math.min(start, most)));
  return {
    ...{ width, height },
    left: within(x - width / 2, whole.width - width),
    top: within(y - height / 2, whole.height - height),
  };
}

/** Where the subject stands in the part that was taken. */
function focusIn(area: ReturnType<typeof areaOf>, focus: string, whole: Size): string {
  const [x, y] = placeOf(focus, whole);
  const percent = (part: number, of: number) => `${Math.round((part / of) * 100)}%`;
  return `${percent(x - area.left, area.width)} ${percent(y - area.top, area.height)}`;
}

/** In pixels. */
function placeOf(focus: string, whole: Size): [x: number, y: number] {
  const [across = 50, down = 50] = focus.split(" ").map(Number.parseFloat);
  return [(across / 100) * whole.width, (down / 100) * whole.height];
}

function checkSize(file: string, whole: Size, area: Size): void {
  if (whole.width * whole.height > MOST_PIXELS) {
    throw new Refusal(
      `“${file}” is ${whole.width} × ${whole.height} pixels, and ${MOST_MEGAPIXELS} million in all are the most. Save it smaller.`,
    );
  }
  if (area.width < masterSize.width || area.height < masterSize.height) {
    throw new Refusal(
      `“${file}” has ${area.width} × ${area.height} pixels to show, which is too small: at least ${masterSize.width} × ${masterSize.height} keep it sharp on a large screen. Take another picture.`,
    );
  }
}

function hex({ r, g, b }: { r: number; g: number; b: number }): string {
  const digits = [r, g, b].map((value) => value.toString(16).padStart(2, "0"));
  return `#${digits.join("")}`.toUpperCase();
}
