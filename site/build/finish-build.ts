import { mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BuiltVersion, SiteFile, SiteManifest } from "../../contract/site-manifest.ts";
import { contentHash, hashOfFiles } from "../content/content-hash.ts";
import { createRoutes } from "../routes.tsx";
import type { Site } from "../site.ts";
import { CLIENT_DIR } from "./client-build.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { contentTypeOf, isCompressible } from "./content-types.ts";
import { buildFolder } from "./dist.ts";
import { functionContent } from "./function-content.ts";
import { createGeneratedFiles } from "./generated-files.ts";
import { precompress } from "./precompress.ts";
import { builtWith } from "./settings.ts";
import { sourcesHash } from "./sources-hash.ts";

const FORM_PAGE_FILE = "form-page.html";
const VERSION_FILE = "version.json";
/** Folders whose files carry a hash of their content in the name. */
const HASHED = /^(assets|pictures)\//;
const PICTURE_URL = /\/pictures\/[\w.-]+/g;
const AT_ONCE = 4;

type BuiltPages = {
  pages: ReadonlyMap<string, string>;
  /** One for each language. */
  formPages: readonly string[];
};

/**
 * Writes the pages, their pictures, the generated files, the compressed copies and the server's manifest.
 * @param sites one for each language, the main one first
 */
export async function finishBuild(
  sites: readonly [Site, ...Site[]],
  rendered: BuiltPages,
): Promise<void> {
  const { pages, formPages } = rendered;
  const [site] = sites;
  const languages = sites.map((one) => {
    const { notFoundRoute, redirects } = createRoutes(one);
    const { prefix } = one.content;
    const formPage = FORM_PAGE_FILE.replace(".", `${prefix.replace("/", ".")}.`);
    return { prefix, notFound: notFoundRoute.path, formPage, redirects };
  });
  const { generate, standing } = createGeneratedFiles(sites);
  const policy = contentSecurityPolicy(site.functions.url);
  const pageFiles = new Map<string, Partial<SiteFile>>();
  for (const [path, html] of pages) {
    const file = pageFile(path);
    const headers = { "content-security-policy": policy };
    pageFiles.set(file, { path, headers });
    await writeInto(join(CLIENT_DIR, file), html);
  }
  for (const [index, { formPage }] of languages.entries()) {
    await writeInto(join(buildFolder, formPage), formPages[index] ?? "");
  }
  const pictures = [...pages.values()].flatMap((html) => html.match(PICTURE_URL) ?? []);
  await inTurn([...new Set([...standing, ...pictures])], async (path) => {
    const generated = await generate(path);
    if (!generated) throw new Error(`A page asks for ${path}, which the build does not generate.`);
    await writeInto(join(CLIENT_DIR, path), generated.body);
  });
  const files = (await readdir(CLIENT_DIR, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.parentPath.includes(".vite"))
    .map((entry) => join(entry.parentPath, entry.name).slice(CLIENT_DIR.length + 1))
    .filter((file) => !/\.(br|gz)$/.test(file))
    .toSorted();
  await inTurn(files.filter(isCompressible), (file) => precompress(join(CLIENT_DIR, file)));
  const [main, ...translations] = languages;
  const content = functionContent(
    site.content,
    sites.slice(1).map((one) => one.content),
  );
  const described = {
    files: files.map((file) => ({ ...siteFile(file), ...pageFiles.get(file) })),
    redirects: Object.assign({}, ...languages.map(({ redirects }) => redirects)),
    notFound: main?.notFound ?? "",
    contentSecurityPolicy: policy,
    formPage: FORM_PAGE_FILE,
    translations: translations.map(({ redirects: _, ...one }) => one),
    content,
  };
  // The same wherever the content lies.
  const beside = JSON.stringify([described, ...formPages, { ...builtWith, CONTENT: "" }]);
  const built: BuiltVersion = {
    version: hashOfFiles(CLIENT_DIR, files, beside),
    content: contentHash(site.folder),
    builtAt: new Date().toISOString(),
  };
  await writeInto(join(CLIENT_DIR, VERSION_FILE), JSON.stringify(built));
  const headers = { "cache-control": "no-store" };
  const versionFile = { ...siteFile(VERSION_FILE), headers };
  const manifest: SiteManifest = {
    ...{ ...described, built, builtWith, previousFiles: [] },
    sources: sourcesHash(".", site.folder),
    files: [...described.files, versionFile],
  };
  // For the function at the edge, which has no manifest.
  await writeInto(join(buildFolder, "function-content.json"), JSON.stringify(content, null, 1));
  await writeInto(join(buildFolder, "manifest.json"), JSON.stringify(manifest, null, 1));
}

/** "/gallery?show=laser" → "gallery.show=laser.html". */
function pageFile(address: string): string {
  return address === "/" ? "index.html" : `${address.slice(1).replace("?", ".")}.html`;
}

function siteFile(file: string): SiteFile {
  return {
    path: `/${file}`,
    file,
    contentType: contentTypeOf(file),
    isImmutable: HASHED.test(file),
    isCompressed: isCompressible(file),
  };
}

async function writeInto(file: string, body: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
}

/** A few at a time: pictures already use every core. */
async function inTurn<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
