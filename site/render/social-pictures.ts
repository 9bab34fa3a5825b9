import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { PageMetadata } from "../../content-model/schema/parts.ts";
import { cached } from "../build-cache.ts";
import type { Site } from "../site.ts";
import { TOKENS } from "../styles/colours.ts";

/** This file is part of the cache key: a changed drawing makes another card. */
const RECIPE = "site/render/social-pictures.ts";
const SIZE = { width: 1200, height: 630 } as const;
const PANEL = 640;
const MARGIN = 72;
/** The family as the file names it, whatever weight was cut from it; the comma below keeps "Light" part of the name. */
const FONT_FAMILY = "Cormorant Light";
/** Below the clinic's folder. */
const LOGO = "media/marks/mark-small.svg";
const FONT_FILE = "site/styles/fonts/cormorant-normal.ttf";

/** Each page has a card of its own. */
export function socialPicturePath(path: string): string {
  return `/social${path === "/" ? "/home" : path}.jpg`;
}

/** A page's card for link previews: its title on ivory beside its picture. */
export async function renderSocialPicture(site: Site, metadata: PageMetadata): Promise<Uint8Array> {
  const ofClinic = [LOGO, TOKENS].map((name) => join(site.folder, name));
  const files = [site.pictures.masterFile(metadata.photo), ...ofClinic, FONT_FILE, RECIPE];
  const read = await Promise.all(files.map((file) => readFile(file)));
  const ingredients = [site.content.business.brand.name, shortTitle(metadata), ...read];
  return cached("social", ingredients, () => draw(site, metadata));
}

async function draw(
  { colours, content, folder, pictures }: Site,
  metadata: PageMetadata,
): Promise<Buffer> {
  const { colour } = colours;
  const picture = await sharp(pictures.masterFile(metadata.photo))
    .resize(SIZE.width - PANEL, SIZE.height, { fit: "cover", position: "attention" })
    .toBuffer();
  const logo = await sharp(Buffer.from(colours.fillIn(await readFile(join(folder, LOGO), "utf8"))))
    .resize(64)
    .toBuffer();
  const name = await text(content.business.brand.name, 40, colour("ink"));
  const title = await text(shortTitle(metadata), 78, colour("ink"));
  return sharp({ create: { ...SIZE, channels: 3, background: colour("ivory") } })
    .composite([
      { input: picture, left: PANEL, top: 0 },
      { input: logo, left: MARGIN, top: MARGIN },
      { input: name, left: MARGIN + 84, top: MARGIN + 10 },
      { input: title, left: MARGIN, top: 230 },
    ])
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}

function shortTitle({ title }: PageMetadata): string {
  return title.split(" | ")[0] ?? title;
}

/** `size` in pixels at 72 dpi. */
function text(words: string, size: number, colour: string): Promise<Buffer> {
  const escaped = words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return sharp({
    text: {
      text: `<span foreground="${colour}">${escaped}</span>`,
      font: `${FONT_FAMILY}, ${size}`,
      fontfile: FONT_FILE,
      width: PANEL - 2 * MARGIN,
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer();
}
