import type { Treatment } from "../../content/schema/treatment.ts";
import { useWords } from "../../site-context.ts";
import { Band } from "../band/Band.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Intro } from "../intro/Intro.tsx";
import { TitledList } from "../TitledList.tsx";

/** The risks, in the same font size as the benefits. The lists are folded on phones; the urgent signs are always visible. */
export function Risks({ risks }: { risks: Treatment["risks"] }) {
  const { risks: words } = useWords().treatmentPage;
  return (
    <Band tone="mist" labelledBy="risks">
      <div className="thirds folded risks">
        <div className="stack risks-intro">
          <Intro heading={words.heading} id="risks" />
          <p className="text-small">{words.note}</p>
        </div>
        <TitledList heading={words.effects} items={risks.effects} className="bullets stack" folds />
        <TitledList
          heading={words.waitIf}
          items={risks.waitIf}
          className="bullets stack"
          id="wait-if"
          folds
        />
        {risks.urgent && (
          <div className="stack tight urgent">
            <Heading level={3} size="card" text={words.urgent} />
            <p>{risks.urgent}</p>
          </div>
        )}
      </div>
    </Band>
  );
}
