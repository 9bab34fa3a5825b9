import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TestimonialsCarousel } from "../islands/TestimonialsCarousel.tsx";
import { Island } from "./Island.tsx";

const words = { name: "Reviews", role: "row", slide: "card", place: "", goTo: "Show review" };
const props = { cards: [], words };

it("refuses a component that site/islands does not export", () => {
  function Stranger() {
    return null;
  }
  const island = <Island component={Stranger} props={{}} on="visible" />;
  expect(() => renderToStaticMarkup(island)).toThrow(/site\/islands.*Stranger/);
});

it("gives every island of a page an id prefix of its own", () => {
  const island = <Island component={TestimonialsCarousel} props={props} on="visible" />;
  const html = renderToStaticMarkup(
    <>
      <main>{island}</main>
      {island}
    </>,
  );
  const prefixes = [...html.matchAll(/data-prefix="([^"]+)"/g)].map(([, prefix]) => prefix);
  expect(new Set(prefixes).size).toBe(2);
});
