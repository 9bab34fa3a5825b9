import type { ReactNode } from "react";
import type { Hero } from "../../content/schema/parts.ts";
import { Heading } from "../heading/Heading.tsx";

type PageHeaderProps = {
  hero: Pick<Hero, "heading" | "lead">;
  /** Shown below the lead. */
  children?: ReactNode;
};

/** The heading and lead of a page without a picture in its first section. */
export function PageHeader({ hero, children }: PageHeaderProps) {
  return (
    <header className="page stack loose page-header">
      <Heading level={1} size="hero" text={hero.heading} />
      <p className="lead">{hero.lead}</p>
      {children}
    </header>
  );
}
