import type { Hero } from "../../content/schema/parts.ts";
import { Heading } from "../heading/Heading.tsx";

type PageHeaderProps = {
  hero: Pick<Hero, "heading" | "lead">;
  /** A quieter sentence below. */
  note?: string;
};

/** How a page without a large picture opens: its words alone. */
export function PageHeader({ hero, note }: PageHeaderProps) {
  return (
    <header className="page stack loose page-header">
      <Heading level={1} size="hero" text={hero.heading} />
      <p className="lead">{hero.lead}</p>
      {note && <p className="note">{note}</p>}
    </header>
  );
}
