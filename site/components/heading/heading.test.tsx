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

it("marks only a hero heading that has a word too long for a phone", () => {
  const classOf = (size: "hero" | "title", text: string) =>
    /class="([^"]*)"/.exec(
      renderToStaticMarkup(<Heading level={1} size={size} text={text} />),
    )?.[1];
  expect(classOf("hero", "The *micro-abrasions*")).toBe("text-hero long-word");
  expect(classOf("hero", "Thirteen signs")).toBe("text-hero");
  expect(classOf("title", "The micro-abrasions")).toBe("text-title");
});
