import type { Point } from "../content/schema/parts.ts";
import { Band } from "./band/Band.tsx";
import { Intro } from "./intro/Intro.tsx";
import { PointList } from "./PointList.tsx";

type PointCardsProps = { heading: string; points: readonly Point[]; id: string };

/** A section of short texts side by side. */
export function PointCards({ heading, points, id }: PointCardsProps) {
  return (
    <Band tone="linen" labelledBy={id}>
      <Intro heading={heading} id={id} />
      <PointList points={points} />
    </Band>
  );
}
