import { expect, test } from "../browser/visits.ts";
import { keptContent, keptDist, keptPages } from "../second-clinic/kept-pages.ts";

test.use({ dist: keptDist });

const { interface: words } = keptContent;
const still = { reducedMotion: "reduce" } as const;

/** One page of each kind that has more to work with than links. */
const { unknown: _, ...kinds } = keptPages;

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
      expect(withoutTexts(tree)).toMatchSnapshot(kept(`frame-${name}`));
    });
  }

  test("of the call bar and the menu on a phone is as it was", async ({ visit }) => {
    const { page } = await visit("/privacy", { ...still, viewport: { width: 390, height: 844 } });
    const bar = await page.locator(".call-bar").ariaSnapshot();
    await page.getByRole("button", { name: words.labels.menu, exact: true }).click();
    for (const group of await page.locator("#menu summary").all()) await group.click();
    const menu = await page.locator("#menu").ariaSnapshot();
    expect(withoutTexts(`${bar}\n${menu}`)).toMatchSnapshot(kept("frame-phone"));
  });

  for (const [name, path] of Object.entries(kinds)) {
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

/** The frame by name; what a list holds stands for itself once. */
function withoutTexts(tree: string): string {
  const lines = tree
    .split("\n")
    .map((line) => line.trim().replace(/:$/, ""))
    .filter((line) => !/^- (\/url|text|listitem|list|term|definition)/.test(line));
  return withoutRepeats(lines).join("\n");
}

function withoutRepeats(lines: readonly string[]): string[] {
  return lines.filter((line, index) => line !== lines[index - 1]);
}
