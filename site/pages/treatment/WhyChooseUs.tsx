import type { ComponentProps } from "react";
import { Band } from "../../components/band/Band.tsx";
import { Heading } from "../../components/heading/Heading.tsx";
import { Photo } from "../../components/picture/Photo.tsx";
import type { Treatment } from "../../content/schema/treatment.ts";
import type { WithPhoto } from "../../media/pictures.ts";
import { fixedWords } from "../../words/words.ts";
import { Signature } from "./Signature.tsx";

type WhyChooseUsProps = {
  passage: WithPhoto<NonNullable<Treatment["whyChooseUs"]>>;
  /** The drawing that explains the treatment. Without one there is a picture. */
  drawing: ComponentProps<typeof Signature> | undefined;
};

/** A text beside a large drawing. On phones the text is first, so that it begins soon after the first screen. */
export function WhyChooseUs({ passage, drawing }: WhyChooseUsProps) {
  const { heading, paragraphs, photo } = passage;
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
