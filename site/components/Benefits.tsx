import type { Treatment } from "../content/schema/treatment.ts";
import { Band } from "./band/Band.tsx";
import { Intro } from "./intro/Intro.tsx";
import { PointList } from "./PointList.tsx";

type BenefitsProps = {
  benefits: NonNullable<Treatment["benefits"]>;
  tone: "linen" | "on-dark";
};

export function Benefits({ benefits, tone }: BenefitsProps) {
  const { heading, lead, items } = benefits;
  return (
    <Band tone={tone} labelledBy="benefits">
      <Intro heading={heading} lead={lead} id="benefits" />
      <PointList points={items} />
    </Band>
  );
}
