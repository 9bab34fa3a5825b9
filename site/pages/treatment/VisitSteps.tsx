import { Band } from "../../components/band/Band.tsx";
import { Intro } from "../../components/intro/Intro.tsx";
import { fixedWords } from "../../words/words.ts";
import type { TreatmentPageProps } from "./load-treatment-page.ts";
import { Signature } from "./Signature.tsx";
import { Timeline } from "./Timeline.tsx";

/** The steps of a visit as a section, beside the drawing that explains the treatment. */
export function VisitSteps({ steps, drawing }: Pick<TreatmentPageProps, "steps" | "drawing">) {
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
