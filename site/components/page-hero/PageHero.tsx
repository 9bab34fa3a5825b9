import type { Hero } from "../../content/schema/parts.ts";
import { Heading } from "../heading/Heading.tsx";
import { Photo } from "../picture/Photo.tsx";

/** A wide picture with the page's words on a card over its lower edge. */
export function PageHero({ hero }: { hero: Hero }) {
  return (
    <section className="page-hero">
      <div className="page-hero-picture">
        <Photo
          name={hero.photo}
          crop="wide"
          narrow={{ crop: "landscape", sizes: "100vw" }}
          sizes="(max-width: 63.99rem) 134vw, 100vw"
          priority="hero"
          alt=""
        />
      </div>
      <div className="page">
        <div className="stack page-hero-card">
          <Heading level={1} size="hero" text={hero.heading} />
          <p className="lead">{hero.lead}</p>
        </div>
      </div>
    </section>
  );
}
