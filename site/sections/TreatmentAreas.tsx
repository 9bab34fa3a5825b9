import type { Treatment } from "../../content/schema/treatment.ts";
import { Island } from "../build/Island.tsx";
import {
  TreatmentAreasCarousel,
  type TreatmentAreasCarouselProps,
} from "../islands/TreatmentAreasCarousel.tsx";
import { useMedia } from "../media/media-context.ts";
import { Intro } from "../ui/Intro.tsx";

type TreatmentAreasProps = {
  areas: NonNullable<Treatment["areas"]>;
  carousel: TreatmentAreasCarouselProps["words"];
};

export function TreatmentAreas({ areas, carousel }: TreatmentAreasProps) {
  const media = useMedia();
  const slides = areas.items.map(({ drawing, title, description }) => {
    const { src, alt } = media.drawing(drawing);
    return { title, description, drawing: src, alt };
  });
  return (
    <section className="band areas" aria-labelledby="areas">
      <div className="page grid gap-10">
        <Intro heading={areas.heading} lead={areas.lead} id="areas" />
        <Island
          component={TreatmentAreasCarousel}
          props={{ slides, words: carousel }}
          on="visible"
        />
      </div>
    </section>
  );
}
