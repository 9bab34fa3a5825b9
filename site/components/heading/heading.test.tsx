import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Heading } from "./Heading.tsx";

it("renders the phrase between asterisks in italics, and other headings as they are", () => {
  const render = (text: string) =>
    renderToStaticMarkup(<Heading level={2} size="title" text={text} id="a" />);
  expect(render("Your skin, in *good light*")).toBe(
    '<h2 id="a" class="text-title">Your skin, in <i>good light</i></h2>',
  );
  expect(render("Risks")).toBe('<h2 id="a" class="text-title">Risks</h2>');
});
