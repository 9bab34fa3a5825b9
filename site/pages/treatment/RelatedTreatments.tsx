import { Fragment } from "react";
import { InlineLink } from "../../components/InlineLink.tsx";
import { fixedWords } from "../../words/words.ts";

type Link = { name: string; path: string };
type RelatedTreatmentsProps = {
  treatments: readonly Link[];
  /** The comparison of all treatments of the same kind. */
  comparison: { href: string; label: string };
};

/** Links to treatments to compare, and to the comparison. */
export function RelatedTreatments({ treatments, comparison }: RelatedTreatmentsProps) {
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
