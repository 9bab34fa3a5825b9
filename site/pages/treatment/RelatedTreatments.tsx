import { Fragment } from "react";
import { InlineLink } from "../../components/InlineLink.tsx";
import { fixedWords } from "../../words/words.ts";
import type { TreatmentPageProps } from "./load-treatment-page.ts";

/** Links to treatments to compare, and to the comparison. */
export function RelatedTreatments({ treatments, comparison }: TreatmentPageProps["related"]) {
  const { related: words } = fixedWords.treatmentPage;
  return (
    <p className="wrap related-treatments">
      {words.heading}
      {treatments.map(({ name, path }) => (
        <Fragment key={path}>
          {" "}
          <InlineLink href={path} label={name} />
        </Fragment>
      ))}{" "}
      <InlineLink {...comparison} />
    </p>
  );
}
