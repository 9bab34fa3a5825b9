import type { ReactNode } from "react";
import type { Treatment } from "../../content/schema/treatment.ts";
import { useWords } from "../../site-context.ts";
import { Band } from "../band/Band.tsx";
import { Intro } from "../intro/Intro.tsx";

type CareInstructionsProps = Pick<Treatment, "aftercare"> & {
  /** Folded details below the instructions. */
  children: ReactNode;
};

/** What to do after a visit. */
export function CareInstructions({ aftercare, children }: CareInstructionsProps) {
  const { care } = useWords().treatmentPage;
  return (
    <Band labelledBy="care">
      <div className="thirds">
        <Intro heading={care.heading} id="care" />
        <div>
          <ul className="ruled instructions">
            {aftercare.map((item) => (
              <li key={item}>
                <p>{item}</p>
              </li>
            ))}
          </ul>
          <div className="folds">{children}</div>
        </div>
      </div>
    </Band>
  );
}
