import type { ReactNode } from "react";
import type { Step } from "../../content/schema/treatment.ts";
import { Band } from "../band/Band.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Intro } from "../intro/Intro.tsx";

type VisitStepsProps = {
  steps: readonly Step[];
  heading: string;
  /** The steps are inside another section, below its cards. */
  isPart: boolean;
  /** Shown beside who gives the treatment, unless the steps are a part. */
  drawing: ReactNode;
  /** Who gives the treatment and with what. */
  children: ReactNode;
};

/** The steps of a visit as a timeline. */
export function VisitSteps({ steps, heading, isPart, drawing, children }: VisitStepsProps) {
  const timeline = (level: 3 | 4) => (
    <ol className="timeline">
      {steps.map(({ title, text }) => (
        <li key={title} className="stack tight">
          <Heading level={level} size="card" text={title} />
          <p className="text-small">{text}</p>
        </li>
      ))}
    </ol>
  );
  if (isPart) {
    return (
      <div className="visit-steps">
        <Heading level={3} size="subtitle" text={heading} />
        {timeline(4)}
        {children}
      </div>
    );
  }
  return (
    <Band labelledBy="steps">
      <Intro heading={heading} id="steps" />
      {timeline(3)}
      {drawing ? (
        <div className="beside-drawing">
          {drawing}
          {children}
        </div>
      ) : (
        children
      )}
    </Band>
  );
}
