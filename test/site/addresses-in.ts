/** Every address of the site itself that the page links, loads or posts to. */
export function addressesIn(html: string): string[] {
  const single = [...html.matchAll(/\s(?:href|src|action|poster)="([/#][^"]*)"/g)].map(
    ([, url = ""]) => url,
  );
  const sets = [...html.matchAll(/\ssrcset="([^"]+)"/gi)].flatMap(([, set = ""]) =>
    set.split(", ").map((candidate) => candidate.split(" ")[0] ?? ""),
  );
  return [...single, ...sets].map((url) => url.replaceAll("&amp;", "&"));
}
