import { Heading } from "../../components/heading/Heading.tsx";
import { Photo } from "../../components/picture/Photo.tsx";
import type { AboutPageProps } from "./load-about-page.ts";

/** The founder's letter, which is the first section of the about page, with a picture beside it. */
export function FounderLetter({ hero, letter, writer }: AboutPageProps["letter"]) {
  return (
    <section className="page letter">
      <header className="stack">
        <Heading level={1} size="hero" text={hero.heading} />
        <p className="lead">{hero.lead}</p>
      </header>
      <div className="arch">
        <Photo
          photo={letter.photo}
          crop="portrait"
          sizes="(max-width: 79.99rem) 34vw, 480px"
          narrow={{ crop: "square", sizes: "90vw" }}
          priority="hero"
        />
      </div>
      <div className="letter-words">
        {letter.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <span className="letter-signature">{writer.name}</span>{" "}
          <span className="note">{writer.role}</span>
        </p>
      </div>
    </section>
  );
}
