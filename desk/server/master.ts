import sharp from "sharp";
import { masterSize } from "../../site/content/files/master-size.ts";
import { heicProblem, largestPart, MAX_PIXELS, type Size, sizeProblem } from "../picture-size.ts";
import { Refusal } from "./refusal.ts";

/** Twice what a page needs today, for denser screens. */
const MAX_WIDTH = 2 * masterSize.width;

export type Master = { bytes: Buffer; colour: string; focus: string };

/**
 * Makes a master of an uploaded picture: a JPEG of 1600 × 1067 pixels or more, without the place and time that a phone adds.
 * @param focus the subject, which has to be visible: "50% 20%". The master is the largest part around it
 * @throws Refusal with what is wrong with the picture
 */
export async function masterFrom(upload: Buffer, file: string, focus: string): Promise<Master> {
  const isHeic = heicProblem(file, upload);
  if (isHeic) throw new Refusal(isHeic);
  // Reads only the header, also of a picture with too many pixels.
  const { format, autoOrient } = await sharp(upload, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Refusal(`“${file}” is not a picture that the desk can read. Use a JPEG or PNG.`);
    });
  if (format !== "jpeg" && format !== "png") {
    throw new Refusal(`“${file}” is a picture of the kind ${format}. Use a JPEG or PNG.`);
  }
  const problem = sizeProblem(file, autoOrient);
  if (problem) throw new Refusal(problem);
  const area = areaOf(focus, autoOrient);
  const bytes = await sharp(upload, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .extract(area)
    .resize(sizeWithin(area))
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 90, mozjpeg: true })
    .toBuffer()
    .catch(() => {
      throw new Refusal(`“${file}” is damaged: the desk cannot read all of it.`);
    });
  const { dominant } = await sharp(bytes).stats();
  return { bytes, colour: hex(dominant), focus: focusIn(area, focus, autoOrient) };
}

/** In the shape of all masters, as wide as the part, up to `MAX_WIDTH`. */
function sizeWithin({ width }: Size): Size {
  const kept = Math.min(width, MAX_WIDTH);
  return { width: kept, height: Math.round((kept * masterSize.height) / masterSize.width) };
}

/** The largest part, with the subject as near its middle as possible. */
function areaOf(focus: string, whole: Size) {
  const { width, height } = largestPart(whole);
  const [x, y] = placeOf(focus, whole);
  const within = (start: number, most: number) => Math.round(Math.max(0, Math.min(start, most)));
  return {
    ...{ width, height },
    left: within(x - width / 2, whole.width - width),
    top: within(y - height / 2, whole.height - height),
  };
}

/** The subject's position in the part. */
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

function hex({ r, g, b }: { r: number; g: number; b: number }): string {
  const digits = [r, g, b].map((value) => value.toString(16).padStart(2, "0"));
  return `#${digits.join("")}`.toUpperCase();
}
