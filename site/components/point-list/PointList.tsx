import type { Point } from "../../content/schema/parts.ts";
import { Band } from "../band/Band.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Intro } from "../intro/Intro.tsx";

type PointListProps = { heading: string; points: readonly Point[]; id: string };

/** Short practical points as ruled rows beside their heading. */
export function PointList({ heading, points, id }: PointListProps) {
  return (
    <Band labelledBy={id}>
      <div className="thirds point-list">
        <div>
          <Intro heading={heading} id={id} />
        </div>
        <ul className="ruled">
          {points.map(({ title, text }) => (
            <li key={title} className="titled">
              <Heading level={3} size="card" text={title} />
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
