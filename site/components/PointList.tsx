import type { ReactNode } from "react";
import type { Point } from "../content/schema/parts.ts";
import { Band } from "./band/Band.tsx";
import { Heading } from "./heading/Heading.tsx";
import { Intro } from "./intro/Intro.tsx";

type PointListProps = {
  heading: string;
  points: readonly Point[];
  id: string;
  /** Shown below the rows. */
  children?: ReactNode;
};

/** A section with a heading beside a list of short points. */
export function PointList({ heading, points, id, children }: PointListProps) {
  return (
    <Band labelledBy={id}>
      <div className="thirds">
        <div className="stays">
          <Intro heading={heading} id={id} />
        </div>
        <div className="stack loose">
          <ul className="ruled">
            {points.map(({ title, text }) => (
              <li key={title} className="titled">
                <Heading level={3} size="card" text={title} />
                <p>{text}</p>
              </li>
            ))}
          </ul>
          {children}
        </div>
      </div>
    </Band>
  );
}
