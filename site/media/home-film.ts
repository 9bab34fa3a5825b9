import { content } from "../../content-model/content.ts";

const { heroVideoId } = content.business;

const files = import.meta.glob<string>("#media/film/*.{mp4,webm}", {
  query: "?url",
  import: "default",
  eager: true,
});

/** By the ending of the file's name, the smallest film first. */
const types = [
  [/\.av1\.mp4$/, "video/mp4; codecs=av01.0.05M.08"],
  [/\.webm$/, "video/webm"],
  [/(?<!\.av1)\.mp4$/, "video/mp4"],
] as const;

/** The home page's film: the provider's player where the content names a video, else the clinic's own files. Without either the picture stands alone. */
export const homeFilm = {
  videoId: heroVideoId,
  files: types.flatMap(([ending, type]) =>
    Object.entries(files)
      .filter(([file]) => ending.test(file))
      .map(([, src]) => ({ src, type })),
  ),
};
