import { join } from "node:path";
import { CLIENT_DIR } from "./client-build.ts";
import { writeInto } from "./write-file.ts";

/** Writes each page. Resolves to the URL path of each file, by its path below `client`. */
export async function writePages(
  pages: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const paths = new Map<string, string>();
  for (const [path, html] of pages) {
    const file = fileOf(path);
    paths.set(file, path);
    await writeInto(join(CLIENT_DIR, file), html);
  }
  return paths;
}

/** "/gallery?show=laser" → "gallery.show=laser.html". */
function fileOf(address: string): string {
  return address === "/" ? "index.html" : `${address.slice(1).replace("?", ".")}.html`;
}
