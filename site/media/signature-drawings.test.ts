import { expect, it } from "vitest";
import { content, site } from "../../test/clinic-under-test.ts";

/** A number, a decimal number or a range: "6–8" is one figure, and so is "1.5". */
const FIGURES = /\d+(?:[.,]\d+)?(?:–\d+(?:[.,]\d+)?)?/g;

it("uses in a treatment's drawing only figures that its facts or variables contain", () => {
  for (const treatment of content.treatments) {
    const { slug } = treatment;
    const facts = JSON.stringify([treatment.facts, treatment.variables]);
    const known: string[] = facts.match(FIGURES) ?? [];
    const unknown = figuresOf(site.media.signature(slug) ?? "").filter(
      (one) => !known.includes(one),
    );
    expect(unknown, `content/media/signature/${slug}.svg`).toEqual([]);
  }
});

/** The figures in the drawing's texts, without the groups of the class "scale", which only number an axis. */
function figuresOf(svg: string): string[] {
  const words =
    svg.replace(/<g class="scale[ "][\s\S]*?<\/g>/g, "").match(/>[^<]+<|aria-label="[^"]+"/g) ?? [];
  return words.join(" ").match(FIGURES) ?? [];
}
