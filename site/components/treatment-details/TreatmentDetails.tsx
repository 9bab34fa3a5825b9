import type { ReactNode } from "react";
import type { Treatment } from "../../content/schema/treatment.ts";
import { fixedWords } from "../../words/words.ts";
import { Band } from "../band/Band.tsx";
import { Disclosure } from "../disclosure/Disclosure.tsx";
import { Intro } from "../intro/Intro.tsx";
import { PointList } from "../PointList.tsx";
import { InlineDrawing } from "../signature/InlineDrawing.tsx";
import { Timeline } from "../timeline/Timeline.tsx";

type TreatmentDetailsProps = {
  details: NonNullable<Treatment["details"]>;
  steps: Treatment["steps"];
  /** Who gives the treatment, folded. */
  provenance: ReactNode;
  /** An SVG drawing of the areas that the cards describe. */
  areas?: string | undefined;
};

/** The detail cards, beside a drawing of the areas if there is one, and the steps of a visit, folded. */
export function TreatmentDetails({ details, steps, provenance, areas }: TreatmentDetailsProps) {
  const { treatmentPage: words } = fixedWords;
  return (
    <Band tone="linen" space="chapter" labelledBy="details">
      <div className={areas ? "treatment-details has-areas" : "treatment-details"}>
        <Intro heading={words.details} id="details" />
        {areas && <InlineDrawing svg={areas} />}
        <PointList points={details} />
      </div>
      <div className="folds">
        <Disclosure title={words.steps.folded}>
          <Timeline steps={steps} level={4} />
        </Disclosure>
        {provenance}
      </div>
    </Band>
  );
}
