import type { ReactNode } from "react";
import type { Step } from "../../content/schema/treatment.ts";
import { Band } from "../band/Band.tsx";
import { Intro } from "../intro/Intro.tsx";
import { Timeline } from "../timeline/Timeline.tsx";

type VisitStepsProps = { heading: string; steps: readonly Step[]; drawing: ReactNode };

/** The steps of a visit as a section, beside the drawing that explains the treatment. */
export function VisitSteps({ heading, steps, drawing }: VisitStepsProps) {
  return (
    <Band labelledBy="steps">
      <div className="visit-steps">
        <div className="stack loose">
          <Intro heading={heading} id="steps" />
          <Timeline steps={steps} level={3} />
        </div>
        {drawing}
      </div>
    </Band>
  );
}
