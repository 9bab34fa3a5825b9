import { Heading } from "../../components/heading/Heading.tsx";
import type { Step } from "../../content/schema/treatment.ts";

/** The steps of a visit, numbered and joined by a line. */
export function Timeline({ steps, level }: { steps: readonly Step[]; level: 3 | 4 }) {
  return (
    <ol className="timeline">
      {steps.map(({ title, text }) => (
        <li key={title} className="stack tight">
          <Heading level={level} size="card" text={title} />
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
