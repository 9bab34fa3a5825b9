import { beforeAll, expect, it, vi } from "vitest";
import { FIXTURE_CONTENT } from "../../test/support/clinic-folder.ts";

const folders = ["content", FIXTURE_CONTENT] as const;

const assets = { script: "/site.js" };
const settings = { SITE_URL: "", FUNCTIONS_URL: "", PUBLIC_ANON_KEY: "" };
const textFiles = ["/favicon.svg", "/site.webmanifest", "/robots.txt", "/sitemap.xml"];

/** Everything that is text of a site, each made when it is asked for. */
type Made = [address: string, make: () => Promise<string>][];

/** A busy machine takes its time over some hundred pages. */
const PATIENCE_MS = 120_000;

/** By its folder, each site in modules that have seen no other. */
const alone = new Map<string, readonly string[]>();
/** In modules that see both. */
let open: (folder: string) => Made;

beforeAll(async () => {
  for (const folder of folders) {
    const openAlone = await freshModules();
    alone.set(folder, await inTurn(openAlone(folder)));
  }
  open = await freshModules();
}, PATIENCE_MS);

it("two sites whose pages take turns in one process are each as alone", {
  timeout: PATIENCE_MS,
}, async () => {
  const [first, second] = folders.map(open);
  const rendered = { first: [] as string[], second: [] as string[] };
  for (const [index, [, make]] of first?.entries() ?? []) {
    rendered.first.push(await make());
    const [, makeOther] = second?.[index] ?? [];
    if (makeOther) rendered.second.push(await makeOther());
  }
  expect(first?.length).toBeGreaterThan(second?.length ?? 0);
  expect(rendered.first).toEqual(alone.get(folders[0]));
  expect(rendered.second).toEqual(alone.get(folders[1]));
});

it("a page has the facts of its own site", () => {
  const [home = ""] = alone.get(FIXTURE_CONTENT) ?? [];
  expect(home).toContain('<html lang="en-CA">');
  expect(home).toContain('property="og:site_name" content="Northlight"');
});

async function freshModules(): Promise<(folder: string) => Made> {
  vi.resetModules();
  const { readContent } = await import("../content/read.ts");
  const { createSite } = await import("../site.ts");
  const { createGeneratedFiles } = await import("./generated-files.ts");
  const { createPages } = await import("./render-pages.tsx");
  return (folder) => {
    const site = createSite({ content: readContent(folder), folder, settings });
    const { addresses, renderPage } = createPages(site);
    const { generate } = createGeneratedFiles(site);
    // A query shows the same page, with less of it or a choice made.
    const paths = addresses.filter((address) => !address.includes("?"));
    return [
      ...paths.map((address) => [address, async () => renderPage(address, assets).html]),
      ...textFiles.map((path) => [path, async () => String((await generate(path))?.body)]),
    ] as Made;
  };
}

async function inTurn(made: Made): Promise<string[]> {
  const texts: string[] = [];
  for (const [, make] of made) texts.push(await make());
  return texts;
}
