import { ConcernLinks } from "../../components/concern-links/ConcernLinks.tsx";
import { Heading } from "../../components/heading/Heading.tsx";
import { Photo } from "../../components/picture/Photo.tsx";
import { TextLink } from "../../components/text-link/TextLink.tsx";
import { fixedWords } from "../../words/words.ts";
import type { HomePageProps } from "./load-home-page.ts";

/** The treatments of home, and below them the concerns, for somebody who does not know a treatment's name. */
export function FeaturedServices({ content, treatments, concerns }: HomePageProps["services"]) {
  const { labels } = fixedWords;
  return (
    <section id="services" className="band chapter" aria-labelledby="services-heading">
      <div className="page stack loose">
        <div className="featured-services">
          <Heading level={2} size="title" text={content.heading} id="services-heading" />
          <ul>
            {treatments.map(({ path, name, summary, photo }) => (
              <li key={path} className="picture-card service-card zoom">
                <Heading level={3} size="subtitle" text={name} />
                <Photo
                  photo={photo}
                  crop="portrait"
                  sizes="(max-width: 47.99rem) 112px, 384px"
                  alt=""
                />
                <p>{summary}</p>
                <TextLink href={path} label={content.more} about={name} isCardLink />
              </li>
            ))}
          </ul>
          <ConcernLinks heading={labels.byConcern} concerns={concerns} />
        </div>
      </div>
    </section>
  );
}
