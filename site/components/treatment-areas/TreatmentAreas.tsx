import type { Treatment } from "../../../content-model/schema/treatment.ts";
import {
  Carousel,
  CarouselArrow,
  CarouselDots,
  CarouselPause,
  CarouselSlide,
  CarouselSlides,
  CarouselStatus,
  CarouselViewport,
  type CarouselWords,
} from "../carousel/Carousel.tsx";
import { Intro } from "../intro/Intro.tsx";
import { Drawing } from "../picture/Drawing.tsx";

const SLIDES_PER_DOT = 3;

type TreatmentAreasProps = {
  areas: NonNullable<Treatment["areas"]>;
  carousel: CarouselWords & Record<"previous" | "next" | "pause" | "play" | "goTo", string>;
};

export function TreatmentAreas({ areas, carousel: words }: TreatmentAreasProps) {
  return (
    <section className="band areas" aria-labelledby="areas">
      <div className="page">
        <Intro heading={areas.heading} lead={areas.lead} id="areas" />
        <Carousel words={words} count={areas.items.length} options={{ align: "start" }}>
          <div className="carousel-controls">
            <CarouselPause words={words} />
            <CarouselDots label={words.goTo} step={SLIDES_PER_DOT} />
            <CarouselArrow direction="previous" label={words.previous} />
            <CarouselArrow direction="next" label={words.next} />
            <CarouselStatus />
          </div>
          <CarouselViewport>
            <CarouselSlides>
              {areas.items.map(({ drawing, title, description }, index) => (
                <CarouselSlide key={title} index={index}>
                  <Drawing name={drawing} />
                  <h3 className="text-card">{title}</h3>
                  <p className="text-small">{description}</p>
                </CarouselSlide>
              ))}
            </CarouselSlides>
          </CarouselViewport>
        </Carousel>
      </div>
    </section>
  );
}
