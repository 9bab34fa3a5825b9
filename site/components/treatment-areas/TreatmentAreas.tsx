import type { ComponentProps } from "react";
import type { Treatment } from "../../content/schema/treatment.ts";
import { Island } from "../../islands/Island.tsx";
import { useSite } from "../../site-context.ts";
import { Intro } from "../intro/Intro.tsx";
import { photoFacts } from "../picture/photo-facts.ts";
import { AreasCarousel } from "./AreasCarousel.island.tsx";

const SIZES = "(max-width: 39.99rem) 88vw, (max-width: 63.99rem) 44vw, 400px";

type Words = ComponentProps<typeof AreasCarousel>["words"];

type TreatmentAreasProps = {
  areas: NonNullable<Treatment["areas"]>;
  carousel: Words;
};

export function TreatmentAreas({ areas, carousel }: TreatmentAreasProps) {
  const { pictures } = useSite().media;
  const { heading, lead } = areas;
  const items = areas.items.map(({ photo, ...area }) => ({
    ...area,
    picture: photoFacts(pictures, { name: photo, sizes: SIZES }),
  }));
  return (
    <section className="band areas" aria-labelledby="areas">
      <div className="page">
        <Intro heading={heading} {...(lead && { lead })} id="areas" />
        <Island of={AreasCarousel} wake="near" props={{ areas: items, words: carousel }} />
      </div>
    </section>
  );
}
