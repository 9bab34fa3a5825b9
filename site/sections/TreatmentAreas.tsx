import { drawings } from "../../content/drawings.ts";
import { areasCarousel, treatmentPage } from "../../content/interface.ts";
import type { Treatment } from "../../content/types.ts";
import { Island } from "../build/Island.tsx";
import { TreatmentAreasCarousel } from "../islands/TreatmentAreasCarousel.tsx";
import { drawingUrl } from "../media/drawings.ts";
import { Intro } from "../ui/Intro.tsx";

type TreatmentAreasProps = { areas: NonNullable<Treatment["areas"]> };

export function TreatmentAreas({ areas }: TreatmentAreasProps) {
  const slides = areas.items.map(({ drawing, title, description }) => ({
    title,
    description,
    drawing: drawingUrl(drawing),
    alt: drawings[drawing],
  }));
  return (
    <section className="band areas" aria-labelledby="areas">
      <div className="page grid gap-10">
        <Intro
          eyebrow={treatmentPage.areas.eyebrow}
          heading={areas.heading}
          lead={areas.lead}
          id="areas"
        />
        <Island
          component={TreatmentAreasCarousel}
          props={{ slides, words: areasCarousel }}
          on="visible"
        />
      </div>
    </section>
  );
}
