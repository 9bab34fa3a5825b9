import type { ConsultationContent } from "../../content/schema/pages.ts";
import { Band } from "../band/Band.tsx";
import { ButtonLink } from "../button/Button.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Intro } from "../intro/Intro.tsx";

type ConsultationPointsProps = {
  content: ConsultationContent;
  action: { href: string; label: string };
};

/** Why book a consultation: four numbered points. */
export function ConsultationPoints({ content, action }: ConsultationPointsProps) {
  return (
    <Band tone="mist" labelledBy="consultation">
      <div className="twelfths consultation-points">
        <div className="stack">
          <Intro {...content} id="consultation" />
          <div>
            <ButtonLink {...action} variant="secondary" />
          </div>
        </div>
        <ol>
          {content.points.map(({ title, text }) => (
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
