import type { Treatment } from "../../content/types.ts";
import { Breadcrumbs, treatmentCrumbs } from "../clinic/Breadcrumbs.tsx";
import { FactsStrip } from "../clinic/FactsStrip.tsx";
import { contactLink } from "../clinic/navigation.ts";
import { Photo } from "../media/Photo.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { Heading } from "../ui/Heading.tsx";

type TreatmentHeroProps = { treatment: Treatment };

export function TreatmentHero({ treatment }: TreatmentHeroProps) {
  const { hero, name, service, bookingLabel, facts, hasBreadcrumb } = treatment;
  return (
    <section className="treatment-hero">
      <div className="page treatment-hero-grid">
        <div className="treatment-hero-words">
          {hasBreadcrumb && <Breadcrumbs crumbs={treatmentCrumbs(name)} />}
          <p className="eyebrow">{hero.eyebrow}</p>
          <Heading level={1} size="hero" text={hero.heading} />
          <p className="text-lead max-w-narrow">{hero.lead}</p>
          <div>
            <ButtonLink href={contactLink(service)} label={bookingLabel} />
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
      <FactsStrip facts={facts} />
    </section>
  );
}
