import type { ConsultationContent } from "../../content/schema/page-files/consultation.ts";
import { Band } from "../band/Band.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Intro } from "../intro/Intro.tsx";

type ConsultationPointsProps = { content: Pick<ConsultationContent, "heading" | "points"> };

/** Four numbered reasons to book a consultation. */
export function ConsultationPoints({ content }: ConsultationPointsProps) {
  const { heading, points } = content;
  return (
    <Band tone="mist" labelledBy="consultation">
      <div className="consultation-points">
        <Intro heading={heading} id="consultation" />
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
