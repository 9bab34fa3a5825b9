import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { renderPicture } from "../media/pictures.ts";
import { createRoutes } from "../routes.tsx";
import type { Site } from "../site.ts";
import { contentTypeOf } from "./content-types.ts";
import formerWorker from "./former-worker.js?raw";

type Body = string | Uint8Array;

const TAB_ICON_PX = 48;

/** Where website builders and their plug-ins register a service worker. */
const FORMER_WORKERS = ["/sw.js", "/service-worker.js"];

/** The files that the build writes in addition to the pages. In development they are generated on request. */
export function createGeneratedFiles(site: Site) {
  const { absolute } = site.links;
  const { film, pictures } = site.media;
  /** Functions that generate or copy a file, by URL path. */
  const files = new Map<string, () => Body | Promise<Body>>([
    ["/favicon.svg", () => logo(site, "favicon.svg")],
    ["/favicon.ico", async () => icoOf(await appIcon(site, TAB_ICON_PX))],
    ["/apple-touch-icon.png", () => appIcon(site, 180)],
    ["/icon-512.png", () => appIcon(site, 512)],
    ["/sitemap.xml", () => sitemap(site)],
    ["/robots.txt", () => `User-agent: *\nAllow: /\n\nSitemap: ${absolute("/sitemap.xml")}\n`],
    ...FORMER_WORKERS.map((address) => [address, () => formerWorker] as const),
    ...Array.from(film.served, ([address, file]) => [address, () => readFile(file)] as const),
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

/** An icon file with one PNG of TAB_ICON_PX. Safari before 26 shows no SVG in its tabs, and other programs ask for this file by its name. */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  // The kind of file, and the number of its pictures; then the picture's width, height, planes, depth, size and place.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(TAB_ICON_PX, 6);
  header.writeUInt8(TAB_ICON_PX, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** The sitemap: every page for search engines, without second addresses. */
function sitemap(site: Site): string {
  const urls = createRoutes(site)
    .routes.filter(({ noIndex, canonicalPath }) => !noIndex && !canonicalPath)
    .map(({ path, lastChecked }) => {
      const changed = lastChecked ? `<lastmod>${lastChecked}</lastmod>` : "";
      return `  <url><loc>${site.links.absolute(path)}</loc>${changed}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}
