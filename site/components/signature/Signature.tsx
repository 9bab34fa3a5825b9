import { Heading } from "../heading/Heading.tsx";
import { Drawing } from "./Drawing.tsx";

/** The drawing that is this treatment's alone, as SVG. */
export function Signature({ heading, drawing }: { heading: string; drawing: string }) {
  return (
    <section className="band" aria-labelledby="drawing">
      <div className="page signature">
        <Heading level={2} size="subtitle" text={heading} id="drawing" />
        <Drawing svg={drawing} />
      </div>
    </section>
  );
}
