import type { Point } from "../content/schema/parts.ts";
import { BulletList } from "./BulletList.tsx";
import { Heading } from "./heading/Heading.tsx";

/** A point may contain a list of short points. */
type PointListProps = { points: readonly (Point & { points?: readonly string[] })[] };

/** Short texts side by side, each with its title. */
export function PointList({ points }: PointListProps) {
  return (
    <ul className="text-columns">
      {points.map(({ title, text, points: short }) => (
        <li key={title}>
          <Heading level={3} size="card" text={title} />
          <p>{text}</p>
          {short && <BulletList items={short} />}
        </li>
      ))}
    </ul>
  );
}
