import type { ReactNode } from "react";
import type { Closing } from "../../../content-model/schema/parts.ts";
import { ButtonLink } from "../button/Button.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Photo } from "../picture/Photo.tsx";

/** The page's last word: dark, with the picture standing in its arch on the band's lower edge. */
export function ClosingCall(props: Closing & { href: string; byline?: ReactNode }) {
  const { heading, text, action, actionAbout, href, byline, photo } = props;
  return (
    <section className="on-dark" aria-labelledby="closing">
      <div className="page split closing-grid">
        <div className="words">
          <Heading level={2} size="title" text={heading} id="closing" />
          <p className="lead narrow">{text}</p>
          <div className="wrap booking">
            <ButtonLink href={href} label={action} about={actionAbout} variant="inverse" />
            {byline}
          </div>
        </div>
        <div className="closing-picture arch">
          <Photo name={photo} crop="square" sizes="(width < 48rem) 80vw, 28rem" alt="" />
        </div>
      </div>
    </section>
  );
}
