import type { Content } from "../content/content-schema.ts";
import type { MediaFiles } from "./media-files.ts";

/** The media type by file extension, smallest file first. */
const types = [
  [/^film\/.*\.av1\.mp4$/, "video/mp4; codecs=av01.0.05M.08"],
  [/^film\/.*\.webm$/, "video/webm"],
  [/^film\/.*(?<!\.av1)\.mp4$/, "video/mp4"],
] as const;

/** The home page's film: the id of a provider's video, which may be empty, and the clinic's own files. Neither if the film is switched off. */
export function homeFilm(
  { video, shown }: Content["business"]["film"],
  media: Pick<MediaFiles, "names" | "addressOf">,
) {
  if (!shown) return { videoId: "", files: [] };
  return {
    videoId: video,
    files: types.flatMap(([ending, type]) =>
      media.names
        .filter((name) => ending.test(name))
        .map((name) => ({ src: media.addressOf(name), type })),
    ),
  };
}
