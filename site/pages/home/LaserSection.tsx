import { ButtonLink } from "../../components/button/Button.tsx";
import { Heading } from "../../components/heading/Heading.tsx";
import { Photo } from "../../components/picture/Photo.tsx";
import type { HomePageProps } from "./load-home-page.ts";

/** One treatment on a dark ground, with its most telling number. */
export function LaserSection(props: NonNullable<HomePageProps["laser"]>) {
  const { action, figure, heading, href, paragraphs, photo } = props;
  return (
    <section className="band quiet laser on-dark" aria-labelledby="laser">
      <div className="page laser-grid">
        <div className="words">
          <Heading level={2} size="title" text={heading} id="laser" />
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="laser-figure">
            <b>{figure.number}</b> {figure.text}
          </p>
          <div>
            <ButtonLink href={href} label={action} variant="inverse" />
          </div>
        </div>
        <div className="arch">
          <Photo
            photo={photo}
            crop="portrait"
            sizes="(max-width: 66.99rem) 416px, min(40vw, 495px)"
            narrow={{ crop: "landscape", sizes: "100vw" }}
          />
        </div>
      </div>
    </section>
  );
}
