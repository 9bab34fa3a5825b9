import type { ReactNode } from "react";
import type { RecoveryCalendar } from "../../clinic/treatments/recovery-calendar.ts";
import type { Treatment } from "../../content/schema/treatment.ts";
import { useWords } from "../../site-context.ts";
import { Intro } from "../intro/Intro.tsx";
import { RecoveryTable } from "../recovery-table/RecoveryTable.tsx";
import { TitledList } from "../TitledList.tsx";

type CareInstructionsProps = {
  treatment: Pick<Treatment, "preparation" | "aftercare">;
  calendar: RecoveryCalendar;
  /** The risks, which belong to the same section. */
  children: ReactNode;
};

/** What to do before and after a visit, the recovery table, and the risks. */
export function CareInstructions({ treatment, calendar, children }: CareInstructionsProps) {
  const { care } = useWords().treatmentPage;
  return (
    <section aria-labelledby="care">
      <div className="band">
        <div className="page">
          <div className="thirds">
            <div className="stays">
              <Intro heading={care.heading} id="care" />
            </div>
            <TitledList
              heading={care.preparation}
              items={treatment.preparation}
              className="ruled instructions"
            />
            <TitledList
              heading={care.aftercare}
              items={treatment.aftercare}
              className="ruled instructions"
            />
          </div>
          <RecoveryTable calendar={calendar} />
        </div>
      </div>
      {children}
    </section>
  );
}
