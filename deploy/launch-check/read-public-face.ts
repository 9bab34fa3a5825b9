import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { siteManifestSchema } from "../../contract/site-manifest.ts";
import type { PublicFace } from "./public-face.ts";

/**
 * Reads what other programs will read of a build. Undefined without a build of this content.
 * @param content the hash of the content @param origin that of the public website
 */
export function readPublicFace(
  dist: string,
  { content, origin }: { content: string; origin: string },
): PublicFace | undefined {
  const place = join(dist, "manifest.json");
  if (!existsSync(place)) return undefined;
  // A build of another version may have another manifest.
  const { data } = siteManifestSchema.safeParse(JSON.parse(readFileSync(place, "utf8")));
  if (data?.built.content !== content) return undefined;
  const text = (file: string) => readFileSync(join(dist, "client", file), "utf8");
  const pages = data.files.filter(({ contentType }) => contentType.startsWith("text/html"));
  return {
    origin,
    pages: new Map(pages.map(({ path, file }) => [path, text(file)])),
    sitemap: text("sitemap.xml"),
    robots: text("robots.txt"),
  };
}
