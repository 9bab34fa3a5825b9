import { Heading } from "../../components/heading/Heading.tsx";
import { Photo } from "../../components/picture/Photo.tsx";
import type { AboutPageProps } from "./load-about-page.ts";

/** The founder's letter, which is the first section of the about page, with the founder's portrait beside it. */
export function FounderLetter({ hero, letter, writer }: AboutPageProps["letter"]) {
  return (
    <section className="page letter">
      <header className="stack">
        <Heading level={1} size="hero" text={hero.heading} />
        <p className="lead">{hero.lead}</p>
      </header>
      {writer.photo && (
        <div className="arch">
          <Photo
            photo={writer.photo}
            crop="portrait"
            sizes="(max-width: 47.99rem) 70vw, min(34vw, 480px)"
            priority="hero"
            alt=""
          />
        </div>
      )}
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
