import type { Treatment } from "../../../content-model/schema/treatment.ts";
import type { RecoveryCalendar } from "../../clinic/recovery-calendar.ts";
import { Band } from "../band/Band.tsx";
import { InlineLink } from "../InlineLink.tsx";
import { Intro } from "../intro/Intro.tsx";
import { RecoveryTable, type RecoveryWords } from "../recovery-table/RecoveryTable.tsx";
import { TitledList } from "../TitledList.tsx";

type CareInstructionsProps = {
  treatment: Pick<Treatment, "preparation" | "aftercare">;
  calendar: RecoveryCalendar;
  /** Leads to parking, payment and what a missed visit costs. */
  practicalHref: string;
  words: {
    care: Record<"eyebrow" | "heading" | "preparation" | "practical" | "aftercare", string>;
    recovery: RecoveryWords;
  };
};

export function CareInstructions(props: CareInstructionsProps) {
  const { treatment, calendar, practicalHref, words } = props;
  const { care, recovery } = words;
  return (
    <Band labelledBy="care">
      <div className="thirds folded">
        <div className="stack">
          <Intro eyebrow={care.eyebrow} heading={care.heading} id="care" />
          <p>
            <InlineLink href={practicalHref} label={care.practical} />
          </p>
        </div>
        <TitledList
          heading={care.preparation}
          items={treatment.preparation}
          className="ruled instructions"
          folds
        />
        <TitledList
          heading={care.aftercare}
          items={treatment.aftercare}
          className="ruled instructions"
          folds
        />
      </div>
      <RecoveryTable calendar={calendar} words={recovery} />
    </Band>
  );
}
