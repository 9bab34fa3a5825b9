import type { Facts, Treatment } from "../../../content-model/schema/treatment.ts";
import { Breadcrumbs, type BreadcrumbsProps } from "../breadcrumbs/Breadcrumbs.tsx";
import { ButtonLink } from "../button/Button.tsx";
import { FactList } from "../fact-list/FactList.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Photo } from "../picture/Photo.tsx";

/** `note` cautions beside the durations. */
type FactsWords = { facts: Facts; factsName: string; note: string };
type TreatmentHeroProps = {
  treatment: Treatment;
  href: string;
  breadcrumb: BreadcrumbsProps | undefined;
  words: FactsWords;
};

export function TreatmentHero({ treatment, href, breadcrumb, words }: TreatmentHeroProps) {
  const { hero, bookingLabel, facts } = treatment;
  return (
    <section className="treatment-hero">
      <div className="page split treatment-hero-grid">
        <div className="words treatment-hero-words">
          {breadcrumb && <Breadcrumbs {...breadcrumb} />}
          <p className="eyebrow">{hero.eyebrow}</p>
          <Heading level={1} size="hero" text={hero.heading} />
          <p className="lead narrow">{hero.lead}</p>
          <div>
            <ButtonLink href={href} label={bookingLabel} />
          </div>
        </div>
        <div className="treatment-hero-picture arch">
          <Photo
            name={hero.photo}
            crop="portrait"
            sizes="(width < 48rem) 88vw, (width < 80rem) 38vw, 31rem"
            priority="hero"
          />
        </div>
      </div>
      <FactsStrip facts={facts} words={words} />
    </section>
  );
}

/** Session, number, spacing, downtime, when results show and how long they last, ruled and side by side. */
function FactsStrip({ facts, words }: { facts: Facts; words: FactsWords }) {
  const names = Object.keys(words.facts) as (keyof Facts)[];
  return (
    <div className="page">
      <h2 className="sr-only">{words.factsName}</h2>
      <FactList
        className="facts-strip"
        facts={names.map((name) => ({ name: words.facts[name], fact: facts[name] }))}
      />
      <p className="note">{words.note}</p>
    </div>
  );
}
