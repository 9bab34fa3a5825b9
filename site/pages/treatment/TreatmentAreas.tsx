import { Intro } from "../../components/intro/Intro.tsx";
import { photoFacts } from "../../components/picture/Photo.tsx";
import { Island } from "../../islands/Island.tsx";
import { AreasCarousel } from "./AreasCarousel.island.tsx";
import type { TreatmentPageProps } from "./load-treatment-page.ts";

const SIZES = "(max-width: 39.99rem) 88vw, (max-width: 63.99rem) 44vw, 400px";

export function TreatmentAreas(props: NonNullable<TreatmentPageProps["areas"]>) {
  const { heading, lead, areas, carousel } = props;
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
