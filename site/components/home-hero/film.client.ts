import * as attribute from "./film-attributes.ts";

/** Loads the home page's film after everything else; never if the visitor prefers reduced motion or less data. */
export function startFilm(): void {
  const frame = document.querySelector<HTMLElement>(`[${attribute.files}]`);
  const film = frame?.getAttribute(attribute.files);
  if (!frame || !film || asksForLess()) return;
  const show = () => requestIdleCallback(() => bring(frame, film), { timeout: 2000 });
  if (!("requestIdleCallback" in window))
    addEventListener("load", () => setTimeout(() => bring(frame, film), 500));
  else if (document.readyState === "complete") show();
  else addEventListener("load", show, { once: true });
}

function asksForLess(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  return matchMedia("(prefers-reduced-motion: reduce)").matches || connection?.saveData === true;
}

function bring(frame: HTMLElement, film: string): void {
  const sources: { src: string; type: string }[] = JSON.parse(film);
  const video = document.createElement("video");
  Object.assign(video, { muted: true, loop: true, playsInline: true, autoplay: true });
  video.setAttribute("aria-hidden", "true");
  for (const source of sources) {
    video.append(Object.assign(document.createElement("source"), source));
  }
  const button = frame.querySelector("button");
  video.addEventListener("playing", () => {
    video.dataset.playing = "";
    if (button) button.hidden = false;
  });
  button?.addEventListener("click", () => {
    const isPlaying = !video.paused;
    if (isPlaying) video.pause();
    else video.play();
    button.toggleAttribute(attribute.paused, isPlaying);
    const label = button.ariaLabel;
    button.ariaLabel = frame.getAttribute(attribute.playLabel);
    frame.setAttribute(attribute.playLabel, label ?? "");
  });
  frame.append(video);
}
