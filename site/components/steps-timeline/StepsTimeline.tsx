import type { Step } from "../../../content-model/schema/treatment.ts";
import { Band } from "../band/Band.tsx";
import { Disclosure } from "../disclosure/Disclosure.tsx";
import { Intro } from "../intro/Intro.tsx";

type StepsTimelineProps = {
  steps: readonly Step[];
  words: Record<"eyebrow" | "heading", string>;
};

/** How a visit goes, as a line with a stop for each step; on phones a stop opens. */
export function StepsTimeline({ steps, words }: StepsTimelineProps) {
  return (
    <Band labelledBy="steps">
      <Intro {...words} id="steps" />
      <ol className="timeline">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <Disclosure title={title} opensWide>
              <p className="text-small">{text}</p>
            </Disclosure>
          </li>
        ))}
      </ol>
    </Band>
  );
}
