import type { Hero } from "../../content/schema/parts.ts";
import type { WithPhoto } from "../../media/pictures.ts";
import { BookingLine } from "../BookingLine.tsx";
import { Breadcrumbs, type BreadcrumbsProps } from "../breadcrumbs/Breadcrumbs.tsx";
import { ButtonLink } from "../button/Button.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Photo } from "../picture/Photo.tsx";

type PageHeroProps = WithPhoto<Hero> & {
  eyebrow?: string;
  breadcrumb?: BreadcrumbsProps;
  action: { href: string; label: string };
};

/** Heading, lead and a button beside a picture that extends to the edge of the window. On phones the picture is below the text. */
export function PageHero(props: PageHeroProps) {
  const { eyebrow, heading, lead, photo, breadcrumb, action } = props;
  return (
    <section className="page-hero">
      <div className="page page-hero-grid">
        <div className="words page-hero-words">
          {breadcrumb && <Breadcrumbs {...breadcrumb} />}
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <Heading level={1} size="hero" text={heading} />
          <p className="lead narrow">{lead}</p>
          <div>
            <ButtonLink {...action} />
          </div>
          <BookingLine />
        </div>
        <div className="page-hero-picture beside-text">
          <Photo
            photo={photo}
            sizes="(max-width: 63.99rem) 100vw, (max-width: 79.99rem) 58vw, 1000px"
            priority="hero"
          />
        </div>
      </div>
    </section>
  );
}
