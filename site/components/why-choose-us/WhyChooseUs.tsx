import type { Passage } from "../../../content-model/schema/parts.ts";
import { Heading } from "../heading/Heading.tsx";
import { Photo } from "../picture/Photo.tsx";

/** The picture bleeds over the left edge; the words stand beside it in reading width. */
export function WhyChooseUs({ passage }: { passage: Passage }) {
  return (
    <section className="bleed-left band" aria-labelledby="why">
      <div className="bleed-left-picture">
        <Photo
          name={passage.photo}
          crop="square"
          sizes="44vw"
          narrow={{ crop: "landscape", sizes: "100vw" }}
        />
      </div>
      <div className="words bleed-left-words">
        <Heading level={2} size="title" text={passage.heading} id="why" />
        {passage.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
