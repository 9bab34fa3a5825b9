import { expect, it } from "vitest";
import { content, site } from "../../test/clinic-under-test.ts";
import { withPlainBreaks } from "../clinic/text/non-breaking.ts";

/** "6–8" is one figure, and so is "1.5". */
const FIGURES = /\d+(?:[.,]\d+)?(?:–\d+(?:[.,]\d+)?)?/g;

it("a drawing says no figure that the treatment's facts do not", () => {
  for (const treatment of content.treatments) {
    const { slug } = treatment;
    const facts = withPlainBreaks(JSON.stringify([treatment.facts, treatment.variables]));
    const known: string[] = facts.match(FIGURES) ?? [];
    const strangers = figuresOf(site.media.signature(slug) ?? "").filter(
      (one) => !known.includes(one),
    );
    expect(strangers, `content/media/signature/${slug}.svg`).toEqual([]);
  }
});

/** Figures of its texts; those in a group of the class "scale" only count along a line. */
function figuresOf(svg: string): string[] {
  const words = svg.replace(/<g class="scale[ "][\s\S]*?<\/g>/g, "").match(/>[^<]+</g) ?? [];
  return words.join(" ").match(FIGURES) ?? [];
}
