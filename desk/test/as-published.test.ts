import { realpathSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { dist } from "../../site/render/dist.ts";
import { anyTreatment } from "../../test/clinic-under-test.ts";
import { type Site, startSite } from "../../test/support/site.ts";
import { openHarness } from "./harness.ts";

const { address: draft, browser } = await openHarness();
let site: Site;
let page: Page;

beforeAll(async () => {
  // As `npm test` has built it, from the content that the desk has a copy of.
  site = await startSite({ dist: realpathSync(dist) });
  page = await browser.newPage();
});
afterAll(async () => {
  await page.close();
  await site.stop();
});

const paths = ["/", "/about", anyTreatment.path, "/gallery"];

it.each(paths)("shows every file of the page as visitors get it: %s", async (path) => {
  const published = await filesOf(`${site.url}${path}`);
  const kinds = published.map(([file]) => file.replace(/^.*\./, ""));
  expect(kinds).toEqual(expect.arrayContaining(["avif", "jpg", "svg", "png", "woff2"]));
  expect(published.filter(([, status]) => status !== 200)).toEqual([]);
  expect(await filesOf(`${draft}${path}`)).toEqual(published);
});

it.each(paths)("has the website’s own policies: %s", async (path) => {
  const published = await policiesOf(`${site.url}${path}`);
  expect(published).toMatchObject({
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "frame-src":
      "https://www.youtube-nocookie.com https://www.openstreetmap.org https://www.instagram.com",
    "media-src": "'self'",
  });
  expect(published["permissions-policy"]).toContain("camera=()");
  expect(await policiesOf(`${draft}${path}`)).toEqual(published);
});

it.each([1440, 1024, 390])("sets words as wide as visitors see them at %i px", async (width) => {
  await page.setViewportSize({ width, height: 900 });
  for (const path of paths) {
    const published = await widthsOf(`${site.url}${path}`);
    expect(published.length).toBeGreaterThan(10);
    expect(await widthsOf(`${draft}${path}`), path).toEqual(published);
  }
});

/**
 * What the draft's scripts need otherwise than the built ones, and the frame in which the desk shows the
 * draft.
 */
const OWN = /^(?:script-src|frame-ancestors|require-trusted-types-for|trusted-types)$/;

/** The headers that restrict a page, and the directives of its content security policy. */
async function policiesOf(address: string): Promise<Record<string, string | null>> {
  const { headers } = await fetch(address);
  const names = ["referrer-policy", "permissions-policy", "x-content-type-options"];
  const directives = (headers.get("content-security-policy") ?? "").split("; ");
  return Object.fromEntries(
    [
      ...names.map((name) => [name, headers.get(name)]),
      ...directives.map((one) => one.split(/ (.*)/)).filter(([name = ""]) => !OWN.test(name)),
    ].map(([name, value]) => [name, value]),
  );
}

/** Pictures, film, icons and typefaces: the name, the status, the type and the hash of each. */
async function filesOf(address: string): Promise<[file: string, status: number, ...string[]][]> {
  await page.goto(address);
  return page.evaluate(async () => {
    const sources = ["src", "srcset", "poster", "href"].flatMap((name) =>
      Array.from(
        document.querySelectorAll(`:is(img, source, video, link[rel*=icon])[${name}]`),
        (one) => one.getAttribute(name) ?? "",
      ),
    );
    const pictures = sources.flatMap((one) => one.split(", ").map((it) => it.replace(/ .*/, "")));
    const typefaces = Array.from(document.styleSheets).flatMap((sheet) =>
      Array.from(sheet.cssRules)
        .filter((rule) => rule instanceof CSSFontFaceRule)
        .flatMap((rule) => {
          const [, path] = /url\("?([^")]+)/.exec(rule.style.getPropertyValue("src")) ?? [];
          return path ? [new URL(path, sheet.href ?? document.baseURI).href] : [];
        }),
    );
    const found = [...new Set([...pictures, ...typefaces])].map(async (file) => {
      const answer = await fetch(file);
      const bytes = new Uint8Array(
        await crypto.subtle.digest("SHA-256", await answer.arrayBuffer()),
      );
      const hash = Array.from(bytes.slice(0, 6), (byte) => byte.toString(16)).join("");
      // A build puts a hash into the name of a typeface.
      const name = file.replace(/^.*\/([\w-]+?)(?:-[\w-]{8})?(?=\.woff2)/, "$1");
      const type = answer.headers.get("content-type") ?? "";
      return [name, answer.status, type, hash] as [string, number, string, string];
    });
    return (await Promise.all(found)).sort(([one], [other]) => (one < other ? -1 : 1));
  });
}

/** The widths of headings, and of everything in the header and the footer, in whole pixels. */
async function widthsOf(address: string): Promise<[text: string, width: number][]> {
  await page.goto(address);
  return page.evaluate(async () => {
    await document.fonts.ready;
    const shown = document.querySelectorAll<HTMLElement>(
      "h1, h2, h3, body > header :is(a, button), footer :is(a, p, li, address)",
    );
    return Array.from(shown)
      .filter((one) => one.checkVisibility())
      .map((one): [string, number] => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return [one.innerText, Math.round(range.getBoundingClientRect().width)];
      });
  });
}
