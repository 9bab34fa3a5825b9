import { treatmentPage } from "../../content/interface.ts";
import type { Facts } from "../../content/types.ts";

export const factNames = Object.keys(treatmentPage.facts) as (keyof Facts)[];

/** Session, number, spacing, downtime and how long it lasts, ruled and side by side. */
export function FactsStrip({ facts }: { facts: Facts }) {
  return (
    <div className="page">
      <h2 className="sr-only">{treatmentPage.factsName}</h2>
      <dl className="facts-strip">
        {factNames.map((name) => (
          <div key={name}>
            <dt>{treatmentPage.facts[name]}</dt>
            <dd>{facts[name]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
