import { leaveOutFilm } from "./leave-out-film.ts";

type FilmProps = { files: readonly { src: string; type: string }[] };

/** The film over the hero's picture plays by itself, without script, but not under `prefers-reduced-motion` or while the visitor saves data. */
export function Film({ files }: FilmProps) {
  return (
    <>
      {/* Firefox focuses a video without controls. */}
      <video muted loop autoPlay playsInline aria-hidden="true" tabIndex={-1}>
        {files.map((file) => (
          <source key={file.src} {...file} media="(prefers-reduced-motion: no-preference)" />
        ))}
      </video>
      <script>{leaveOutFilm}</script>
    </>
  );
}
