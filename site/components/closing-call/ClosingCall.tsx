import type { Closing } from "../../../content-model/schema/parts.ts";
import { Photo } from "../../media/Photo.tsx";
import { ButtonLink } from "../button/Button.tsx";
import { Heading } from "../heading/Heading.tsx";

type ClosingCallProps = Closing & { href: string };

/** The page's last section: dark, with the picture in its arch on the lower edge. */
export function ClosingCall(props: ClosingCallProps) {
  const { heading, text, action, actionAbout, href, photo } = props;
  return (
    <section className="on-dark" aria-labelledby="closing">
      <div className="page closing-grid">
        <div className="closing-words">
          <Heading level={2} size="title" text={heading} id="closing" />
          <p className="lead narrow">{text}</p>
          <div>
            <ButtonLink href={href} label={action} about={actionAbout} variant="inverse" />
          </div>
        </div>
        <div className="closing-picture arch">
          <Photo name={photo} crop="square" sizes="(width < 48rem) 80vw, 28rem" alt="" />
        </div>
      </div>
    </section>
  );
}
