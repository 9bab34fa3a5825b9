import type { Concern } from "../../content/schema/concern.ts";
import { Breadcrumbs, type BreadcrumbsProps } from "../breadcrumbs/Breadcrumbs.tsx";
import { ButtonLink } from "../button/Button.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Photo } from "../picture/Photo.tsx";

type ConcernHeroProps = {
  hero: Concern["hero"];
  photo: string;
  breadcrumb: BreadcrumbsProps;
  action: { href: string; label: string };
};

/** The first section of a concern's page: the text beside a picture. */
export function ConcernHero({ hero, photo, breadcrumb, action }: ConcernHeroProps) {
  const { eyebrow, heading, lead } = hero;
  return (
    <section className="concern-hero">
      <div className="page split concern-hero-grid">
        <div className="words">
          <Breadcrumbs {...breadcrumb} />
          <p className="eyebrow">{eyebrow}</p>
          <Heading level={1} size="hero" text={heading} />
          <p className="lead narrow">{lead}</p>
          <div>
            <ButtonLink {...action} />
          </div>
        </div>
        <div className="concern-picture">
          <Photo
            name={photo}
            sizes="(max-width: 47.99rem) 100vw, (max-width: 79.99rem) 46vw, 600px"
            priority="hero"
          />
        </div>
      </div>
    </section>
  );
}
