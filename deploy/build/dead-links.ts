type Page = { path: string; html: string };

const LINK = /<a\s[^>]*?href="(\/[^"]*)"/g;

/**
 * Finds internal links without a target. Returns one sentence for each distinct link.
 * @param known every path that the server serves
 */
export function deadLinks(pages: readonly Page[], known: ReadonlySet<string>): string[] {
  const dead = new Map<string, string>();
  for (const { path, html } of pages) {
    for (const [, link = ""] of html.matchAll(LINK)) {
      const [address = "", place] = link.replaceAll("&amp;", "&").split("#");
      const bare = address.split("?")[0] ?? "";
      const target = pages.find((page) => page.path === bare);
      const isThere = known.has(bare) && (!place || !target || hasPlace(target, place));
      if (!isThere && !dead.has(link)) dead.set(link, path);
    }
  }
  return Array.from(
    dead,
    ([link, path]) => `On ${path} a link leads to ${link}, which is not there.`,
  );
}

function hasPlace({ html }: Page, place: string): boolean {
  return html.includes(` id="${place}"`);
}
