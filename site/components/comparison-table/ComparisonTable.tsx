import type { ListingPageContent } from "../../content/schema/pages.ts";
import { useWords } from "../../site-context.ts";
import { Band } from "../band/Band.tsx";
import { Intro } from "../intro/Intro.tsx";

type ComparedTreatment = {
  name: string;
  path: string;
  /** A fact for each column. */
  facts: readonly string[];
};

type ComparisonTableProps = {
  content: ListingPageContent["comparison"];
  columns: readonly string[];
  treatments: readonly ComparedTreatment[];
  /** The caution that results vary. */
  note: string;
};

/** A table of facts with a row for each treatment. On phones it scrolls horizontally. */
export function ComparisonTable({ content, columns, treatments, note }: ComparisonTableProps) {
  const { comparison: words } = useWords().treatmentPage;
  return (
    <Band tone="linen" labelledBy="comparison">
      <Intro heading={content.heading} lead={content.lead} id="comparison" />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be focusable for the keyboard. */}
      <div className="comparison" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.treatment}</th>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {treatments.map(({ name, path, facts }) => (
              <tr key={path}>
                <th scope="row">
                  <a href={path}>{name}</a>
                </th>
                {columns.map((column, index) => (
                  <td key={column}>{facts[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="note">{note}</p>
    </Band>
  );
}
