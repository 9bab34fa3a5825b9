import type { ConsultationContent } from "../../../content-model/schema/pages.ts";
import { Band } from "../band/Band.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Intro } from "../intro/Intro.tsx";
import { TextLink } from "../text-link/TextLink.tsx";

type ConsultationPointsProps = {
  content: ConsultationContent;
  more: { href: string; label: string };
};

/** Why book a consultation: four numbered points. */
export function ConsultationPoints({ content, more }: ConsultationPointsProps) {
  return (
    <Band tone="mist" labelledBy="consultation">
      <div className="grid gap-12 lg:grid-cols-12">
        <div className="grid content-start gap-4 lg:col-span-5">
          <Intro
            eyebrow={content.eyebrow}
            heading={content.heading}
            lead={content.lead}
            id="consultation"
          />
          <TextLink {...more} />
        </div>
        <ol className="numbered lg:col-span-6 lg:col-start-7">
          {content.points.map(({ title, text }) => (
            <li key={title}>
              <Heading level={3} size="card" text={title} />
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
