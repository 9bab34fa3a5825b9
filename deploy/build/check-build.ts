import { readFileSync } from "node:fs";
import { join } from "node:path";
import { functionContentSchema } from "../../contract/function-content.ts";
import { readBuiltSite } from "../../server/settings/built-site.ts";

/** An address of the site itself that a page links or loads. A `srcset` has several, separated by commas. */
const ADDRESSES = /\s(?:href|src|srcset|poster)="([/#][^"]*)"/gi;
const SITEMAP_ADDRESS = /<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g;

type Page = { path: string; html: string };

/** Loads a build as the server does, and checks every link, redirect and sitemap entry. @throws Error with one line for each problem */
export function checkBuild(folder: string) {
  const site = readBuiltSite(folder);
  const { built, files, redirects } = site.manifest;
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  functionContentSchema.parse(JSON.parse(read("function-content.json")));
  const pages = files
    .filter(({ file }) => file.endsWith(".html"))
    .map(({ path, file }) => ({ path, html: read(`client/${file}`) }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const addresses = new Set([...files.map(({ path }) => path), ...Object.keys(redirects)]);
  const exists = (address: string) => addresses.has(address.split(/[?#]/, 1)[0] || "/");
  const listed = [...read("client/sitemap.xml").matchAll(SITEMAP_ADDRESS)];
  const problems = [
    ...listed
      .filter(([, address = ""]) => !exists(address))
      .map(([, address]) => `The sitemap contains ${address}, which does not exist.`),
    ...Object.entries(redirects)
      .filter(([, to]) => !exists(to))
      .map(([from, to]) => `${from} redirects to ${to}, which does not exist.`),
    ...deadLinks(pages, addresses),
  ];
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return { ...built, pages: pages.length, files: files.length };
}

/**
 * Finds internal links and files without a target. Returns one sentence for each distinct address.
 * @param known every path that the server serves
 */
export function deadLinks(pages: readonly Page[], known: ReadonlySet<string>): string[] {
  const dead = new Map<string, string>();
  for (const page of pages) {
    for (const link of addressesIn(page)) {
      const [address = "", id] = link.replaceAll("&amp;", "&").split("#");
      const path = address.split("?")[0] || page.path;
      const target = pages.find((other) => other.path === path);
      const hasTarget = known.has(path) && (!id || !target || target.html.includes(` id="${id}"`));
      if (!hasTarget && !dead.has(link)) dead.set(link, page.path);
    }
  }
  return Array.from(dead, ([link, path]) => `${path} links to ${link}, which does not exist.`);
}

function addressesIn({ html }: Page): string[] {
  const values = Array.from(html.matchAll(ADDRESSES), ([, value = ""]) => value);
  return values.flatMap((value) => value.split(", ").map((one) => one.split(" ")[0] ?? ""));
}
