import { expect, it } from "vitest";
import { drawingProblem } from "./check-drawing.ts";

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" role="img" aria-label="A"><g aria-hidden="true">${inside}</g></svg>`;

it("accepts a drawing that refers only to its own parts", () => {
  const inside =
    '<path id="peel-line" d="M0 0h9"/><use href="#peel-line" filter="url(#peel-soft)"/>';
  expect(drawingProblem("peel.svg", svg(inside))).toBeUndefined();
});

it.each([
  ["a script", "<script>1</script>"],
  ["a style sheet", "<style>*{}</style>"],
  ["an event handler", '<g onclick="1"/>'],
  ["a link to another site", '<a href="https://example.com">A</a>'],
  ["a picture from another file", '<image href="a.png"/>'],
  ["a fill from another file", '<path fill="url(a.svg#b)"/>'],
  ["an id without the drawing's name as prefix", '<path id="soft"/>'],
])("refuses a drawing with %s", (_, inside) => {
  expect(drawingProblem("peel.svg", svg(inside))).toEqual(expect.any(String));
});

it("refuses a drawing without a description or a viewBox, or with an XML declaration", () => {
  expect(drawingProblem("a.svg", '<svg viewBox="0 0 9 9"></svg>')).toContain("aria-label");
  expect(drawingProblem("a.svg", "<svg><title/></svg>")).toContain("viewBox");
  expect(drawingProblem("a.svg", `<?xml version="1.0"?>${svg("")}`)).toContain("declaration");
});
