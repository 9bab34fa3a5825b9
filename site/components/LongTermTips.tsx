import type { Treatment } from "../content/schema/treatment.ts";
import { Band } from "./band/Band.tsx";
import { Intro } from "./intro/Intro.tsx";
import { PointList } from "./PointList.tsx";

/** What helps in the months after a visit. */
export function LongTermTips({ tips }: { tips: NonNullable<Treatment["longTermTips"]> }) {
  return (
    <Band tone="linen" labelledBy="long-term">
      <Intro heading={tips.heading} id="long-term" />
      <PointList points={tips.items} />
    </Band>
  );
}
