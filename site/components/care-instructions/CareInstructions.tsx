import type { Treatment } from "../../../content-model/schema/treatment.ts";
import { Band } from "../band/Band.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Intro } from "../intro/Intro.tsx";

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
        <InstructionList heading={words.preparation} instructions={treatment.preparation} />
        <InstructionList heading={words.aftercare} instructions={treatment.aftercare} />
      </div>
    </Band>
  );
}

type InstructionListProps = { heading: string; instructions: readonly string[] };

function InstructionList({ heading, instructions }: InstructionListProps) {
  return (
    <div className="stack">
      <Heading level={3} size="card" text={heading} />
      <ul className="ruled">
        {instructions.map((instruction) => (
          <li key={instruction} className="instruction">
            <p>{instruction}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
