import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { content } from "../../content-model/content.ts";
import { contentFolder } from "../../content-model/folder.ts";
import type { PageMetadata } from "../../content-model/schema/parts.ts";
import { cached } from "../build-cache.ts";
import { socialPicturePath } from "../document.tsx";
import { masterFile } from "../media/pictures.ts";
import { notFoundRoute, routes } from "../routes.tsx";
import { colour, inColours, TOKENS_FILE } from "../styles/colours.ts";

const { brand } = content.business;

/** This file: a card drawn by other lines is another card. */
const RECIPE = "site/build/social-pictures.ts";
const SIZE = { width: 1200, height: 630 } as const;
const PANEL = 640;
const MARGIN = 72;
/** The family as the file names it, whatever weight was cut from it; the comma below keeps "Light" part of the name. */
const FONT_FAMILY = "Cormorant Light";
const MARK = `${contentFolder}/media/marks/mark-small.svg`;
const FONT_FILE = "site/styles/fonts/cormorant-normal.ttf";

const pages = new Map(
  [...routes, notFoundRoute].map(({ path, metadata }) => [socialPicturePath(path), metadata]),
);

export function socialPicturePaths(): readonly string[] {
  return [...pages.keys()];
}

/** A page's card for link previews: its title on ivory beside its picture. Undefined where the path is no card. */
export async function renderSocialPicture(path: string): Promise<Uint8Array | undefined> {
  const metadata = pages.get(path);
  if (!metadata) return undefined;
  const files = [masterFile(metadata.photo), MARK, FONT_FILE, RECIPE, TOKENS_FILE];
  const read = await Promise.all(files.map((file) => readFile(file)));
  const ingredients = [brand.name, shortTitle(metadata), ...read];
  return cached("social", ingredients, () => draw(metadata));
}

async function draw(metadata: PageMetadata): Promise<Buffer> {
  const picture = await sharp(masterFile(metadata.photo))
    .resize(SIZE.width - PANEL, SIZE.height, { fit: "cover", position: "attention" })
    .toBuffer();
  const mark = await sharp(Buffer.from(inColours(await readFile(MARK, "utf8"))))
    .resize(64)
    .toBuffer();
  const name = await text(brand.name, 40, colour("ink"));
  const title = await text(shortTitle(metadata), 78, colour("ink"));
  return sharp({ create: { ...SIZE, channels: 3, background: colour("ivory") } })
    .composite([
      { input: picture, left: PANEL, top: 0 },
      { input: mark, left: MARGIN, top: MARGIN },
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
