type Page = { path: string; html: string };

const LINK = /<a\s[^>]*?href="(\/[^"]*)"/g;

/**
 * Finds internal links without a target. Returns one sentence for each distinct link.
 * @param known every path that the server serves
 */
export function deadLinks(pages: readonly Page[], known: ReadonlySet<string>): string[] {
  const dead = new Map<string, string>();
  for (const page of pages) {
    for (const [, link = ""] of page.html.matchAll(LINK)) {
      const [address = "", id] = link.replaceAll("&amp;", "&").split("#");
      const path = address.split("?")[0] ?? "";
      const target = pages.find((other) => other.path === path);
      const hasTarget = known.has(path) && (!id || !target || target.html.includes(` id="${id}"`));
      if (!hasTarget && !dead.has(link)) dead.set(link, page.path);
    }
  }
  return Array.from(dead, ([link, path]) => `${path} links to ${link}, which does not exist.`);
}
