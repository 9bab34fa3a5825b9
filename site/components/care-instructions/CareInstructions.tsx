import type { Treatment } from "../../../content-model/schema/treatment.ts";
import type { RecoveryCalendar } from "../../clinic/recovery-calendar.ts";
import { Band } from "../band/Band.tsx";
import { Intro } from "../intro/Intro.tsx";
import { RecoveryTable, type RecoveryWords } from "../recovery-table/RecoveryTable.tsx";
import { TitledList } from "../TitledList.tsx";

type CareInstructionsProps = {
  treatment: Pick<Treatment, "preparation" | "aftercare">;
  calendar: RecoveryCalendar;
  words: {
    care: Record<"eyebrow" | "heading" | "preparation" | "aftercare", string>;
    recovery: RecoveryWords;
  };
};

export function CareInstructions({ treatment, calendar, words }: CareInstructionsProps) {
  const { care, recovery } = words;
  return (
    <Band labelledBy="care">
      <div className="thirds">
        <div>
          <Intro eyebrow={care.eyebrow} heading={care.heading} id="care" />
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
      <RecoveryTable calendar={calendar} words={recovery} />
    </Band>
  );
}
