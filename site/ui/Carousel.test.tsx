import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import {
  Carousel,
  CarouselArrow,
  CarouselDots,
  CarouselSlide,
  CarouselSlides,
} from "./Carousel.tsx";

it.each([
  [
    "CarouselSlides",
    <CarouselSlides key="1" isAnnounced={false}>
      One
    </CarouselSlides>,
  ],
  [
    "CarouselSlide",
    <CarouselSlide key="2" index={0} count={1}>
      One
    </CarouselSlide>,
  ],
  ["CarouselArrow", <CarouselArrow key="3" direction="next" label="Next" onPress={() => {}} />],
  [
    "CarouselDots",
    <CarouselDots key="4" count={1} selected={0} label="Go" step={1} onSelect={() => {}} />,
  ],
])("<%s> outside of a carousel says where it belongs", (name, part) => {
  expect(() => renderToStaticMarkup(part)).toThrow(
    `<${name}> must stand inside <Carousel>: wrap it in one.`,
  );
});

it("has a name and says what it is", () => {
  const words = { name: "Areas", role: "row", slide: "card", place: "{index} out of {count}" };
  const html = renderToStaticMarkup(
    <Carousel words={words}>
      <CarouselSlides isAnnounced={true}>
        <CarouselSlide index={1} count={3}>
          One
        </CarouselSlide>
      </CarouselSlides>
    </Carousel>,
  );
  expect(html).toContain('aria-roledescription="row" aria-label="Areas"');
  expect(html).toContain('aria-roledescription="card" aria-label="2 out of 3"');
});
