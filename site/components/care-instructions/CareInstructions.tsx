import type { ReactNode } from "react";
import type { Treatment } from "../../content/schema/treatment.ts";
import { useWords } from "../../site-context.ts";
import { Band } from "../band/Band.tsx";
import { Intro } from "../intro/Intro.tsx";
import { TitledList } from "../TitledList.tsx";

type CareInstructionsProps = Pick<Treatment, "preparation" | "aftercare"> & {
  /** Folded details below the instructions. */
  children: ReactNode;
};

/** What to do before and after a visit. */
export function CareInstructions({ preparation, aftercare, children }: CareInstructionsProps) {
  const { care } = useWords().treatmentPage;
  return (
    <Band labelledBy="care">
      <div className="thirds">
        <Intro heading={care.heading} id="care" />
        <TitledList heading={care.preparation} items={preparation} className="ruled instructions" />
        <TitledList heading={care.aftercare} items={aftercare} className="ruled instructions" />
      </div>
      <div className="folds">{children}</div>
    </Band>
  );
}
