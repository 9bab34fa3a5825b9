import { useEffect, useRef, useState } from "react";
import { useLessMotion } from "../../islands/hooks.ts";
import { Icon } from "../icon/Icon.tsx";

type FilmProps = {
  files: readonly { src: string; type: string }[];
  words: Record<"playFilm" | "pauseFilm", string>;
};

/** The film over the hero's picture. It loads last, and never under `prefers-reduced-motion` or Save-Data. */
export function Film({ files, words }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const [hasBegun, setHasBegun] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const lessMotion = useLessMotion();
  useEffect(() => setIsWanted(!asksForLessData()), []);
  if (lessMotion || !isWanted) return null;
  const toggle = () => (isPaused ? video.current?.play() : video.current?.pause());
  return (
    <>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a video without controls is not focusable. */}
      <video
        ref={video}
        muted
        loop
        autoPlay
        playsInline
        aria-hidden="true"
        data-playing={hasBegun ? "" : undefined}
        onPlaying={() => setHasBegun(true)}
        onPlay={() => setIsPaused(false)}
        onPause={() => setIsPaused(true)}
      >
        {files.map((file) => (
          <source key={file.src} {...file} />
        ))}
      </video>
      {hasBegun && (
        <button
          type="button"
          className="round film-toggle"
          aria-label={isPaused ? words.playFilm : words.pauseFilm}
          onClick={toggle}
        >
          <Icon name={isPaused ? "play" : "pause"} />
        </button>
      )}
    </>
  );
}

function asksForLessData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
