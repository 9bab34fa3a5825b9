import type { ConsultationContent } from "../../content/schema/page-files/consultation.ts";
import { Band } from "../band/Band.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Intro } from "../intro/Intro.tsx";

type ConsultationPointsProps = {
  content: Pick<ConsultationContent, "heading" | "points">;
  /** What is promised of the price, on the page where money is the question. */
  promise?: string;
  /** Only the titles, on a page that is long without the rest. */
  isBrief?: boolean;
};

/** Four numbered reasons to book a consultation. */
export function ConsultationPoints({ content, promise, isBrief }: ConsultationPointsProps) {
  const { heading, points } = content;
  return (
    <Band tone="mist" labelledBy="consultation">
      <div className="twelfths consultation-points">
        <Intro heading={heading} id="consultation" {...(promise && { lead: promise })} />
        <ol>
          {points.map(({ title, text }) => (
            <li key={title} className="stack tight">
              <Heading level={3} size="card" text={title} />
              {!isBrief && <p>{text}</p>}
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
