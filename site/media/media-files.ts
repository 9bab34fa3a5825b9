import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";

/** The files of `media/` that are served unchanged. */
const SHOWN = /^film\/[\w.-]+\.(mp4|webm)$/;

export type MediaFiles = ReturnType<typeof createMediaFiles>;

/** The clinic's films. Each URL contains a hash of the file's content. */
export function createMediaFiles(folder: string) {
  const media = join(folder, "media");
  const names = readdirSync(media, { recursive: true, encoding: "utf8" })
    .filter((name) => SHOWN.test(name))
    .toSorted();
  const addresses = new Map(names.map((name) => [name, addressFor(join(media, name))]));
  const files = new Map(Array.from(addresses, ([name, address]) => [address, join(media, name)]));
  return {
    /** Paths relative to `media/`, such as "film/window-light.webm". */
    names,
    /** @throws Error if the file does not exist */
    addressOf(name: string): string {
      const address = addresses.get(name);
      if (!address) throw new Error(`${media} has no ${name}`);
      return address;
    },
    /** Files by URL path. */
    files: files as ReadonlyMap<string, string>,
  };
}

/** "/assets/window-light-1a2b3c4d.webm" */
function addressFor(file: string): string {
  const hash = createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 8);
  const ending = extname(file);
  return `/assets/${basename(file, ending)}-${hash}${ending}`;
}
