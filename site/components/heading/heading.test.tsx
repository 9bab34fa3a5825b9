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

it("sets a hero with a word too long for a phone smaller, and no other heading", () => {
  const classOf = (size: "hero" | "title", text: string) =>
    /class="([^"]*)"/.exec(
      renderToStaticMarkup(<Heading level={1} size={size} text={text} />),
    )?.[1];
  expect(classOf("hero", "The *micro-abrasions*")).toBe("text-hero long-word");
  expect(classOf("hero", "Thirteen signs")).toBe("text-hero");
  expect(classOf("title", "The micro-abrasions")).toBe("text-title");
});
