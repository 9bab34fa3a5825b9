import type { ListingPageContent } from "../../../content-model/schema/pages.ts";
import type { Facts, Treatment } from "../../../content-model/schema/treatment.ts";
import { namesOf, type Person } from "../../clinic/provenance.ts";
import { Band } from "../band/Band.tsx";
import { Intro } from "../intro/Intro.tsx";

type ComparisonTableProps = {
  content: ListingPageContent["comparison"];
  treatments: readonly (Treatment & { people: readonly Person[] })[];
  /** `note` cautions beside the durations. */
  words: {
    facts: Facts;
    answers: { givenBy: string };
    comparison: { treatment: string };
    note: string;
  };
};

/** How far apart follows from the treatment's own page. */
const columns = ["session", "number", "pain", "downtime", "results", "lasting"] as const;

/** The facts strips of several treatments, one under the other; on phones each row becomes a short list. */
export function ComparisonTable({ content, treatments, words }: ComparisonTableProps) {
  const names = [...columns.map((name) => words.facts[name]), words.answers.givenBy];
  return (
    <Band tone="linen" labelledBy="comparison">
      <Intro heading={content.heading} lead={content.lead} id="comparison" />
      <table className="comparison">
        <thead>
          <tr>
            <th scope="col">{words.comparison.treatment}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {treatments.map(({ name, path, facts, people }) => (
            <tr key={path}>
              <th scope="row">
                <a href={path}>{name}</a>
              </th>
              {[...columns.map((name) => facts[name]), namesOf(people)].map((fact, index) => (
                <td key={names[index]} data-label={names[index]}>
                  {fact}
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
