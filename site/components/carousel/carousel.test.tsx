import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import {
  Carousel,
  CarouselArrow,
  CarouselDots,
  CarouselPause,
  CarouselSlide,
  CarouselSlides,
  CarouselViewport,
} from "./Carousel.tsx";

it.each([
  <CarouselViewport key="1">One</CarouselViewport>,
  <CarouselSlides key="2">One</CarouselSlides>,
  <CarouselSlide key="3" index={0}>
    One
  </CarouselSlide>,
  <CarouselPause key="4" words={{ pause: "Stop", play: "Go" }} />,
  <CarouselArrow key="5" direction="next" label="Next" />,
  <CarouselDots key="6" label="Go" />,
])("<$type.name> outside of a carousel says where it belongs", (part) => {
  expect(() => renderToStaticMarkup(part)).toThrow(
    `<${part.type.name}> must stand inside <Carousel>: wrap it in one.`,
  );
});

it("has a name and says what it is", () => {
  const words = { name: "Areas", role: "row", slide: "card", place: "{index} out of {count}" };
  const html = renderToStaticMarkup(
    <Carousel words={words} count={3} options={{ align: "start" }}>
      <CarouselSlides>
        <CarouselSlide index={1}>One</CarouselSlide>
      </CarouselSlides>
    </Carousel>,
  );
  expect(html).toContain('aria-roledescription="row" aria-label="Areas"');
  expect(html).toContain('aria-roledescription="card" aria-label="2 out of 3"');
});
