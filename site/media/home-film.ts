import { content } from "../../content/content.ts";
import av1 from "../../content/media/film/silk-loop.av1.mp4";
import h264 from "../../content/media/film/silk-loop.mp4";
import webm from "../../content/media/film/silk-loop.webm";

const { heroVideoId } = content.business;

/** The home page's film: our own files, best first, or the provider's player where the content names a video. */
export const homeFilm = {
  videoId: heroVideoId,
  files: [
    { src: av1, type: "video/mp4; codecs=av01.0.05M.08" },
    { src: webm, type: "video/webm" },
    { src: h264, type: "video/mp4" },
  ],
};
