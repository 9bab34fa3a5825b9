import type { Treatment } from "../../../content-model/schema/treatment.ts";
import { Band } from "../band/Band.tsx";
import { Intro } from "../intro/Intro.tsx";
import { TitledList } from "../TitledList.tsx";

type CareInstructionsProps = {
  treatment: Pick<Treatment, "preparation" | "aftercare">;
  words: Record<"eyebrow" | "heading" | "preparation" | "aftercare", string>;
};

export function CareInstructions({ treatment, words }: CareInstructionsProps) {
  return (
    <Band labelledBy="care">
      <div className="thirds">
        <div>
          <Intro eyebrow={words.eyebrow} heading={words.heading} id="care" />
        </div>
        <TitledList
          heading={words.preparation}
          items={treatment.preparation}
          className="ruled instructions"
        />
        <TitledList
          heading={words.aftercare}
          items={treatment.aftercare}
          className="ruled instructions"
        />
      </div>
    </Band>
  );
}
