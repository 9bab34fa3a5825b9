import type { Step } from "../../../content-model/schema/treatment.ts";
import { Band } from "../band/Band.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Intro } from "../intro/Intro.tsx";

type StepsTimelineProps = {
  steps: readonly Step[];
  words: Record<"eyebrow" | "heading", string>;
};

/** How a visit goes, as a line with a stop for each step. */
export function StepsTimeline({ steps, words }: StepsTimelineProps) {
  return (
    <Band labelledBy="steps">
      <Intro {...words} id="steps" />
      <ol className="timeline">
        {steps.map(({ title, text }) => (
          <li key={title} className="stack tight">
            <Heading level={3} size="card" text={title} />
            <p className="text-small">{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
