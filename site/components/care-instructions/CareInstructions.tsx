import type { Treatment } from "../../../content-model/schema/treatment.ts";
import { Band } from "../band/Band.tsx";
import { InlineLink } from "../InlineLink.tsx";
import { Intro } from "../intro/Intro.tsx";
import { TitledList } from "../TitledList.tsx";

type CareInstructionsProps = {
  treatment: Pick<Treatment, "preparation" | "aftercare">;
  /** Leads to parking, payment and what a missed visit costs. */
  practicalHref: string;
  words: Record<"eyebrow" | "heading" | "preparation" | "practical" | "aftercare", string>;
};

export function CareInstructions({ treatment, practicalHref, words }: CareInstructionsProps) {
  return (
    <Band labelledBy="care">
      <div className="thirds">
        <div className="stack">
          <Intro eyebrow={words.eyebrow} heading={words.heading} id="care" />
          <p>
            <InlineLink href={practicalHref} label={words.practical} />
          </p>
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
