import type { ListingPageContent } from "../../../content-model/schema/pages.ts";
import type { Facts, Treatment } from "../../../content-model/schema/treatment.ts";
import { Band } from "../band/Band.tsx";
import { Intro } from "../intro/Intro.tsx";

type ComparisonTableProps = {
  content: ListingPageContent["comparison"];
  treatments: readonly Treatment[];
  /** `note` cautions beside the durations. */
  words: { facts: Facts; comparison: { treatment: string }; note: string };
};

/** The facts strips of several treatments, one under the other; on phones each row becomes a short list. */
export function ComparisonTable({ content, treatments, words }: ComparisonTableProps) {
  const factNames = Object.keys(words.facts) as (keyof Facts)[];
  return (
    <Band tone="linen" labelledBy="comparison">
      <Intro heading={content.heading} lead={content.lead} id="comparison" />
      <table className="comparison">
        <thead>
          <tr>
            <th scope="col">{words.comparison.treatment}</th>
            {factNames.map((name) => (
              <th key={name} scope="col">
                {words.facts[name]}
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
                <td key={name} data-label={words.facts[name]}>
                  {treatment.facts[name]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">{words.note}</p>
    </Band>
  );
}
