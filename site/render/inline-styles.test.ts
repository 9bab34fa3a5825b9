import { expect, it } from "vitest";
import { laterStylesPlaceholder } from "../layout/LaterStyles.tsx";
import { stylesPlaceholder } from "./document.tsx";
import { stylePages } from "./inline-styles.ts";

const face = '@font-face{font-family:Own;src:url(own.woff2)format("woff2")}';
const build = {
  script: "/browser.js",
  css: `${face}:root{--ink:red}.hero{color:var(--ink)}.card{color:var(--ink)}.note{top:0}`,
  words: { ofEveryPage: [], ofIsland: () => [] },
};
const head = `<style>${stylesPlaceholder}</style>`;
const short = `${head}<p class="card"></p>`;
const link = `<link href="${laterStylesPlaceholder}">`;
const long = `${head}<p class="hero"></p>${link}<p class="card"></p>`;
const longer = `${head}<p class="hero"></p>${link}<p class="note"></p>`;

it("inlines what a page can use", () => {
  const { inlineStyles, laterStyles } = stylePages([short], build, () => "");
  expect(inlineStyles(short)).toBe(`<style>${face}.card{color:red}</style><p class="card"></p>`);
  expect(laterStyles).toBeUndefined();
});

it("inlines what a long page's opening can use, and links what follows", () => {
  const { inlineStyles, laterStyles } = stylePages([short, long, longer], build, () => "");
  const html = inlineStyles(long);
  expect(html).toContain(`<style>${face}.hero{color:red}@layer`);
  expect(html).toContain(`</style><p class="hero"></p>`);
  expect(html).toContain(`<link href="${laterStyles?.path}">`);
});

it("shares one sheet among long pages, without the faces they have inlined", () => {
  const { laterStyles } = stylePages([short, long, longer], build, () => "");
  expect(laterStyles?.css).toContain(".hero,.card{color:red}.note{top:0}");
  expect(laterStyles?.css).not.toContain("@font-face");
});

it("hides what follows until the sheet has come, for browsers that would show it without", () => {
  const { inlineStyles, laterStyles } = stylePages([short, long], build, () => "");
  const held = "main>link~*{animation:2s step-end held!important}";
  expect(inlineStyles(long)).toContain(held);
  expect(inlineStyles(short)).not.toContain(held);
  expect(laterStyles?.css).toContain("main>link~*{animation:none!important}");
});

it("gives the sheet another address when it changes", () => {
  const paths = [[long], [long, longer]].map(
    (pages) => stylePages(pages, build, () => "").laterStyles?.path,
  );
  expect(paths[0]).toMatch(/^\/assets\/later-\w{8}\.css$/);
  expect(paths[0]).not.toBe(paths[1]);
});

const slanted =
  '@font-face{font-family:Own;src:url(slanted.woff2)format("woff2");font-style:italic}';
const preload = '<link rel="preload" as="font" href="slanted.woff2"/>';

it("keeps a face in italics, and its preload, only where something is set in italics", () => {
  const css = `${face}${slanted}h1 i{font-style:italic}.card{color:red}`;
  const pages = [`${preload}${short}`, `${preload}${short}<h1><i></i></h1>`];
  const { inlineStyles } = stylePages(pages, { ...build, css }, () => "");
  const [without, within] = pages.map(inlineStyles);
  expect(without).not.toContain("slanted");
  expect(without).toContain("own.woff2");
  expect(within?.split("slanted")).toHaveLength(3);
});

it("inlines what stands in for a page's faces until they have come", () => {
  const { inlineStyles } = stylePages([short], build, (html) => `/* ${html.length} */`);
  expect(inlineStyles(short)).toContain(`<style>/* ${short.length} */`);
});
