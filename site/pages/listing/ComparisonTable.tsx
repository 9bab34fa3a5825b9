import { Disclosure } from "../../components/disclosure/Disclosure.tsx";
import { fixedWords } from "../../words/words.ts";
import type { ListingPageProps } from "./load-listing-page.ts";

/**
 * The facts of several treatments: a row for each treatment where all columns fit, and otherwise a block in
 * which each fact has its name beside it. On phones the blocks are folded.
 */
export function ComparisonTable({ heading, columns, treatments }: ListingPageProps["comparison"]) {
  const { treatment, withoutFact } = fixedWords.treatmentPage;
  return (
    <div className="comparison">
      <Disclosure title={heading} opensWide>
        {/* The id is within the disclosure, because a link to it opens what contains its target. */}
        <table id="comparison">
          <thead>
            <tr>
              <th scope="col">{treatment}</th>
              {columns.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {treatments.map(({ name, path }, row) => (
              <tr key={path}>
                <th scope="row">
                  <a href={path}>{name}</a>
                </th>
                {columns.map(({ label, facts }) => (
                  <td key={label} data-label={label}>
                    {/* One item of the cell's grid: each range of figures would be another. */}
                    <span>{facts[row] ?? withoutFact}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </div>
  );
}
