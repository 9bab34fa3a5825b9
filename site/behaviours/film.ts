const PLAYER = "https://www.youtube-nocookie.com/embed/";

/** Brings the home page's film after everything else; never where less motion or less data is asked for. */
export function startFilm(): void {
  const frame = document.querySelector<HTMLElement>(".home-hero-film");
  if (!frame || asksForLess()) return;
  const show = () => requestIdleCallback(() => bring(frame), { timeout: 2000 });
  if (!("requestIdleCallback" in window))
    addEventListener("load", () => setTimeout(() => bring(frame), 500));
  else if (document.readyState === "complete") show();
  else addEventListener("load", show, { once: true });
}

function asksForLess(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  return matchMedia("(prefers-reduced-motion: reduce)").matches || connection?.saveData === true;
}

function bring(frame: HTMLElement): void {
  const { film, filmEmbed } = frame.dataset;
  if (filmEmbed) offerPlayer(frame, filmEmbed);
  else if (film) bringFilm(frame, JSON.parse(film));
}

function bringFilm(frame: HTMLElement, sources: { src: string; type: string }[]): void {
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
    button.toggleAttribute("data-paused", isPlaying);
    const label = button.ariaLabel;
    button.ariaLabel = frame.dataset.playLabel ?? null;
    frame.dataset.playLabel = label ?? "";
  });
  frame.append(video);
}

/** Of a provider nothing is asked before the visitor does: the poster waits with a button to play. */
function offerPlayer(frame: HTMLElement, id: string): void {
  const button = frame.querySelector("button");
  if (!button) return;
  button.ariaLabel = frame.dataset.playLabel ?? null;
  button.dataset.paused = "";
  button.hidden = false;
  button.addEventListener("click", () => {
    button.hidden = true;
    bringPlayer(frame, id);
  });
}

/** The provider's player, muted, with the provider's own controls to pause it. */
function bringPlayer(frame: HTMLElement, id: string): void {
  const player = document.createElement("iframe");
  const options = new URLSearchParams({ autoplay: "1", mute: "1", loop: "1", playlist: id });
  player.src = `${PLAYER}${encodeURIComponent(id)}?${options}`;
  player.title = frame.dataset.playLabel ?? "";
  player.allow = "autoplay";
  frame.append(player);
  player.focus();
}
