import type { AboutPageContent } from "../../content/schema/page-files/about-page.ts";
import { Heading } from "../heading/Heading.tsx";
import { Photo } from "../picture/Photo.tsx";

/** The founder's letter, which is the first section of the about page, with the founder's portrait beside it. */
export function FounderLetter({ hero, letter }: Pick<AboutPageContent, "hero" | "letter">) {
  return (
    <section className="page letter">
      <header className="stack">
        <Heading level={1} size="hero" text={hero.heading} />
        <p className="lead">{hero.lead}</p>
      </header>
      <div className="arch">
        <Photo
          name={letter.photo}
          crop="portrait"
          sizes="(max-width: 47.99rem) 70vw, min(34vw, 480px)"
          priority="hero"
          alt=""
        />
      </div>
      <div className="letter-words">
        {letter.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <span className="letter-signature">{letter.signature}</span>{" "}
          <span className="note">{letter.role}</span>
        </p>
      </div>
    </section>
  );
}
