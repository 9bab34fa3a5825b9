import { isMotionPaused, onMotionSwitch } from "../../islands/motion-switch.ts";
import { savesData } from "../../islands/saves-data.ts";

/** Plays the hero's film unless the visitor saves data, and stops it while the visitor has paused all motion. */
export function startFilm(): void {
  const template = document.querySelector<HTMLTemplateElement>(".home-hero-film template");
  const video = template?.content.querySelector("video");
  if (!template || !video || savesData()) return;
  // A browser that saves power refuses to play, and the picture below stays visible.
  video.addEventListener("playing", () => {
    video.dataset.playing = "";
  });
  const obey = () => {
    if (isMotionPaused()) {
      if (video.isConnected) video.pause();
      return;
    }
    if (!video.isConnected) {
      template.replaceWith(video);
      // Firefox tried the sources in the template and gave up.
      video.load();
    }
    video.play().catch(() => undefined);
  };
  obey();
  onMotionSwitch(obey);
}
