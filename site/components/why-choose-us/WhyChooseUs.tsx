import type { ReactNode } from "react";
import type { Treatment } from "../../content/schema/treatment.ts";
import { useWords } from "../../site-context.ts";
import { Band } from "../band/Band.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Photo } from "../picture/Photo.tsx";

type WhyChooseUsProps = {
  passage: NonNullable<Treatment["whyChooseUs"]>;
  /** The drawing that explains the treatment. Without one there is a picture. */
  figure: ReactNode;
};

/** A text beside a large drawing. On phones the text is first, so that it begins soon after the first screen. */
export function WhyChooseUs({ passage, figure }: WhyChooseUsProps) {
  const { heading, paragraphs, photo } = passage;
  const { whyChooseUs: label } = useWords().treatmentPage;
  return (
    <Band labelledBy="why">
      <div className="explained why-choose-us">
        <div className="words">
          <p className="eyebrow">{label}</p>
          <Heading level={2} size="title" text={heading} id="why" />
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {figure}
        {!figure && photo && (
          <div className="crop-landscape">
            <Photo
              name={photo}
              sizes="(max-width: 63.99rem) 100vw, (max-width: 79.99rem) 56vw, 710px"
            />
          </div>
        )}
      </div>
    </Band>
  );
}
