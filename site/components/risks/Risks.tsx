import type { Treatment } from "../../../content-model/schema/treatment.ts";
import { Band } from "../band/Band.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Intro } from "../intro/Intro.tsx";

type RisksProps = {
  risks: Treatment["risks"];
  words: Record<"eyebrow" | "heading" | "note" | "effects" | "waitIf" | "urgent", string>;
};

/** In the same type size as the benefits, so that visitors read both. */
export function Risks({ risks, words }: RisksProps) {
  return (
    <Band tone="mist" labelledBy="risks">
      <div className="thirds">
        <div className="stack risks-intro">
          <Intro eyebrow={words.eyebrow} heading={words.heading} id="risks" />
          <p className="text-small">{words.note}</p>
        </div>
        <RiskList heading={words.effects} items={risks.effects} />
        <RiskList heading={words.waitIf} items={risks.waitIf} />
        {risks.urgent && (
          <div className="urgent">
            <Heading level={3} size="card" text={words.urgent} />
            <p>{risks.urgent}</p>
          </div>
        )}
      </div>
    </Band>
  );
}

function RiskList({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <div className="stack">
      <Heading level={3} size="card" text={heading} />
      <ul className="bullets risks-list">
        {items.map((item) => (
          <li key={item}>
            <p>{item}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
