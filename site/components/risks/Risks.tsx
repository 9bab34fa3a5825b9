import { interpolate } from "../../../contract/interpolate.ts";
import type { Treatment } from "../../content/schema/treatment.ts";
import { useWords } from "../../site-context.ts";
import { Band } from "../band/Band.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Intro } from "../intro/Intro.tsx";
import { TitledList } from "../TitledList.tsx";

/** The risks, in the same font size as the benefits. The lists are folded on phones; the urgent signs are always visible. */
export function Risks({ risks }: { risks: Treatment["risks"] }) {
  const { risks: words } = useWords().treatmentPage;
  // The headings contain the number of entries, because the lists may be folded.
  const effects = interpolate(words.effects, { count: risks.effects.length });
  const waitIf = interpolate(words.waitIf, { count: risks.waitIf.length });
  return (
    <Band tone="mist" labelledBy="risks">
      <div className="thirds folded risks">
        <div className="stack risks-intro">
          <Intro heading={words.heading} id="risks" />
          <p className="text-small">{words.note}</p>
        </div>
        <TitledList heading={effects} items={risks.effects} className="bullets stack" folds />
        <TitledList
          heading={waitIf}
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
