import type { ReactNode } from "react";
import type { Point } from "../../content/schema/parts.ts";
import { Band } from "../band/Band.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Intro } from "../intro/Intro.tsx";

type PointListProps = {
  heading: string;
  points: readonly Point[];
  id: string;
  /** Below the rows. */
  children?: ReactNode;
};

/** Short points as ruled rows beside their heading. */
export function PointList({ heading, points, id, children }: PointListProps) {
  return (
    <Band labelledBy={id}>
      <div className="thirds point-list">
        <div>
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
