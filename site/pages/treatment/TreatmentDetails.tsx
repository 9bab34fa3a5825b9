import type { ReactNode } from "react";
import { Band } from "../../components/band/Band.tsx";
import { Disclosure } from "../../components/disclosure/Disclosure.tsx";
import { Intro } from "../../components/intro/Intro.tsx";
import { PointList } from "../../components/PointList.tsx";
import type { Treatment } from "../../content/schema/treatment.ts";
import { fixedWords } from "../../words/words.ts";
import { InlineDrawing } from "./Signature.tsx";
import { Timeline } from "./Timeline.tsx";

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
