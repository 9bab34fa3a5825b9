import { content } from "../../content/content.ts";
import { shownPhone } from "../../site/clinic/business-facts.ts";
import { templates } from "../browser/templates.ts";
import { expect, test } from "../browser/visits.ts";

const { brand, email, schedules, social } = content.business;
const { items: announcements } = content.announcements;
const { treatments } = content;

const still = { reducedMotion: "reduce" } as const;

/** The page of an unknown address and the second kind of treatment have nothing more to work with. */
const kinds = Object.entries(templates).filter(
  ([name]) => /^\w+$/.test(name) && name !== "unknown",
);

const frame = {
  announcements: ".announcement-bar",
  header: ".site-header",
  footer: ".site-footer",
};

test.describe("the accessibility tree", () => {
  for (const [name, selector] of Object.entries(frame)) {
    test(`of the ${name} is as it was`, async ({ visit }) => {
      const { page } = await visit("/privacy", still);
      for (const summary of await page.locator(".header-panel > summary").all())
        await summary.click();
      const tree = await page.locator(selector).ariaSnapshot();
      expect(withoutContent(tree)).toMatchSnapshot(kept(`frame-${name}`));
    });
  }

  test("of the call bar and the menu on a phone is as it was", async ({ visit }) => {
    const { page } = await visit("/privacy", { ...still, viewport: { width: 390, height: 844 } });
    const bar = await page.locator(".call-bar").ariaSnapshot();
    await page.locator("[popovertarget=menu]").first().click();
    for (const group of await page.locator("#menu summary").all()) await group.click();
    const menu = await page.locator("#menu").ariaSnapshot();
    expect(withoutContent(`${bar}\n${menu}`)).toMatchSnapshot(kept("frame-phone"));
  });

  for (const [name, path] of kinds) {
    test(`of the ${name} page is as it was, its words apart`, async ({ visit }) => {
      const { page } = await visit(path, still);
      const tree = await page.locator("main").ariaSnapshot();
      expect(withoutWords(tree)).toMatchSnapshot(kept(`page-${name}`));
    });
  }
});

/** The file it is compared with; `playwright test --update-snapshots` writes it anew. */
function kept(name: string): string[] {
  return ["accessibility", "names", `${name}.yaml`];
}

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
