import type { RecoveryCalendar } from "../../clinic/recovery-calendar.ts";
import type { Treatment } from "../../content/schema/treatment.ts";
import { useWords } from "../../site-context.ts";
import { Band } from "../band/Band.tsx";
import { Intro } from "../intro/Intro.tsx";
import { RecoveryTable } from "../recovery-table/RecoveryTable.tsx";
import { TitledList } from "../TitledList.tsx";

type CareInstructionsProps = {
  treatment: Pick<Treatment, "preparation" | "aftercare">;
  calendar: RecoveryCalendar;
};

/** Before a visit, afterwards, and day by day. */
export function CareInstructions({ treatment, calendar }: CareInstructionsProps) {
  const { care } = useWords().treatmentPage;
  return (
    <Band labelledBy="care">
      <div className="thirds">
        <Intro heading={care.heading} id="care" />
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
    </Band>
  );
}
