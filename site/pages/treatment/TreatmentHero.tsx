import { BookingLine } from "../../components/BookingLine.tsx";
import { Breadcrumbs } from "../../components/breadcrumbs/Breadcrumbs.tsx";
import { ButtonLink } from "../../components/button/Button.tsx";
import { FactList } from "../../components/fact-list/FactList.tsx";
import { Heading } from "../../components/heading/Heading.tsx";
import { InlineLink } from "../../components/InlineLink.tsx";
import { Photo } from "../../components/picture/Photo.tsx";
import { fixedWords } from "../../words/words.ts";
import type { TreatmentPageProps } from "./load-treatment-page.ts";

export function TreatmentHero(props: TreatmentPageProps["hero"]) {
  const { heading, lead, photo, facts, action, breadcrumb, people, physician, note } = props;
  return (
    <section className="treatment-hero">
      <div className="page split treatment-hero-grid">
        <div className="words treatment-hero-words">
          {breadcrumb && <Breadcrumbs {...breadcrumb} />}
          <Heading level={1} size="hero" text={heading} />
          <p className="lead narrow">{lead}</p>
          <div className="wrap booking">
            <ButtonLink {...action} />
            <Byline people={people} physician={physician} />
          </div>
          <BookingLine />
        </div>
        <div className="treatment-hero-picture arch">
          <Photo
            photo={photo}
            crop="portrait"
            sizes="(max-width: 79.99rem) 38vw, 527px"
            narrow={{ crop: "landscape", sizes: "100vw" }}
            priority="hero"
          />
        </div>
      </div>
      <div className="page">
        <FactList className="facts-strip" facts={facts} />
        <p className="note">{note}</p>
      </div>
    </section>
  );
}

/** The lines beside a booking button that say who gives the treatment, and which physician orders or prescribes it. */
function Byline({ people, physician }: Pick<TreatmentPageProps["hero"], "people" | "physician">) {
  const { provenance: words } = fixedWords.treatmentPage;
  return (
    <p className="byline">
      {people.map(({ name, href }, index) => (
        <span key={href}>
          {index === 0 ? words.givenBy : words.or} <InlineLink href={href} label={name} />
          {index < people.length - 1 && ", "}
        </span>
      ))}
      {physician && (
        <>
          {" "}
          <span>
            {words[physician.act]} {physician.name}
          </span>
        </>
      )}
    </p>
  );
}
