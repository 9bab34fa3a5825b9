import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CarouselSlide, CarouselStatus, CarouselViewport } from "./Carousel.tsx";
import { CarouselArrow, CarouselDots, CarouselPause } from "./CarouselControls.tsx";

it.each([
  <CarouselViewport key="1">One</CarouselViewport>,
  <CarouselSlide key="2" index={0}>
    One
  </CarouselSlide>,
  <CarouselPause key="3" words={{ pause: "Stop", play: "Go" }} />,
  <CarouselArrow key="4" direction="next" label="Next" />,
  <CarouselDots key="5" label="Go" />,
  <CarouselStatus key="6" />,
])("throws when <$type.name> is rendered outside of a <Carousel>", (part) => {
  expect(() => renderToStaticMarkup(part)).toThrow(
    `<${part.type.name}> must be inside a <Carousel>.`,
  );
});
