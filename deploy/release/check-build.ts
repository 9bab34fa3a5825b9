import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { functionContentSchema } from "../../contract/function-content.ts";
import { readBuiltSite } from "../../server/settings/built-site.ts";
import { deadLinks } from "./dead-links.ts";

const SITEMAP_ADDRESS = /<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g;

/** Reads a build as the server does, and follows what leads from page to page. @throws Error that says what is wrong */
export function checkBuild(folder: string) {
  const site = readBuiltSite(folder);
  const { built, files, redirects, translations } = site.manifest;
  const formPages = [site.manifest, ...translations].map(({ formPage }) => formPage);
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  functionContentSchema.parse(JSON.parse(read("function-content.json")));
  const pages = files
    .filter(({ file }) => file.endsWith(".html"))
    .map(({ path, file }) => ({ path, html: read(`client/${file}`) }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const addresses = new Set([...files.map(({ path }) => path), ...Object.keys(redirects)]);
  const isThere = (address: string) => addresses.has(address.split(/[?#]/, 1)[0] || "/");
  const listed = [...read("client/sitemap.xml").matchAll(SITEMAP_ADDRESS)];
  const bodies = files.flatMap(({ file, isCompressed }) =>
    (isCompressed ? ["", ".br", ".gz"] : [""]).map((extension) => `client/${file}${extension}`),
  );
  const problems = [
    ...bodies
      .filter((body) => !existsSync(join(folder, body)))
      .map((body) => `${body} is missing.`),
    ...[...pages, ...formPages.map((path) => ({ path, html: read(path) }))]
      .filter(({ html }) => !html.trimEnd().endsWith("</html>"))
      .map(({ path }) => `The page ${path} is not complete.`),
    ...listed
      .filter(([, address = ""]) => !isThere(address))
      .map(([, address]) => `The sitemap names ${address}, which is not there.`),
    ...Object.entries(redirects)
      .filter(([, to]) => !isThere(to))
      .map(([from, to]) => `${from} leads on to ${to}, which is not there.`),
    ...deadLinks(pages, addresses),
  ];
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return { ...built, pages: pages.length, files: files.length };
}
