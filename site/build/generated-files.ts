import { readFile } from "node:fs/promises";
import sharp from "sharp";
import type { Site } from "../site.ts";
import { contentTypeOf } from "./content-types.ts";
import { renderPicture } from "./render-picture.ts";
import { sitemap } from "./sitemap.ts";

type Body = string | Uint8Array;

/** The files that the build writes in addition to the pages. In development they are generated on request. */
export function createGeneratedFiles(site: Site) {
  const { absolute } = site.links;
  const { mediaFiles, pictures } = site.media;
  /** Functions that generate or copy a file, by URL path. */
  const files = new Map<string, () => Body | Promise<Body>>([
    ["/favicon.svg", () => logo(site, "favicon.svg")],
    ["/apple-touch-icon.png", () => appIcon(site, 180)],
    ["/icon-512.png", () => appIcon(site, 512)],
    ["/sitemap.xml", () => sitemap(site)],
    ["/robots.txt", () => `User-agent: *\nAllow: /\n\nSitemap: ${absolute("/sitemap.xml")}\n`],
    ...Array.from(mediaFiles.files, ([address, file]) => [address, () => readFile(file)] as const),
  ]);
  return {
    /** The URL paths of all files except pictures, whose paths the pages request while they render. */
    paths: [...files.keys()],
    /** Generates a file or a picture. Resolves to undefined for any other path. */
    async generate(path: string): Promise<{ body: Body; contentType: string } | undefined> {
      const body = (await files.get(path)?.()) ?? (await renderPicture(pictures, path));
      return body === undefined ? undefined : { body, contentType: contentTypeOf(path) };
    },
  };
}

async function logo({ media: { colours, folder } }: Site, name: string): Promise<string> {
  return colours.fillIn(await readFile(`${folder}/media/marks/${name}`, "utf8"));
}

/** @param size in pixels */
async function appIcon(site: Site, size: number): Promise<Buffer> {
  const svg = Buffer.from(await logo(site, "app-icon.svg"));
  // The icon has two colours, and 16 suffice for the steps between them.
  return sharp(svg).resize(size).flatten().png({ colours: 16 }).toBuffer();
}
