import { Band } from "../../components/band/Band.tsx";
import { Disclosure } from "../../components/disclosure/Disclosure.tsx";
import { Intro } from "../../components/intro/Intro.tsx";
import { PointList } from "../../components/PointList.tsx";
import { fixedWords } from "../../words/words.ts";
import type { TreatmentPageProps } from "./load-treatment-page.ts";
import { Provenance } from "./Provenance.tsx";
import { InlineDrawing } from "./Signature.tsx";
import { Timeline } from "./Timeline.tsx";

/** The detail cards, beside a drawing of the areas if there is one, and the steps of a visit, folded. */
export function TreatmentDetails(props: NonNullable<TreatmentPageProps["details"]>) {
  const { details, steps, provenance, areas } = props;
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
        <Provenance provenance={provenance} />
      </div>
    </Band>
  );
}
