import { beforeAll, expect, it, vi } from "vitest";
import { FIXTURE_CONTENT } from "../../test/support/clinic-folder.ts";

const folders = ["content", FIXTURE_CONTENT] as const;

const assets = { script: "/site.js" };
const settings = { SITE_URL: "", FUNCTIONS_URL: "", PUBLIC_ANON_KEY: "" };
const textFiles = ["/favicon.svg", "/robots.txt", "/sitemap.xml"];

/** All text files of a site by address. Each is rendered when its function is called. */
type SiteTexts = [address: string, render: () => Promise<string>][];

/** Each site has about a hundred pages, and the machine may be busy. */
const TIMEOUT_MS = 120_000;

/** The texts of each site, by content folder, rendered by modules that have loaded no other site. */
const alone = new Map<string, readonly string[]>();
/** Opens a site in modules that both sites share. */
let openShared: (folder: string) => SiteTexts;

beforeAll(async () => {
  for (const folder of folders) {
    const openAlone = await freshModules();
    alone.set(folder, await renderInOrder(openAlone(folder)));
  }
  openShared = await freshModules();
}, TIMEOUT_MS);

it("renders two sites alternately in one process exactly as it renders each of them alone", {
  timeout: TIMEOUT_MS,
}, async () => {
  const [first, second] = folders.map(openShared);
  const rendered = { first: [] as string[], second: [] as string[] };
  for (const [index, [, render]] of first?.entries() ?? []) {
    rendered.first.push(await render());
    const [, renderOther] = second?.[index] ?? [];
    if (renderOther) rendered.second.push(await renderOther());
  }
  expect(first?.length).toBeGreaterThan(second?.length ?? 0);
  expect(rendered.first).toEqual(alone.get(folders[0]));
  expect(rendered.second).toEqual(alone.get(folders[1]));
});

it("renders a page with the facts of its own site", () => {
  const [home = ""] = alone.get(FIXTURE_CONTENT) ?? [];
  expect(home).toContain('<html lang="en-CA">');
  expect(home).toContain('property="og:site_name" content="Northlight"');
});

async function freshModules(): Promise<(folder: string) => SiteTexts> {
  vi.resetModules();
  const { readContent } = await import("../content/read.ts");
  const { createSite } = await import("../site.ts");
  const { createGeneratedFiles } = await import("./generated-files.ts");
  const { createPages } = await import("./render-pages.tsx");
  return (folder) => {
    const site = createSite({ content: readContent(folder), folder, settings });
    const { addresses, renderPage } = createPages(site);
    const { generate } = createGeneratedFiles(site);
    // An address with a query shows the same page filtered or with a preselected service.
    const paths = addresses.filter((address) => !address.includes("?"));
    return [
      ...paths.map((address) => [address, async () => renderPage(address, assets).html]),
      ...textFiles.map((path) => [path, async () => String((await generate(path))?.body)]),
    ] as SiteTexts;
  };
}

async function renderInOrder(texts: SiteTexts): Promise<string[]> {
  const rendered: string[] = [];
  for (const [, render] of texts) rendered.push(await render());
  return rendered;
}
