import { expect, it } from "vitest";
import { drawingProblem } from "./check-drawing.ts";

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title id="peel-title">A</title><desc id="peel-desc">B</desc>${inside}</svg>`;

it("takes a drawing that refers to its own parts alone", () => {
  const inside =
    '<path id="peel-line" d="M0 0h9"/><use href="#peel-line" filter="url(#peel-soft)"/>';
  expect(drawingProblem("peel.svg", svg(inside))).toBeUndefined();
  expect(drawingProblem("peel.fr.svg", svg(inside))).toBeUndefined();
});

it.each([
  ["a script", "<script>1</script>"],
  ["a style sheet", "<style>*{}</style>"],
  ["a handler", '<g onclick="1"/>'],
  ["another address", '<a href="https://example.com">A</a>'],
  ["a picture from elsewhere", '<image href="a.png"/>'],
  ["a fill from elsewhere", '<path fill="url(a.svg#b)"/>'],
  ["an id that the page may have", '<path id="soft"/>'],
])("refuses %s", (_, inside) => {
  expect(drawingProblem("peel.svg", svg(inside))).toEqual(expect.any(String));
});

it("refuses one without a name, a room or its own beginning", () => {
  expect(drawingProblem("a.svg", '<svg viewBox="0 0 9 9"></svg>')).toContain("<title");
  expect(drawingProblem("a.svg", "<svg><title/></svg>")).toContain("viewBox");
  expect(drawingProblem("a.svg", `<?xml version="1.0"?>${svg("")}`)).toContain("declaration");
});
