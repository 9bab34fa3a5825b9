import type { Content } from "./content-schema.ts";

/** The address of a file's page; undefined where the language has no such page. @param file "treatments/peel" */
export function pathOf(content: Content, file: string): string | undefined {
  return filePaths(content).get(file);
}

/** The file whose page stands at an address, or to which a short one leads. */
export function fileOf(content: Content, path: string): string | undefined {
  const treatment = content.treatments.find(
    ({ shortPath, alsoAt }) => shortPath === path || alsoAt === path,
  );
  if (treatment) return `treatments/${treatment.slug}`;
  for (const [file, own] of filePaths(content)) if (own === path) return file;
  return undefined;
}

/** Of each file that has a page, in the content's order. */
function filePaths({ concerns, pages, treatments }: Content): ReadonlyMap<string, string> {
  const ofPages = Object.entries(pages).flatMap(([name, page]) =>
    page && "path" in page ? [[`pages/${name}`, page.path] as const] : [],
  );
  return new Map([
    ...ofPages,
    ...treatments.map(({ slug, path }) => [`treatments/${slug}`, path] as const),
    ...concerns.map(({ slug, path }) => [`concerns/${slug}`, path] as const),
  ]);
}
