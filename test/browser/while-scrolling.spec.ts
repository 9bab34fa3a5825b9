import { paths } from "../clinic-under-test.ts";
import { mayLog, templates } from "./templates.ts";
import { expect, test } from "./visits.ts";
import { faults, faultsAtWidths, usualWidths } from "./while-scrolling/faults.ts";
import { openSight } from "./while-scrolling/sight.ts";

for (const path of new Set(Object.values(templates))) {
  test(`${path} can be read on phones and on a laptop while it is scrolled`, async ({ read }) => {
    const { page } = await read(path, { mayLog });
    expect(await faultsAtWidths(page, usualWidths)).toEqual([]);
  });
}

/** One fault each, by a stylesheet, on a short page that has one link more, `.planted`. */
const covering = [
  {
    name: "a heading that slides over the text below",
    css: "main h2 { position: sticky; top: 40vh }",
    said: /^texts through each other: /,
  },
  {
    name: "two paragraphs at one place",
    css: "main p + p { margin-top: -3em }",
    said: /^texts through each other: /,
  },
  {
    name: "a round button that floats over the page",
    css: ".planted { position: fixed; right: 20px; bottom: 90px; padding: 20px; background: black }",
    said: /^text under a floating element: /,
  },
  {
    name: "a bar at the bottom edge through which the page can be seen",
    css: ".planted { position: fixed; inset: auto 0 0; height: 60px; background: #fff8 }",
    said: /^text under a floating element: /,
  },
  {
    name: "a bar over the last lines of the page",
    css: ".planted { position: fixed; inset: auto 0 0; height: 200px; background: white }",
    said: /^(text|control) under a floating element: /,
  },
  {
    name: "a bar over the control that has the focus",
    css: `html { scroll-padding: 0 !important }
      .planted { position: fixed; inset: auto 0 0; height: 120px; background: white }`,
    said: /^focused under a bar: /,
  },
];
const cutting = [
  {
    name: "a section wider than the screen",
    css: "main section { width: 110vw }",
    said: /^wider than the screen: /,
  },
  {
    name: "a heading cut off with three dots",
    css: "main h1 { width: 5em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }",
    said: /^cut off: /,
  },
  {
    name: "a paragraph cut off at its lower edge",
    css: "main p { max-height: 2.2em; overflow: hidden }",
    said: /^cut off: /,
  },
  {
    name: "words broken letter by letter",
    css: "main h2 { width: 2em; overflow-wrap: anywhere; hyphens: none }",
    said: /^“\S+” broken in: /,
  },
  {
    name: "pictures cut at the wrong place",
    css: `main img { object-fit: cover !important; object-position: 0 0 !important;
      width: 60px !important; height: 400px !important }`,
    said: /^subject outside of its frame: /,
  },
];

for (const [what, planted] of Object.entries({ "is covered": covering, "is cut": cutting }))
  test(`the scrolling check finds what ${what}`, async ({ read }) => {
    const { page } = await read(paths.about);
    await page.setViewportSize({ width: 390, height: 844 });
    await openSight(page);
    await page.evaluate(() => {
      // Three sections are enough for every fault.
      for (const rest of document.querySelectorAll("section:nth-of-type(n + 4), body > footer"))
        rest.remove();
      const link = document.createElement("a");
      Object.assign(link, { className: "planted", href: "/contact", textContent: "Book" });
      document.body.append(link);
    });
    for (const { name, css, said } of planted) {
      await page.evaluate((rules) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        document.adoptedStyleSheets = [sheet];
      }, css);
      expect.soft(await faults(page), name).toContainEqual(expect.stringMatching(said));
    }
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
    expect(await faults(page), "without a fault").toEqual([]);
  });
