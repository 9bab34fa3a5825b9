import { readFile } from "node:fs/promises";
import { brand } from "../../content/business.ts";
import { renderPicture } from "../media/render-picture.ts";
import { absolute } from "../structured-data/graph.ts";
import { contentTypeOf } from "./content-types.ts";
import { securityText, securityTextPath } from "./security-text.ts";
import { sitemap } from "./sitemap.ts";
import { renderSocialPicture, socialPicturePaths } from "./social-pictures.ts";

type Body = string | Uint8Array;

const MARKS = "content/media/marks";

/** Files with an address of their own, made or copied when asked for. */
const fixedFiles: Record<string, () => Body | Promise<Body>> = {
  "/favicon.svg": () => readFile(`${MARKS}/favicon.svg`),
  "/apple-touch-icon.png": () => readFile(`${MARKS}/apple-touch-icon.png`),
  "/icon-512.png": () => readFile(`${MARKS}/icon-512.png`),
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

function webManifest(): string {
  return JSON.stringify({
    name: `${brand.name}, ${brand.descriptor}`,
    short_name: brand.name,
    start_url: "/",
    display: "browser",
    background_color: "#faf7f1",
    theme_color: "#faf7f1",
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
    ],
  });
}
