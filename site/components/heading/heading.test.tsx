import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Heading } from "./Heading.tsx";

it("sets the phrase in asterisks in italics, and leaves a heading without one alone", () => {
  const render = (text: string) =>
    renderToStaticMarkup(<Heading level={2} size="title" text={text} id="a" />);
  expect(render("Your skin, in *good light*")).toBe(
    '<h2 id="a" class="text-title">Your skin, in <i>good light</i></h2>',
  );
  expect(render("Risks")).toBe('<h2 id="a" class="text-title">Risks</h2>');
});

it("ends no line within a hyphenated word, and leaves other hyphens alone", () => {
  const markup = renderToStaticMarkup(<Heading level={2} size="title" text="A *pre-wash*, 4-6" />);
  expect(markup).toContain("<i>pre-\u2060wash</i>, 4-6");
});
