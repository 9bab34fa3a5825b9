import { Heading } from "./heading/Heading.tsx";

/** A section with a single important sentence. */
export function Statement({ heading, text }: { heading: string; text: string }) {
  return (
    <section className="band" aria-labelledby="statement">
      <div className="page thirds">
        <Heading level={2} size="title" text={heading} id="statement" />
        <p className="lead">{text}</p>
      </div>
    </section>
  );
}
