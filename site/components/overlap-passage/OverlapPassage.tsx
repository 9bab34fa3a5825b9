import type { Passage } from "../../content/schema/parts.ts";
import type { WithPhoto } from "../../media/pictures.ts";
import { fixedWords } from "../../words/words.ts";
import { Heading } from "../heading/Heading.tsx";
import { Photo } from "../picture/Photo.tsx";
import { TextLink } from "../text-link/TextLink.tsx";

type OverlapPassageProps = {
  passage: WithPhoto<Passage>;
  id: string;
  link?: { href: string; label: string };
};

/** A wide picture of a room with its text: below it on phones, and on a card over its edge on wide screens. */
export function OverlapPassage({ passage, id, link }: OverlapPassageProps) {
  return (
    <section className="overlap" aria-labelledby={id}>
      <div className="page overlap-grid">
        <div className="overlap-picture crop-landscape">
          <Photo photo={passage.photo} sizes="(max-width: 63.99rem) 100vw, min(64vw, 816px)" />
        </div>
        <div className="stack loose overlap-card">
          <Heading level={2} size="title" text={passage.heading} id={id} />
          {passage.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {link && <TextLink {...link} />}
          {passage.photo.sample && <p className="note">{fixedWords.labels.sampleRooms}</p>}
        </div>
      </div>
    </section>
  );
}
