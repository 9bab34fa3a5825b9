import { Fragment } from "react";
import { useWords } from "../../site-context.ts";
import { InlineLink } from "../InlineLink.tsx";

type Link = { name: string; path: string };
type RelatedTreatmentsProps = {
  treatments: readonly Link[];
  /** The comparison of all treatments of the same kind. */
  comparison: { href: string; label: string };
  concerns: readonly Link[];
};

/** Links to treatments to compare, to the comparison, and to the concerns that the treatment may help with. */
export function RelatedTreatments({ treatments, comparison, concerns }: RelatedTreatmentsProps) {
  const { related: words } = useWords().treatmentPage;
  const linksTo = (pages: readonly Link[]) =>
    pages.map(({ name, path }) => (
      <Fragment key={path}>
        {" "}
        <InlineLink href={path} label={name} />
      </Fragment>
    ));
  return (
    <div className="related-treatments">
      <p className="wrap">
        {words.heading}
        {linksTo(treatments)} <InlineLink {...comparison} />
      </p>
      {concerns.length > 0 && (
        <p className="wrap">
          {words.concerns}
          {linksTo(concerns)}
        </p>
      )}
    </div>
  );
}
