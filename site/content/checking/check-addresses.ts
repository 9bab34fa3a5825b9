import type { Report } from "../mistakes.ts";
import { type DataByName, entriesAt, inFolder } from "../source.ts";

/** The addresses of the pages. A treatment's page may have two. */
export function pageAddresses(data: DataByName): unknown[] {
  const pages = ["pages", "treatments", "concerns"].flatMap((folder) => inFolder(folder, data));
  return pages.flatMap(([, { path, alsoAt }]) => [path, alsoAt]).filter(Boolean);
}

/** An address that the site has leads to its own page. */
export function checkRedirects(data: DataByName, report: Report): void {
  const own = ownAddresses(data);
  for (const [index, from] of oldAddresses(data).entries()) {
    if (own.includes(from))
      report(["items", index, "from"], "own-address", { address: String(from) });
  }
}

/** The addresses of the pages, and those that lead to them. */
export function linkAddresses(data: DataByName): unknown[] {
  return [...ownAddresses(data), ...oldAddresses(data)];
}

/** The addresses of the pages, and the short ones that lead to them. */
function ownAddresses(data: DataByName): unknown[] {
  const listings = ["pages/non-invasive-treatments", "pages/invasive-treatments"];
  const cards = listings.flatMap((file) => entriesAt(data, file, ["extraCards"]));
  const treatments = inFolder("treatments", data).map(([, treatment]) => treatment);
  return [...pageAddresses(data), ...[...treatments, ...cards].map(({ shortPath }) => shortPath)];
}

function oldAddresses(data: DataByName): unknown[] {
  return entriesAt(data, "redirects", ["items"]).map(({ from }) => from);
}
