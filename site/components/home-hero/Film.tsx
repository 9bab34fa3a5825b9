import { Icon } from "../icon/Icon.tsx";
import { leaveOutFilm } from "./leave-out-film.ts";

type FilmProps = {
  files: readonly { src: string; type: string }[];
  words: Record<"pauseFilm", string>;
};

/** The film over the hero's picture plays by itself, without script, but not under `prefers-reduced-motion` or while the visitor saves data. Its button appears when it plays (`film.ts`). */
export function Film({ files, words }: FilmProps) {
  return (
    <>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a video without controls is not focusable. */}
      <video muted loop autoPlay playsInline aria-hidden="true">
        {files.map((file) => (
          <source key={file.src} {...file} media="(prefers-reduced-motion: no-preference)" />
        ))}
      </video>
      <script>{leaveOutFilm}</script>
      <button
        type="button"
        className="round film-toggle"
        aria-label={words.pauseFilm}
        aria-pressed="false"
        hidden
      >
        <Icon name="pause" />
        <Icon name="play" />
      </button>
    </>
  );
}
