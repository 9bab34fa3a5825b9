import type { ReactNode } from "react";
import type { HomePageContent } from "../../content/schema/page-files/home-page.ts";
import type { Treatment } from "../../content/schema/treatment.ts";
import type { Crop } from "../../media/pictures.ts";
import { Heading } from "../heading/Heading.tsx";
import { Intro } from "../intro/Intro.tsx";
import { Photo } from "../picture/Photo.tsx";
import { TextLink } from "../text-link/TextLink.tsx";

type FeaturedServicesProps = {
  content: HomePageContent["services"];
  treatments: readonly Treatment[];
  /** Shown below the cards, outside of their grid, because the sticky heading would cover it. */
  children?: ReactNode;
};

/** Portrait and landscape pictures alternate, so that the rows of the two columns are staggered. */
const cropRhythm: readonly Crop[] = ["portrait", "landscape", "landscape", "portrait"];

export function FeaturedServices({ content, treatments, children }: FeaturedServicesProps) {
  return (
    <section id="services" className="band" aria-labelledby="services-heading">
      <div className="page stack loose">
        <div className="featured-services">
          <div className="stays">
            <Intro {...content} id="services-heading" />
          </div>
          <ul>
            {treatments.map(({ path, name, summary, hero }, index) => {
              const crop = cropRhythm[index % cropRhythm.length] ?? "landscape";
              return (
                <li key={path} className={`picture-card service-card zoom crop-${crop}`}>
                  <Photo
                    name={hero.photo}
                    crop={crop}
                    sizes="(max-width: 47.99rem) 272px, 400px"
                    alt=""
                  />
                  <Heading level={3} size="card" text={name} />
                  <p>{summary}</p>
                  <TextLink href={path} label={content.more} about={name} />
                </li>
              );
            })}
          </ul>
        </div>
        {children}
      </div>
    </section>
  );
}
