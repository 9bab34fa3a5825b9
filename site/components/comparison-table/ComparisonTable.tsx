import { useWords } from "../../site-context.ts";
import { Disclosure } from "../disclosure/Disclosure.tsx";

type ComparedTreatment = {
  name: string;
  path: string;
  /** A fact for each column, or undefined where the clinic gives none. */
  facts: readonly (string | undefined)[];
};
type ComparisonTableProps = {
  heading: string;
  columns: readonly string[];
  treatments: readonly ComparedTreatment[];
};

/**
 * The facts of several treatments: a row for each treatment where all columns fit, and otherwise a block in
 * which each fact has its name beside it. On phones the blocks are folded.
 */
export function ComparisonTable({ heading, columns, treatments }: ComparisonTableProps) {
  const { comparison: words } = useWords().treatmentPage;
  return (
    <div className="comparison">
      <Disclosure title={heading} opensWide>
        {/* The id is within the disclosure, because a link to it opens what contains its target. */}
        <table id="comparison">
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
      </Disclosure>
    </div>
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
