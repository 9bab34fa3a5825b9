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
      <div className="grid gap-12 lg:grid-cols-12">
        <div className="lg:col-span-4">
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
    <div className="grid content-start gap-4 lg:col-span-4">
      <Heading level={3} size="card" text={heading} />
      <ul className="ruled">
        {instructions.map((instruction) => (
          <li key={instruction} className="py-4">
            <p>{instruction}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
