import type { ReactNode } from "react";
import { BulletList } from "../../components/BulletList.tsx";
import { Disclosure } from "../../components/disclosure/Disclosure.tsx";
import { Heading } from "../../components/heading/Heading.tsx";
import { UrgentSigns } from "../../components/urgent-signs/UrgentSigns.tsx";
import { fixedWords } from "../../words/words.ts";
import { DaysAfter } from "./DaysAfter.tsx";
import type { TreatmentPageProps } from "./load-treatment-page.ts";

/** Two folded items: the care around a visit with the days after it, and the risks. What to do afterwards is one of them if no section of the page shows it. */
export function CareDetails(props: TreatmentPageProps["care"] & { hasAftercare: boolean }) {
  const { preparation, aftercare, risks, calendar, hasAftercare } = props;
  const { care, recovery } = fixedWords.treatmentPage;
  return (
    <>
      <Disclosure title={care.beforeAndAfter}>
        <div className="care-details">
          <CareList heading={care.preparation} items={preparation} />
          {hasAftercare && <CareList heading={care.aftercare} items={aftercare} />}
          <div className="stack tight">
            <Heading level={4} size="card" text={recovery.heading} />
            <DaysAfter calendar={calendar} />
          </div>
        </div>
      </Disclosure>
      <Risks risks={risks} />
    </>
  );
}

type RisksProps = Pick<TreatmentPageProps["care"], "risks">;

/** The heading of the folded items below a page's questions, so that they are no further questions. */
export function CareFolds({ risks, children }: RisksProps & { children: ReactNode }) {
  const { care } = fixedWords.treatmentPage;
  return (
    <div className="care-folds">
      <Heading level={3} size="card" text={care.folded} />
      <WhenToSeekHelp risks={risks} level={4} />
      <div className="folds">{children}</div>
    </div>
  );
}

function Risks({ risks }: RisksProps) {
  const { risks: words } = fixedWords.treatmentPage;
  return (
    <Disclosure title={words.heading}>
      <div className="care-details">
        <CareList heading={words.effects} items={risks.effects} />
        <div className="care-details">
          <CareList heading={words.waitIf} items={risks.waitIf} />
          <CareList heading={words.checkIf} items={risks.checkIf} lead={risks.decidedBy} />
        </div>
        <p className="note">{words.note}</p>
      </div>
    </Disclosure>
  );
}

/** The signs that need help at once after a treatment, with the telephone and its hours. */
export function WhenToSeekHelp({ risks, level }: RisksProps & { level: 3 | 4 }) {
  return (
    risks.urgent && (
      <UrgentSigns signs={risks.urgent} level={level}>
        <p>{risks.call}</p>
      </UrgentSigns>
    )
  );
}

type CareListProps = { heading: string; lead?: string; items: readonly string[] };

function CareList({ heading, lead, items }: CareListProps) {
  return (
    <div className="stack care-list">
      <Heading level={4} size="card" text={heading} />
      {lead && <p>{lead}</p>}
      <BulletList items={items} />
    </div>
  );
}
