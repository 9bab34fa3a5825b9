import {
  Carousel,
  CarouselSlide,
  CarouselStatus,
  CarouselViewport,
} from "../../components/carousel/Carousel.tsx";
import { CarouselArrow, CarouselDots } from "../../components/carousel/CarouselControls.tsx";
import type { CarouselWords } from "../../components/carousel/carousel-context.ts";
import { Picture, type PictureFacts } from "../../components/picture/Picture.tsx";
import { WholeWords } from "../../whole-words/WholeWords.tsx";

const SLIDES_PER_DOT = 3;

type AreasCarouselProps = {
  areas: readonly { title: string; description: string; picture: PictureFacts }[];
  words: CarouselWords & Record<"previous" | "next" | "goTo", string>;
};

export function AreasCarousel({ areas, words }: AreasCarouselProps) {
  return (
    <Carousel
      words={words}
      titles={areas.map(({ title }) => title)}
      options={{ align: "start", container: ".carousel-slides" }}
      moves="by itself"
    >
      <div className="carousel-controls">
        <CarouselDots label={words.goTo} step={SLIDES_PER_DOT} />
        <CarouselArrow direction="previous" label={words.previous} />
        <CarouselArrow direction="next" label={words.next} />
        <CarouselStatus />
      </div>
      <CarouselViewport>
        <div className="carousel-slides">
          {areas.map(({ picture, title, description }, index) => (
            <CarouselSlide key={title} index={index}>
              <Picture {...picture} />
              <h3 className="text-card">{title}</h3>
              <p className="text-small">
                <WholeWords text={description} />
              </p>
            </CarouselSlide>
          ))}
        </div>
      </CarouselViewport>
    </Carousel>
  );
}
