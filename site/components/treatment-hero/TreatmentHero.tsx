import type { ReactNode } from "react";
import type { Facts, Treatment } from "../../../content-model/schema/treatment.ts";
import { namesOf, type Person } from "../../clinic/provenance.ts";
import { Breadcrumbs, type BreadcrumbsProps } from "../breadcrumbs/Breadcrumbs.tsx";
import { ButtonLink } from "../button/Button.tsx";
import { FactList } from "../fact-list/FactList.tsx";
import { Heading } from "../heading/Heading.tsx";
import { InlineLink } from "../InlineLink.tsx";
import { Photo, type PhotoProps } from "../picture/Photo.tsx";

const PICTURES: Record<Treatment["heroLayout"], Pick<PhotoProps, "crop" | "sizes" | "narrow">> = {
  arch: { crop: "portrait", sizes: "(width < 48rem) 90vw, (width < 80rem) 38vw, 527px" },
  bleed: {
    crop: "portrait",
    sizes: "(width < 80rem) 84vw, 45vw",
    narrow: { crop: "landscape", sizes: "100vw" },
  },
  drawing: { crop: "square", sizes: "(width < 48rem) 90vw, 680px" },
};

/** `note` cautions beside the durations. */
type AnswerWords = Record<"givenBy" | "cost" | "quote" | "waitIf" | "reasons", string>;
type HeroWords = { facts: Facts; answers: AnswerWords; factsName: string; note: string };
type TreatmentHeroProps = {
  treatment: Treatment;
  href: string;
  breadcrumb: BreadcrumbsProps | undefined;
  /** Stands beside the button. */
  byline: ReactNode;
  people: readonly Person[];
  words: HeroWords;
};

export function TreatmentHero(props: TreatmentHeroProps) {
  const { treatment, href, breadcrumb, byline, people, words } = props;
  const { hero, heroLayout, bookingLabel, facts } = treatment;
  const names = Object.keys(words.facts) as (keyof Facts)[];
  const shown = names.map((name) => ({ name: words.facts[name], fact: facts[name] }));
  return (
    <section className={`treatment-hero ${heroLayout}-hero`}>
      <div className="page split treatment-hero-grid">
        <div className="words treatment-hero-words">
          {breadcrumb && <Breadcrumbs {...breadcrumb} />}
          <p className="eyebrow">{hero.eyebrow}</p>
          <Heading level={1} size="hero" text={hero.heading} />
          <p className="lead narrow">{hero.lead}</p>
          <div className="wrap booking">
            <ButtonLink href={href} label={bookingLabel} />
            {byline}
          </div>
        </div>
        <div className={`treatment-hero-picture ${heroLayout}`}>
          <Photo name={hero.photo} priority="hero" {...PICTURES[heroLayout]} />
        </div>
      </div>
      <div className="page">
        <h2 className="sr-only" id="facts">
          {words.factsName}
        </h2>
        <FactList className="facts-strip" facts={[...shown, ...answersOf(people, words.answers)]} />
        <p className="note">{words.note}</p>
      </div>
    </section>
  );
}

/** What the facts leave open: who gives it, what it costs, who should wait. */
function answersOf(people: readonly Person[], words: AnswerWords) {
  return [
    { name: words.givenBy, fact: namesOf(people) },
    { name: words.cost, fact: words.quote },
    { name: words.waitIf, fact: <InlineLink href="#wait-if" label={words.reasons} /> },
  ];
}
