import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { PageMetadata } from "../../content-model/schema/parts.ts";
import { cached } from "../build-cache.ts";
import { cutFont, type Font } from "../media/fonts.ts";
import { measureFont } from "../media/measure-font.ts";
import type { Site } from "../site.ts";
import { TOKENS } from "../styles/colours.ts";

/** This file is part of the cache key: a changed drawing makes another card. */
const RECIPE = "site/render/social-pictures.ts";
const SIZE = { width: 1200, height: 630 } as const;
const PANEL = 640;
const MARGIN = 72;
/** Below the clinic's folder. */
const LOGO = "media/marks/mark-small.svg";

/** Each page has a card of its own. */
export function socialPicturePath(path: string): string {
  return `/social${path === "/" ? "/home" : path}.jpg`;
}

/** A page's card for link previews: its title on ivory beside its picture. */
export async function renderSocialPicture(site: Site, metadata: PageMetadata): Promise<Uint8Array> {
  const ofClinic = [LOGO, TOKENS].map((name) => join(site.folder, name));
  const files = [site.pictures.masterFile(metadata.photo), ...ofClinic, RECIPE];
  const read = await Promise.all(files.map((file) => readFile(file)));
  const ingredients = [
    site.content.business.brand.name,
    shortTitle(metadata),
    JSON.stringify(site.fonts),
    ...read,
  ];
  return cached("social", ingredients, () => draw(site, metadata));
}

async function draw(site: Site, metadata: PageMetadata): Promise<Buffer> {
  const { colours, content, folder, pictures } = site;
  const { colour } = colours;
  const picture = await sharp(pictures.masterFile(metadata.photo))
    .resize(SIZE.width - PANEL, SIZE.height, { fit: "cover", position: "attention" })
    .toBuffer();
  const logo = await sharp(Buffer.from(colours.fillIn(await readFile(join(folder, LOGO), "utf8"))))
    .resize(64)
    .toBuffer();
  const font = await fontFor(site.fonts);
  const name = await text(content.business.brand.name, {
    size: 40,
    colour: colour("ink"),
    ...font,
  });
  const title = await text(shortTitle(metadata), { size: 78, colour: colour("ink"), ...font });
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

/** The headings' font as a drawing needs it, uncompressed. */
async function fontFor([font]: readonly Font[]) {
  if (!font) throw new Error("The clinic has no font.");
  const { family } = await measureFont(font);
  return { family, fontfile: await cutFont(font, "truetype") };
}

type Style = { family: string; fontfile: string; size: number; colour: string };

/** `size` in pixels at 72 dpi. */
function text(words: string, { family, fontfile, size, colour }: Style): Promise<Buffer> {
  const escaped = words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return sharp({
    text: {
      text: `<span foreground="${colour}">${escaped}</span>`,
      // The comma keeps a weight in the name, such as "Light", part of it.
      font: `${family}, ${size}`,
      fontfile,
      width: PANEL - 2 * MARGIN,
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer();
}
