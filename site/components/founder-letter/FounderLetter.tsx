import type { AboutPageContent } from "../../../content-model/schema/pages.ts";
import { Photo } from "../../media/Photo.tsx";
import { Heading } from "../heading/Heading.tsx";

type FounderLetterProps = Pick<AboutPageContent, "hero" | "letter">;

/** A letter: a heading, a picture in the margin, and text down to the signature. */
export function FounderLetter({ hero, letter }: FounderLetterProps) {
  return (
    <section className="page letter">
      <header>
        <p className="eyebrow">{hero.eyebrow}</p>
        <Heading level={1} size="hero" text={hero.heading} />
        <p className="lead">{hero.lead}</p>
      </header>
      <div className="letter-picture arch">
        <Photo
          name={letter.photo}
          crop="portrait"
          sizes="(width < 48rem) 88vw, 30rem"
          priority="hero"
          alt=""
        />
      </div>
      <div className="letter-words">
        {letter.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <span className="letter-signature">{letter.signature}</span>
          <span className="note">{letter.role}</span>
        </p>
      </div>
    </section>
  );
}
