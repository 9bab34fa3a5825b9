type Page = { path: string; html: string };

/** An address of the site itself that a page links or loads. A `srcset` has several, separated by commas. */
const ADDRESSES = /\s(?:href|src|srcset|poster)="([/#][^"]*)"/gi;

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
