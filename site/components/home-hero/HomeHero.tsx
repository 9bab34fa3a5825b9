import type { ComponentProps } from "react";
import type { HomePageContent } from "../../../content-model/schema/pages.ts";
import { ButtonLink } from "../button/Button.tsx";
import * as embed from "../embed/embed-attributes.ts";
import { Heading } from "../heading/Heading.tsx";
import { Icon } from "../icon/Icon.tsx";
import { Photo } from "../picture/Photo.tsx";
import { TextLink } from "../text-link/TextLink.tsx";
import * as attribute from "./film-attributes.ts";

type Film = { videoId: string | null; files: readonly { src: string; type: string }[] };
type FilmWords = Record<"playFilm" | "pauseFilm", string>;
type HomeHeroProps = {
  hero: HomePageContent["hero"];
  href: string;
  /** The quieter way on, beside the button. */
  more: ComponentProps<typeof TextLink>;
  film: Film;
  words: FilmWords;
};

/** The film plays inside the arch; `film.client.ts` loads it after everything else, or never. */
export function HomeHero({ hero, href, more, film, words }: HomeHeroProps) {
  return (
    <section className="home-hero">
      <div className="home-hero-film" {...(hasFilm(film) && filmData(film, words))}>
        <Photo
          name={hero.photo}
          crop="square"
          narrow={{ crop: "portrait", sizes: "90vw" }}
          sizes="max(40vw, 732px)"
          priority="hero"
          alt=""
        />
        {hasFilm(film) && (
          <button type="button" className="round film-toggle" {...filmButton(film, words)} hidden>
            <Icon name="pause" />
            <Icon name="play" />
          </button>
        )}
      </div>
      <div className="words home-hero-words">
        <p className="eyebrow">{hero.eyebrow}</p>
        <Heading level={1} size="hero" text={hero.heading} />
        <p className="lead narrow">{hero.lead}</p>
        <div className="wrap booking">
          <ButtonLink href={href} label={hero.action} />
          <TextLink {...more} />
        </div>
      </div>
    </section>
  );
}

function hasFilm({ videoId, files }: Film): boolean {
  return Boolean(videoId) || files.length > 0;
}

/** Our own film by default; with a video's id the provider's player, which waits for a click. */
function filmData({ videoId, files }: Film, words: FilmWords) {
  return videoId
    ? { [embed.address]: filmPlayer(videoId), [embed.title]: words.playFilm }
    : { [attribute.files]: JSON.stringify(files), [attribute.playLabel]: words.playFilm };
}

function filmButton({ videoId }: Film, words: FilmWords) {
  return videoId
    ? { "aria-label": words.playFilm, [embed.opener]: "", [attribute.paused]: "" }
    : { "aria-label": words.pauseFilm };
}

/** The provider's address for a muted film in a loop. */
function filmPlayer(id: string): string {
  const options = new URLSearchParams({ autoplay: "1", mute: "1", loop: "1", playlist: id });
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?${options}`;
}
