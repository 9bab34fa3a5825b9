import { beforeAll, expect, it, vi } from "vitest";
import type { Content } from "../content/content-schema.ts";

const clinics = [
  { folder: "content", locale: "en-CA" },
  { folder: "test/clinic", locale: "fr-CA" },
] as const;
type Clinic = (typeof clinics)[number];

const assets = { script: "/site.js" };
const settings = { SITE_URL: "", FUNCTIONS_URL: "", PUBLIC_ANON_KEY: "" };
const textFiles = ["/favicon.svg", "/site.webmanifest", "/robots.txt", "/sitemap.xml"];

/** Everything that is text of a site, each made when it is asked for. */
type Made = [address: string, make: () => Promise<string>][];

/** A busy machine takes its time over some hundred pages. */
const PATIENCE_MS = 120_000;

/** By its folder, each clinic's site in modules that have seen no other. */
const alone = new Map<string, readonly string[]>();
/** In modules that see both. */
let open: (clinic: Clinic) => Made;

beforeAll(async () => {
  for (const clinic of clinics) {
    const openAlone = await freshModules();
    alone.set(clinic.folder, await inTurn(openAlone(clinic)));
  }
  open = await freshModules();
}, PATIENCE_MS);

it("two clinics whose pages take turns in one process are each as alone", {
  timeout: PATIENCE_MS,
}, async () => {
  const [first, second] = clinics.map(open);
  const rendered = { first: [] as string[], second: [] as string[] };
  for (const [index, [, make]] of first?.entries() ?? []) {
    rendered.first.push(await make());
    const [, makeOther] = second?.[index] ?? [];
    if (makeOther) rendered.second.push(await makeOther());
  }
  expect(first?.length).toBeGreaterThan(second?.length ?? 0);
  expect(rendered.first).toEqual(alone.get(clinics[0].folder));
  expect(rendered.second).toEqual(alone.get(clinics[1].folder));
});

it("a page is in its site's language, with its site's facts", () => {
  for (const { folder, locale } of clinics) {
    const [home = ""] = alone.get(folder) ?? [];
    expect(home).toContain(`<html lang="${locale}">`);
    expect(home).toContain(`content="${locale.replace("-", "_")}"`);
  }
  const [first, second] = clinics.map(({ folder }) => alone.get(folder)?.[0]);
  const brand = /"og:site_name" content="([^"]*)"/;
  expect(first?.match(brand)?.[1]).not.toBe(second?.match(brand)?.[1]);
});

async function freshModules(): Promise<(clinic: Clinic) => Made> {
  vi.resetModules();
  const { readContent } = await import("../content/read.ts");
  const { createSite } = await import("../site.ts");
  const { createGeneratedFiles } = await import("./generated-files.ts");
  const { createPages } = await import("./render-pages.tsx");
  return ({ folder, locale }) => {
    const site = createSite({ content: inLocale(readContent(folder), locale), folder, settings });
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

function inLocale(content: Content, locale: string): Content {
  return { ...content, business: { ...content.business, locale } };
}

async function inTurn(made: Made): Promise<string[]> {
  const texts: string[] = [];
  for (const [, make] of made) texts.push(await make());
  return texts;
}
