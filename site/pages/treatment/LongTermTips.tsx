import { Band } from "../../components/band/Band.tsx";
import { Intro } from "../../components/intro/Intro.tsx";
import { PointList } from "../../components/PointList.tsx";
import type { Treatment } from "../../content/schema/treatment.ts";

/** What helps in the months after a visit. */
export function LongTermTips({ tips }: { tips: NonNullable<Treatment["longTermTips"]> }) {
  return (
    <Band tone="linen" labelledBy="long-term">
      <Intro heading={tips.heading} id="long-term" />
      <PointList points={tips.items} />
    </Band>
  );
}
