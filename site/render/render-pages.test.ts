import { expect, it } from "vitest";
import { FIXTURE_CONTENT, siteOf } from "../../test/support/clinic-folder.ts";
import { createGeneratedFiles } from "./generated-files.ts";
import { createPages } from "./render-pages.tsx";

const textFiles = ["/favicon.svg", "/robots.txt", "/sitemap.xml"];

/** All pages and text files of a site. */
function open(folder: string) {
  const site = siteOf(folder);
  const { addresses, renderPage } = createPages(site);
  const { generate } = createGeneratedFiles(site);
  const files = () =>
    Promise.all(textFiles.map(async (path) => String((await generate(path))?.body)));
  const pages = () => addresses.map((address) => renderPage(address, { script: "/site.js" }).html);
  return { pages, render: async () => [...pages(), ...(await files())] };
}

it("renders a site with its own facts, whatever site was rendered before in the same process", async () => {
  const [other, fixture] = [open("content"), open(FIXTURE_CONTENT)];
  const before = await fixture.render();
  for (const html of fixture.pages())
    expect(html).toContain('property="og:site_name" content="Northlight"');
  await other.render();
  expect(await fixture.render()).toEqual(before);
});
