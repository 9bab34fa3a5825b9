import type { ComponentProps } from "react";
import { Band } from "../../components/band/Band.tsx";
import { Intro } from "../../components/intro/Intro.tsx";
import type { Step } from "../../content/schema/treatment.ts";
import { fixedWords } from "../../words/words.ts";
import { Signature } from "./Signature.tsx";
import { Timeline } from "./Timeline.tsx";

type VisitStepsProps = {
  steps: readonly Step[];
  drawing: ComponentProps<typeof Signature> | undefined;
};

/** The steps of a visit as a section, beside the drawing that explains the treatment. */
export function VisitSteps({ steps, drawing }: VisitStepsProps) {
  const { steps: words } = fixedWords.treatmentPage;
  return (
    <Band labelledBy="steps">
      <div className="explained visit-steps">
        <Intro heading={words.heading} id="steps" />
        {drawing && <Signature {...drawing} />}
        <Timeline steps={steps} level={3} />
      </div>
    </Band>
  );
}
