import { describe, expect, it } from "vitest";
import { content, treatmentNamed } from "../../content/content.ts";
import { shownPhone } from "../../site/clinic/business-facts.ts";
import { startVisits } from "../browser/visits.ts";

const { brand, email, schedules, social } = content.business;
const { items: announcements } = content.announcements;
const antiWrinkle = treatmentNamed("anti-wrinkle");
const { treatments } = content;

const { visit } = startVisits();
const still = { reducedMotion: "reduce" } as const;

/** One page of each kind. */
const kinds = {
  home: "/",
  treatment: antiWrinkle.path,
  listing: "/invasive-treatments",
  contact: "/contact",
  location: "/location",
  gallery: "/gallery",
  about: "/about",
  plain: "/privacy",
  sent: "/contact/sent",
};

const frame = {
  announcements: ".announcement-bar",
  header: ".site-header",
  footer: ".site-footer",
};

describe("the accessibility tree", () => {
  it.each(Object.entries(frame))("of the %s is as it was", async (name, selector) => {
    const { page } = await visit("/privacy", still);
    for (const summary of await page.locator(".header-panel > summary").all())
      await summary.click();
    const tree = await page.locator(selector).ariaSnapshot();
    await expect(withoutContent(tree)).toMatchFileSnapshot(`names/frame-${name}.yaml`);
  });

  it("of the call bar and the menu on a phone is as it was", async () => {
    const { page } = await visit("/privacy", { ...still, viewport: { width: 390, height: 844 } });
    const bar = await page.locator(".call-bar").ariaSnapshot();
    await page.locator("[popovertarget=menu]").first().click();
    for (const group of await page.locator("#menu summary").all()) await group.click();
    const menu = await page.locator("#menu").ariaSnapshot();
    await expect(withoutContent(`${bar}\n${menu}`)).toMatchFileSnapshot("names/frame-phone.yaml");
  });

  it.each(Object.entries(kinds))(
    "of the %s page is as it was, its words apart",
    async (name, path) => {
      const { page } = await visit(path, still);
      const tree = await page.locator("main").ariaSnapshot();
      await expect(withoutWords(tree)).toMatchFileSnapshot(`names/page-${name}.yaml`);
    },
  );
});

const worked = /- (button|textbox|combobox|checkbox|status|alert|navigation|dialog)\b/;
const skeleton = /- (main|table|heading "?.*\[level=1\])/;

/** What a page is worked with, by name and in order; everything else is content. */
function withoutWords(tree: string): string {
  const lines = tree.split("\n").flatMap((line) => {
    const bare = line.trim().replace(/:( .*)?$/, "");
    if (worked.test(bare)) return [bare];
    return skeleton.test(bare) ? [bare.replace(/ "(?:[^"\\]|\\.)*"/, "")] : [];
  });
  return withoutRepeats(lines).join("\n");
}

/** The frame by name; what grows with the treatments and the announcements stands for itself once. */
function withoutContent(tree: string): string {
  const words = [
    ...announcements.map(({ text }) => text),
    ...[shownPhone(), email, brand.name, brand.descriptor, social.provider],
    ...Object.values(schedules).flatMap(({ label, note }) => [label, note]),
    ...treatments.flatMap(({ name, tagline }) => [`${name} ${tagline}`, `${name}${tagline}`, name]),
  ];
  const lines = tree
    .split("\n")
    // A name with a colon in it stands in quotes.
    .map((line) =>
      line
        .trim()
        .replace(/:$/, "")
        .replace(/^- '(.*)'$/, "- $1"),
    )
    .map((line) => words.reduce((rest, word) => rest.replace(word, "…"), line))
    .filter((line) => !/^- (\/url|text|listitem|list|term|definition)/.test(line));
  return withoutRepeats(lines).join("\n");
}

function withoutRepeats(lines: readonly string[]): string[] {
  return lines.filter((line, index) => line !== lines[index - 1]);
}
