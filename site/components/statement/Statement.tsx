import { Heading } from "../heading/Heading.tsx";

type StatementProps = { heading: string; text: string };

/** One sentence alone in its section. */
export function Statement({ heading, text }: StatementProps) {
  return (
    <section className="band" aria-labelledby="statement">
      <div className="page statement">
        <Heading level={2} size="title" text={heading} id="statement" />
        <p className="lead">{text}</p>
      </div>
    </section>
  );
}
