import type { HomePageContent } from "../../content/schema/page-files/home-page.ts";
import type { Treatment } from "../../content/schema/treatment.ts";
import { Heading } from "../heading/Heading.tsx";
import { Photo } from "../picture/Photo.tsx";
import { TextLink } from "../text-link/TextLink.tsx";
import { WholeWords } from "../WholeWords.tsx";

type FeaturedServicesProps = {
  content: HomePageContent["services"];
  treatments: readonly Treatment[];
};

export function FeaturedServices({ content, treatments }: FeaturedServicesProps) {
  return (
    <section id="services" className="band" aria-labelledby="services-heading">
      <div className="page stack loose">
        <div className="featured-services">
          <Heading level={2} size="title" text={content.heading} id="services-heading" />
          <ul>
            {treatments.map(({ path, name, summary, hero }) => (
              <li key={path} className="picture-card service-card zoom crop-portrait">
                <Photo
                  name={hero.photo}
                  crop="portrait"
                  sizes="(max-width: 47.99rem) 112px, 417px"
                  alt=""
                />
                <Heading level={3} size="card" text={name} />
                <p>
                  <WholeWords text={summary} />
                </p>
                <TextLink href={path} label={content.more} about={name} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
