import { heroVideoId } from "../../content/business.ts";
import { labels } from "../../content/interface.ts";
import av1 from "../../content/media/film/silk-loop.av1.mp4";
import h264 from "../../content/media/film/silk-loop.mp4";
import webm from "../../content/media/film/silk-loop.webm";
import type { Hero } from "../../content/types.ts";
import { contactLink } from "../clinic/navigation.ts";
import { Photo } from "../media/Photo.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { Heading } from "../ui/Heading.tsx";
import { Icon } from "../ui/Icon.tsx";

type HomeHeroProps = { hero: Hero & { action: string } };

/** The film plays inside the arch; `behaviours/film.ts` brings it after everything else, or never. */
export function HomeHero({ hero }: HomeHeroProps) {
  return (
    <section className="home-hero">
      <div className="home-hero-words">
        <p className="eyebrow">{hero.eyebrow}</p>
        <Heading level={1} size="hero" text={hero.heading} />
        <p className="text-lead max-w-narrow">{hero.lead}</p>
        <div>
          <ButtonLink href={contactLink()} label={hero.action} />
        </div>
      </div>
      <div className="home-hero-film" {...filmData}>
        <Photo
          name={hero.photo}
          crop="landscape"
          narrow={{ crop: "portrait", sizes: "90vw" }}
          sizes="(width < 64rem) 90vw, 55vw"
          priority="hero"
          alt=""
        />
        <button type="button" className="film-toggle" {...filmButton} hidden>
          <Icon name="pause" />
          <Icon name="play" />
        </button>
      </div>
    </section>
  );
}

const ownFilm = [
  { src: av1, type: "video/mp4; codecs=av01.0.05M.08" },
  { src: webm, type: "video/webm" },
  { src: h264, type: "video/mp4" },
];

/** Our own film by default; the provider's player, which waits for a click, by one setting of the content. */
const filmData = heroVideoId
  ? { "data-embed": filmPlayer(heroVideoId), "data-embed-title": labels.playFilm }
  : { "data-film": JSON.stringify(ownFilm), "data-play-label": labels.playFilm };
const filmButton = heroVideoId
  ? { "aria-label": labels.playFilm, "data-embed-open": "", "data-paused": "" }
  : { "aria-label": labels.pauseFilm };

/** The provider's address for a film that plays muted and over again. */
function filmPlayer(id: string): string {
  const options = new URLSearchParams({ autoplay: "1", mute: "1", loop: "1", playlist: id });
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?${options}`;
}
