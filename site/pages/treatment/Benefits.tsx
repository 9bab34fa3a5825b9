import { Band } from "../../components/band/Band.tsx";
import { Intro } from "../../components/intro/Intro.tsx";
import { PointList } from "../../components/PointList.tsx";
import type { Treatment } from "../../content/schema/treatment.ts";

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
