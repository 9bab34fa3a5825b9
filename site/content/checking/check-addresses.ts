import type { Report } from "../mistakes.ts";
import { hasPage } from "../reading/page-paths.ts";
import { KINDS } from "../schema/treatment.ts";
import { type DataByName, entriesAt, inFolder, type RawFile } from "../source.ts";

/** The addresses of the pages. A treatment's page may have two. */
export function pageAddresses(data: DataByName): unknown[] {
  const treatments = treatmentsIn(data);
  const pages = ["pages", "treatments", "concerns"].flatMap((folder) =>
    inFolder(folder, data).filter(([name]) => hasPage(`${folder}/${name}`, treatments)),
  );
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
  const cards = KINDS.flatMap((kind) =>
    entriesAt(data, `pages/${kind}-treatments`, ["extraCards"]),
  );
  return [
    ...pageAddresses(data),
    ...[...treatmentsIn(data), ...cards].map(({ shortPath }) => shortPath),
  ];
}

function treatmentsIn(data: DataByName): RawFile[] {
  return inFolder("treatments", data).map(([, treatment]) => treatment);
}

function oldAddresses(data: DataByName): unknown[] {
  return entriesAt(data, "redirects", ["items"]).map(({ from }) => from);
}
