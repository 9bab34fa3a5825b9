import type { ComponentProps } from "react";
import type { Treatment } from "../../content/schema/treatment.ts";
import { Island } from "../../islands/Island.tsx";
import { Intro } from "../intro/Intro.tsx";
import { AreasCarousel } from "./AreasCarousel.island.tsx";

type Words = ComponentProps<typeof AreasCarousel>["words"];

type TreatmentAreasProps = {
  areas: NonNullable<Treatment["areas"]>;
  carousel: Words;
  /** Returns a line drawing by its name. */
  drawing: (name: string) => { src: string; alt: string };
};

export function TreatmentAreas({ areas, carousel, drawing }: TreatmentAreasProps) {
  const { heading, lead } = areas;
  const items = areas.items.map((area) => ({ ...area, drawing: drawing(area.drawing) }));
  return (
    <section className="band areas" aria-labelledby="areas">
      <div className="page">
        <Intro heading={heading} {...(lead && { lead })} id="areas" />
        <Island of={AreasCarousel} wake="near" props={{ areas: items, words: carousel }} />
      </div>
    </section>
  );
}
