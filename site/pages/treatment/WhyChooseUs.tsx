import { Band } from "../../components/band/Band.tsx";
import { Heading } from "../../components/heading/Heading.tsx";
import { Photo } from "../../components/picture/Photo.tsx";
import { fixedWords } from "../../words/words.ts";
import type { TreatmentPageProps } from "./load-treatment-page.ts";
import { Signature } from "./Signature.tsx";

/** A text beside a large drawing. On phones the text is first, so that it begins soon after the first screen. */
export function WhyChooseUs(props: NonNullable<TreatmentPageProps["whyChooseUs"]>) {
  const { heading, paragraphs, photo, drawing } = props;
  const { whyChooseUs: label } = fixedWords.treatmentPage;
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
        {drawing && <Signature {...drawing} />}
        {!drawing && photo && (
          <div className="crop-landscape">
            <Photo
              photo={photo}
              sizes="(max-width: 63.99rem) 100vw, (max-width: 79.99rem) 56vw, 710px"
            />
          </div>
        )}
      </div>
    </Band>
  );
}
