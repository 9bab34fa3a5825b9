import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import type { Content } from "../content/content-schema.ts";

/** The media type of each kind of video file, smallest file first. */
const TYPES = [
  [/^[\w.-]+\.av1\.mp4$/, "video/mp4; codecs=av01.0.05M.08"],
  [/^[\w.-]+\.webm$/, "video/webm"],
  [/^[\w.-]+(?<!\.av1)\.mp4$/, "video/mp4"],
] as const;

/**
 * The home page's film: the id of a provider's video, which may be empty, and the clinic's own files, which are
 * served unchanged. A page shows neither if the film is switched off.
 */
export function createFilm({ video, shown }: Content["business"]["film"], folder: string) {
  const own = filesIn(join(folder, "media/film"));
  return {
    videoId: shown ? video : "",
    files: shown ? own.map(({ src, type }) => ({ src, type })) : [],
    /** The clinic's files by URL path. */
    served: new Map(own.map(({ src, file }) => [src, file])) as ReadonlyMap<string, string>,
  };
}

function filesIn(films: string) {
  const names = existsSync(films) ? readdirSync(films).toSorted() : [];
  return TYPES.flatMap(([ending, type]) =>
    names
      .filter((name) => ending.test(name))
      .map((name) => join(films, name))
      .map((file) => ({ src: addressFor(file), type, file })),
  );
}

/** "/assets/window-light-1a2b3c4d.webm": a hash of the file's content lets browsers keep it. */
function addressFor(file: string): string {
  const hash = createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 8);
  const ending = extname(file);
  return `/assets/${basename(file, ending)}-${hash}${ending}`;
}
