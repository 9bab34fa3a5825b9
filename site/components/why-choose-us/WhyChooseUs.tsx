import type { Treatment } from "../../content/schema/treatment.ts";
import { useWords } from "../../site-context.ts";
import { Band } from "../band/Band.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Photo } from "../picture/Photo.tsx";

type WhyChooseUsProps = { passage: NonNullable<Treatment["whyChooseUs"]> };

/** A text beside a whole picture. On phones the text is first, so that it begins soon after the first screen. */
export function WhyChooseUs({ passage }: WhyChooseUsProps) {
  const { heading, paragraphs, photo } = passage;
  const { whyChooseUs: label } = useWords().treatmentPage;
  return (
    <Band labelledBy="why">
      <div className="twelfths why-choose-us">
        <div className="words">
          <p className="eyebrow">{label}</p>
          <Heading level={2} size="title" text={heading} id="why" />
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {photo && (
          <div className="why-picture crop-landscape">
            <Photo
              name={photo}
              sizes="(max-width: 63.99rem) 100vw, (max-width: 79.99rem) 46vw, 600px"
            />
          </div>
        )}
      </div>
    </Band>
  );
}
