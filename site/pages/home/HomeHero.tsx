import { BookingLine } from "../../components/BookingLine.tsx";
import { ButtonLink } from "../../components/button/Button.tsx";
import { Embed } from "../../components/embed/Embed.island.tsx";
import { Heading } from "../../components/heading/Heading.tsx";
import { Photo } from "../../components/picture/Photo.tsx";
import { TextLink } from "../../components/text-link/TextLink.tsx";
import { Island } from "../../islands/Island.tsx";
import { fixedWords } from "../../words/words.ts";
import type { HomePageProps } from "./load-home-page.ts";

/** The first section of the home page. The film autoplays over the picture: our own file, or a provider's player. */
export function HomeHero(props: HomePageProps["hero"]) {
  const { eyebrow, heading, lead, photo, action, href, film, loads } = props;
  const { labels: words } = fixedWords;
  return (
    <section className="home-hero">
      <div className="home-hero-film">
        <Photo
          photo={photo}
          crop="square"
          sizes="(max-width: 47.99rem) 100vw, max(40vw, 732px)"
          priority="hero"
          alt=""
        />
        {film.videoId && (
          <Island
            of={Embed}
            wake="near"
            props={{
              src: filmPlayer(film.videoId),
              title: words.playFilm,
              loads,
              words: { show: words.playFilm, away: words.providerAway },
            }}
          />
        )}
        {!film.videoId && film.files.length > 0 && <Film files={film.files} />}
      </div>
      <div className="words home-hero-words">
        <p className="eyebrow">{eyebrow}</p>
        <Heading level={1} size="hero" text={heading} />
        <p className="lead narrow">{lead}</p>
        <div className="wrap booking">
          <ButtonLink href={href} label={action} />{" "}
          <TextLink href="#services" label={words.seeTreatments} />
        </div>
        <BookingLine />
      </div>
    </section>
  );
}

/** The URL of the provider's player, muted and looped. */
function filmPlayer(id: string): string {
  const options = new URLSearchParams({ autoplay: "1", mute: "1", loop: "1", playlist: id });
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?${options}`;
}

/**
 * The film over the hero's picture plays without script, too. With script, `startFilm` takes it out of its template,
 * so that a browser that saves data does not request it.
 */
function Film({ files }: Pick<HomePageProps["hero"]["film"], "files">) {
  const video = (
    // Firefox focuses a video without controls.
    <video muted loop autoPlay playsInline aria-hidden="true" tabIndex={-1}>
      {files.map((file) => (
        <source key={file.src} {...file} media="(prefers-reduced-motion: no-preference)" />
      ))}
    </video>
  );
  return (
    <>
      <template>{video}</template>
      <noscript>{video}</noscript>
    </>
  );
}
