import type { ComponentProps } from "react";
import { Intro } from "../../components/intro/Intro.tsx";
import { photoFacts } from "../../components/picture/photo-facts.ts";
import type { Treatment } from "../../content/schema/treatment.ts";
import { Island } from "../../islands/Island.tsx";
import type { WithPhoto } from "../../media/pictures.ts";
import { AreasCarousel } from "./AreasCarousel.island.tsx";

const SIZES = "(max-width: 39.99rem) 88vw, (max-width: 63.99rem) 44vw, 400px";

type Words = ComponentProps<typeof AreasCarousel>["words"];

type TreatmentAreasProps = {
  heading: string;
  lead?: string | undefined;
  areas: readonly WithPhoto<NonNullable<Treatment["areas"]>["items"][number]>[];
  carousel: Words;
};

export function TreatmentAreas({ heading, lead, areas, carousel }: TreatmentAreasProps) {
  const pictured = areas.map(({ photo, ...area }) => ({
    ...area,
    picture: photoFacts({ photo, sizes: SIZES }),
  }));
  return (
    <section className="band areas" aria-labelledby="areas">
      <div className="page">
        <Intro heading={heading} {...(lead && { lead })} id="areas" />
        <Island of={AreasCarousel} wake="near" props={{ areas: pictured, words: carousel }} />
      </div>
    </section>
  );
}
