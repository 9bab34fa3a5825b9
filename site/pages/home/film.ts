import { isMotionPaused, onMotionSwitch } from "../../islands/motion-switch.ts";

/** Shows the hero's film once it plays, because a browser that saves power refuses to play it, and stops it while the visitor has paused all motion. */
export function startFilm(): void {
  const video = document.querySelector<HTMLVideoElement>(".home-hero-film video");
  if (!video) return;
  const show = () => {
    if (!video.paused) video.dataset.playing = "";
  };
  const obey = () => {
    if (isMotionPaused()) video.pause();
    else video.play().catch(() => undefined);
  };
  video.addEventListener("playing", show);
  if (video.currentTime > 0) show();
  if (isMotionPaused()) video.pause();
  onMotionSwitch(obey);
}
