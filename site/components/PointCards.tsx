import type { Point } from "../content/schema/parts.ts";
import { Band } from "./band/Band.tsx";
import { Intro } from "./intro/Intro.tsx";
import { PointList } from "./PointList.tsx";

type PointCardsProps = {
  heading: string;
  lead?: string;
  points: readonly Point[];
  id: string;
  tone?: "linen" | "on-dark";
};

/** A section of short texts side by side. */
export function PointCards({ heading, lead, points, id, tone = "linen" }: PointCardsProps) {
  return (
    <Band tone={tone} labelledBy={id}>
      <Intro heading={heading} {...(lead && { lead })} id={id} />
      <PointList points={points} />
    </Band>
  );
}
