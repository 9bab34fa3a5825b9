import type { Point } from "../../../content-model/schema/parts.ts";
import { Band } from "../band/Band.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Intro } from "../intro/Intro.tsx";

type PointListProps = { heading: string; points: readonly Point[]; id: string };

/** Short practical points as ruled rows beside their heading. */
export function PointList({ heading, points, id }: PointListProps) {
  return (
    <Band labelledBy={id}>
      <div className="grid gap-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Intro heading={heading} id={id} />
        </div>
        <ul className="ruled lg:col-span-8">
          {points.map(({ title, text }) => (
            <li key={title} className="grid gap-1 py-5 md:grid-cols-3 md:gap-6">
              <Heading level={3} size="card" text={title} />
              <p className="md:col-span-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
