import type { Treatment } from "../../../content-model/schema/treatment.ts";
import { Band } from "../band/Band.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Intro } from "../intro/Intro.tsx";

type RisksProps = {
  risks: Treatment["risks"];
  words: Record<"eyebrow" | "heading" | "note" | "effects" | "waitIf" | "urgent", string>;
};

/** At the same type size as the benefits: whoever decides should have read both. */
export function Risks({ risks, words }: RisksProps) {
  return (
    <Band tone="mist" labelledBy="risks">
      <div className="grid gap-12 lg:grid-cols-12">
        <div className="grid content-start gap-6 lg:col-span-4">
          <Intro eyebrow={words.eyebrow} heading={words.heading} id="risks" />
          <p className="text-small">{words.note}</p>
        </div>
        <RiskList heading={words.effects} items={risks.effects} />
        <RiskList heading={words.waitIf} items={risks.waitIf} />
        {risks.urgent && (
          <div className="urgent grid gap-2 lg:col-span-8 lg:col-start-5">
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
    <div className="grid content-start gap-4 lg:col-span-4">
      <Heading level={3} size="card" text={heading} />
      <ul className="bullets grid gap-3">
        {items.map((item) => (
          <li key={item}>
            <p>{item}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
