import { treatmentPage } from "../../content/interface.ts";
import type { ListingPageContent, Treatment } from "../../content/types.ts";
import { factNames } from "../clinic/FactsStrip.tsx";
import { Band } from "../ui/Band.tsx";
import { Intro } from "../ui/Intro.tsx";

type ComparisonTableProps = {
  content: ListingPageContent["comparison"];
  treatments: readonly Treatment[];
};

/** The facts strips of several treatments, one under the other; on phones each row becomes a short list. */
export function ComparisonTable({ content, treatments }: ComparisonTableProps) {
  return (
    <Band tone="linen" labelledBy="comparison">
      <Intro heading={content.heading} lead={content.lead} id="comparison" />
      <table className="comparison">
        <thead>
          <tr>
            <th scope="col">{treatmentPage.comparison.treatment}</th>
            {factNames.map((name) => (
              <th key={name} scope="col">
                {treatmentPage.facts[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {treatments.map((treatment) => (
            <tr key={treatment.path}>
              <th scope="row">
                <a href={treatment.path}>{treatment.name}</a>
              </th>
              {factNames.map((name) => (
                <td key={name} data-label={treatmentPage.facts[name]}>
                  {treatment.facts[name]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Band>
  );
}
