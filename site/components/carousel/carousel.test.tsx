import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CarouselSlide, CarouselStatus, CarouselViewport } from "./Carousel.tsx";
import { CarouselArrow, CarouselDots } from "./CarouselControls.tsx";

it.each([
  <CarouselViewport key="1">One</CarouselViewport>,
  <CarouselSlide key="2" index={0}>
    One
  </CarouselSlide>,
  <CarouselArrow key="3" direction="next" label="Next" />,
  <CarouselDots key="4" label="Go" />,
  <CarouselStatus key="5" />,
])("throws when <$type.name> is rendered outside of a <Carousel>", (part) => {
  expect(() => renderToStaticMarkup(part)).toThrow(
    `<${part.type.name}> must be inside a <Carousel>.`,
  );
});
