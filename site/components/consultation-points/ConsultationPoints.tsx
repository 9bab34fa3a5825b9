import type { ConsultationContent } from "../../content/schema/page-files/consultation.ts";
import { Band } from "../band/Band.tsx";
import { ButtonLink } from "../button/Button.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Intro } from "../intro/Intro.tsx";

type ConsultationPointsProps = {
  content: ConsultationContent;
  action: { href: string; label: string };
  /** Beside the button. */
  note?: string;
};

/** Four numbered reasons to book a consultation. */
export function ConsultationPoints({ content, action, note }: ConsultationPointsProps) {
  const { heading, lead, points } = content;
  return (
    <Band tone="mist" labelledBy="consultation">
      <div className="twelfths consultation-points">
        <div className="stack">
          <Intro heading={heading} lead={lead} id="consultation" />
          <div>
            <ButtonLink {...action} variant="secondary" />
          </div>
          {note && <p className="note">{note}</p>}
        </div>
        <ol>
          {points.map(({ title, text }) => (
            <li key={title} className="stack tight">
              <Heading level={3} size="card" text={title} />
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
