import { join } from "node:path";
import type { SiteFile } from "../../contract/site-manifest.ts";
import { CLIENT_DIR } from "./client-build.ts";
import { writeInto } from "./write-file.ts";

export type PageFiles = ReadonlyMap<string, Pick<SiteFile, "path" | "headers">>;

/** Writes each page. Resolves to the URL path and the headers of each file, by its path below `client`. */
export async function writePages(
  pages: ReadonlyMap<string, string>,
  policy: string,
): Promise<PageFiles> {
  const files = new Map<string, Pick<SiteFile, "path" | "headers">>();
  for (const [path, html] of pages) {
    const file = fileOf(path);
    files.set(file, { path, headers: { "content-security-policy": policy } });
    await writeInto(join(CLIENT_DIR, file), html);
  }
  return files;
}

/** "/gallery?show=laser" → "gallery.show=laser.html". */
function fileOf(address: string): string {
  return address === "/" ? "index.html" : `${address.slice(1).replace("?", ".")}.html`;
}
