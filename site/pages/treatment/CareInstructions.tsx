import type { ReactNode } from "react";
import { Band } from "../../components/band/Band.tsx";
import { Intro } from "../../components/intro/Intro.tsx";
import { fixedWords } from "../../words/words.ts";
import { WhenToSeekHelp } from "./CareDetails.tsx";
import type { TreatmentPageProps } from "./load-treatment-page.ts";

type CareProps = Pick<TreatmentPageProps["care"], "aftercare" | "risks"> & { children: ReactNode };

/** What to do after a visit, and the signs that need help at once. */
export function CareInstructions({ aftercare, risks, children }: CareProps) {
  const { care } = fixedWords.treatmentPage;
  return (
    <Band labelledBy="care">
      <div className="thirds">
        <div className="sticky">
          <Intro heading={care.heading} id="care" />
        </div>
        <div>
          <ul className="ruled instructions">
            {aftercare.map((item) => (
              <li key={item}>
                <p>{item}</p>
              </li>
            ))}
          </ul>
          <WhenToSeekHelp risks={risks} level={3} />
          <div className="folds">{children}</div>
        </div>
      </div>
    </Band>
  );
}
