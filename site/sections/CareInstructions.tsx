import { treatmentPage } from "../../content/interface.ts";
import { Band } from "../ui/Band.tsx";
import { Heading } from "../ui/Heading.tsx";
import { Intro } from "../ui/Intro.tsx";

type CareInstructionsProps = { preparation: readonly string[]; aftercare: readonly string[] };

const { care } = treatmentPage;

export function CareInstructions({ preparation, aftercare }: CareInstructionsProps) {
  return (
    <Band labelledBy="care">
      <div className="grid gap-12 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Intro eyebrow={care.eyebrow} heading={care.heading} id="care" />
        </div>
        <InstructionList heading={care.preparation} instructions={preparation} />
        <InstructionList heading={care.aftercare} instructions={aftercare} />
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
