import { fixedWords } from "../../words/words.ts";
import type { TreatmentPageProps } from "./load-treatment-page.ts";

/** A table with a column for each moment, and a row for each activity. On phones the rows become short lists. */
export function DaysAfter({ calendar }: Pick<TreatmentPageProps["care"], "calendar">) {
  const { moments, permissions, event } = calendar;
  const { recovery: words } = fixedWords.treatmentPage;
  return (
    <table className="recovery text-small" aria-label={words.heading}>
      <thead>
        <tr>
          <td />
          {moments.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{words.look}</th>
          {moments.map(({ label, look }) => (
            <td key={label} data-label={label}>
              {look}
            </td>
          ))}
        </tr>
        {permissions.map(({ name, waiting, isDated, allowed }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {waiting > 0 && <td colSpan={waiting}>{words.notYet}</td>}
            <td colSpan={moments.length - waiting} className={isDated ? "allowed" : undefined}>
              {allowed}
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">{words.event}</th>
          <td colSpan={moments.length}>{event}</td>
        </tr>
      </tbody>
    </table>
  );
}
