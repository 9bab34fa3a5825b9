/** Shows the hero's film and its button once it plays: a browser that saves power refuses to play it. The button pauses it. */
export function startFilm(): void {
  const video = document.querySelector<HTMLVideoElement>(".home-hero-film video");
  const button = document.querySelector<HTMLButtonElement>(".film-toggle");
  // Left out for a visitor who saves data (leave-out-film.ts).
  if (!video) button?.remove();
  if (!video || !button) return;
  const show = () => {
    if (!video.paused) {
      video.dataset.playing = "";
      button.hidden = false;
    }
    button.setAttribute("aria-pressed", String(video.paused));
  };
  for (const type of ["playing", "pause"]) video.addEventListener(type, show);
  button.addEventListener("click", () => (video.paused ? video.play() : video.pause()));
  if (video.currentTime > 0) show();
}
