import type { ListingPageContent } from "../../content/schema/page-files/listing-page.ts";
import { useWords } from "../../site-context.ts";
import { Band } from "../band/Band.tsx";
import { Disclosure } from "../disclosure/Disclosure.tsx";
import { Intro } from "../intro/Intro.tsx";

type ComparedTreatment = {
  name: string;
  path: string;
  /** A fact for each column, or undefined where the clinic gives none. */
  facts: readonly (string | undefined)[];
};
type ComparisonTableProps = {
  content: ListingPageContent["comparison"];
  columns: readonly string[];
  treatments: readonly ComparedTreatment[];
  /** The caution that results vary. */
  note: string;
};

/**
 * The facts of several treatments: a row for each treatment where all columns fit, and otherwise a block in
 * which each fact has its name beside it. On phones the blocks are folded.
 */
export function ComparisonTable({ content, columns, treatments, note }: ComparisonTableProps) {
  const { comparison: words } = useWords().treatmentPage;
  return (
    <Band tone="linen" labelledBy="comparison">
      <Intro heading={content.heading} lead={content.lead} id="comparison" />
      <div className="comparison">
        <Disclosure title={words.open} opensWide>
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
                  {cellsOf(columns, facts, words.unset).map(({ names, text }) => (
                    <td key={names[0]} colSpan={names.length} data-label={names.join("\n")}>
                      {text}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p className="note">{note}</p>
        </Disclosure>
      </div>
    </Band>
  );
}

type Cell = { names: string[]; text: string; isFact: boolean };

/** The cells of a row. Adjacent facts that the clinic does not give share one cell, which says why. */
function cellsOf(
  columns: readonly string[],
  facts: ComparedTreatment["facts"],
  unset: string,
): Cell[] {
  const cells: Cell[] = [];
  for (const [index, name] of columns.entries()) {
    const fact = facts[index];
    const before = cells.at(-1);
    if (fact === undefined && before?.isFact === false) before.names.push(name);
    else cells.push({ names: [name], text: fact ?? unset, isFact: fact !== undefined });
  }
  return cells;
}
