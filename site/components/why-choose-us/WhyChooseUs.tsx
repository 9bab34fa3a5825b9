import type { Treatment } from "../../content/schema/treatment.ts";
import { Heading } from "../heading/Heading.tsx";
import { Photo } from "../picture/Photo.tsx";

type WhyChooseUsProps = { passage: NonNullable<Treatment["whyChooseUs"]> };

/** A text beside a picture that extends to the left edge of the window. */
export function WhyChooseUs({ passage }: WhyChooseUsProps) {
  const { heading, paragraphs, photo } = passage;
  return (
    <section className="bleed-left band" aria-labelledby="why">
      <div className="bleed-left-picture">
        {photo && (
          <Photo
            name={photo}
            crop="square"
            sizes="44vw"
            narrow={{ crop: "landscape", sizes: "100vw" }}
          />
        )}
      </div>
      <div className="words bleed-left-words">
        <Heading level={2} size="title" text={heading} id="why" />
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
