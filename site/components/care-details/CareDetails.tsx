import type { RecoveryCalendar } from "../../clinic/treatments/recovery-calendar.ts";
import type { Treatment } from "../../content/schema/treatment.ts";
import { useWords } from "../../site-context.ts";
import { BulletList } from "../BulletList.tsx";
import { DaysAfter } from "../days-after/DaysAfter.tsx";
import { Disclosure } from "../disclosure/Disclosure.tsx";
import { Heading } from "../heading/Heading.tsx";

type CareDetailsProps = Pick<Treatment, "preparation" | "aftercare" | "risks"> & {
  calendar: RecoveryCalendar;
  /** What to do after the visit is folded here too, because no section of the page shows it. */
  hasAftercare: boolean;
};

/** Folded details about the care around a visit. In the risks the urgent signs come first. */
export function CareDetails(props: CareDetailsProps) {
  const { preparation, aftercare, risks, calendar, hasAftercare } = props;
  const { care, recovery, risks: words } = useWords().treatmentPage;
  return (
    <>
      <Disclosure title={care.preparation}>
        <BulletList items={preparation} />
      </Disclosure>
      {hasAftercare && (
        <Disclosure title={care.aftercare}>
          <BulletList items={aftercare} />
        </Disclosure>
      )}
      <Disclosure title={recovery.heading}>
        <DaysAfter calendar={calendar} />
      </Disclosure>
      <Disclosure title={words.heading}>
        <div className="risks">
          {risks.urgent && (
            <div className="stack tight urgent">
              <Heading level={4} size="card" text={words.urgent} />
              <p>{risks.urgent}</p>
            </div>
          )}
          <div className="stack">
            <Heading level={4} size="card" text={words.effects} />
            <BulletList items={risks.effects} />
          </div>
          <div className="stack">
            <Heading level={4} size="card" text={words.waitIf} />
            <BulletList items={risks.waitIf} />
          </div>
          <p className="note">{words.note}</p>
        </div>
      </Disclosure>
    </>
  );
}
