import type { ConsultationContent } from "../../content/schema/page-files/consultation.ts";
import { Band } from "../band/Band.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Intro } from "../intro/Intro.tsx";

type ConsultationPointsProps = {
  content: Pick<ConsultationContent, "heading" | "points">;
  /** What is promised of the price, on the page where money is the question. */
  promise?: string;
};

/** Four numbered reasons to book a consultation. */
export function ConsultationPoints({ content, promise }: ConsultationPointsProps) {
  const { heading, points } = content;
  return (
    <Band tone="mist" labelledBy="consultation">
      <div className="consultation-points">
        <Intro heading={heading} id="consultation" {...(promise && { lead: promise })} />
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
