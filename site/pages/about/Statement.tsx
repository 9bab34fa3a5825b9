import { Heading } from "../../components/heading/Heading.tsx";

/** A single important sentence across the page. */
export function Statement({ heading, text }: { heading: string; text: string }) {
  return (
    <section className="band quiet statement" aria-labelledby="statement">
      <div className="page stack">
        <Heading level={2} size="card" text={heading} id="statement" />
        <p className="text-title">{text}</p>
      </div>
    </section>
  );
}
