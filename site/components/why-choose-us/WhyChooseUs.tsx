import type { Treatment } from "../../../content-model/schema/treatment.ts";
import { Band } from "../band/Band.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Photo } from "../picture/Photo.tsx";

type WhyChooseUsProps = { passage: Treatment["whyChooseUs"] };

/** The picture bleeds over the left edge; without one, the heading stands beside the words. */
export function WhyChooseUs({ passage: { heading, paragraphs, photo } }: WhyChooseUsProps) {
  const title = <Heading level={2} size="title" text={heading} id="why" />;
  const words = paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
  if (!photo) {
    return (
      <Band labelledBy="why">
        <div className="why">
          {title}
          <div className="stack">{words}</div>
        </div>
      </Band>
    );
  }
  return (
    <section className="bleed-left band" aria-labelledby="why">
      <div className="bleed-left-picture">
        <Photo name={photo} crop="square" sizes="44vw" narrow={{ crop: "wide", sizes: "100vw" }} />
      </div>
      <div className="words bleed-left-words">
        {title}
        {words}
      </div>
    </section>
  );
}
