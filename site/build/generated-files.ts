import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { content } from "../../content-model/content.ts";
import { contentFolder } from "../../content-model/folder.ts";
import { renderPicture } from "../media/render-picture.ts";
import { absolute } from "../structured-data/graph.ts";
import { colour, inColours } from "../styles/colours.ts";
import { contentTypeOf } from "./content-types.ts";
import { securityText, securityTextPath } from "./security-text.ts";
import { sitemap } from "./sitemap.ts";
import { renderSocialPicture, socialPicturePaths } from "./social-pictures.ts";

const { formats } = content.interface;
const { brand } = content.business;

type Body = string | Uint8Array;

const MARKS = `${contentFolder}/media/marks`;

/** Files with an address of their own, made or copied when asked for. */
const fixedFiles: Record<string, () => Body | Promise<Body>> = {
  "/favicon.svg": () => mark("favicon.svg"),
  "/apple-touch-icon.png": () => appIcon(180),
  "/icon-512.png": () => appIcon(512),
  "/site.webmanifest": webManifest,
  "/sitemap.xml": sitemap,
  "/robots.txt": () => `User-agent: *\nAllow: /\n\nSitemap: ${absolute("/sitemap.xml")}\n`,
  [securityTextPath]: () => securityText(),
};

/** Every file that no page has to ask for by name in its body. */
export const standingFiles: readonly string[] = [
  ...Object.keys(fixedFiles),
  ...socialPicturePaths(),
];

/** What the build writes beside the pages, in development on request; undefined for any other path. */
export async function generateFile(
  path: string,
): Promise<{ body: Body; contentType: string } | undefined> {
  const body =
    (await fixedFiles[path]?.()) ??
    (await renderPicture(path)) ??
    (await renderSocialPicture(path));
  return body === undefined ? undefined : { body, contentType: contentTypeOf(path) };
}

async function mark(name: string): Promise<string> {
  return inColours(await readFile(`${MARKS}/${name}`, "utf8"));
}

/** Two colours and the steps between them. `size` in pixels. */
async function appIcon(size: number): Promise<Buffer> {
  const svg = Buffer.from(await mark("app-icon.svg"));
  return sharp(svg).resize(size).flatten().png({ colours: 16 }).toBuffer();
}

function webManifest(): string {
  return JSON.stringify({
    name: formats.fullName,
    short_name: brand.name,
    start_url: "/",
    display: "browser",
    background_color: colour("ivory"),
    theme_color: colour("ivory"),
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
    ],
  });
}
