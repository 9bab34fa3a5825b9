import { nearest, type Path, type Report } from "../mistakes.ts";
import { referents } from "../schema/fields.ts";
import { type DataByName, entriesAt, inFolder } from "../source.ts";
import { textsIn } from "../texts.ts";

/** The path of every page. */
export function pathsOf(data: DataByName): unknown[] {
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

/** An announcement and a treatment's card lead to a page, or to an address that leads to one. */
export function checkLinks(file: string, data: DataByName, report: Report): void {
  const known = [...ownAddresses(data), ...oldAddresses(data)].map(String);
  for (const { text, path } of linksIn(file, data)) {
    const name = text.replace(/[?#].*/, "");
    const values = { kind: "page", name, nearest: nearest(name, known), expected: referents.page };
    if (!known.includes(name)) report(path, "unknown-name", values);
  }
}

function linksIn(file: string, data: DataByName): { text: string; path: Path }[] {
  const texts = textsIn(data.get(file));
  if (file === "announcements") return texts.filter(({ path }) => path.at(-1) === "href");
  return file.startsWith("treatments/") ? texts.filter(({ path }) => path[0] === "cardPath") : [];
}

/** The addresses of the pages, and the short ones that lead to them. */
function ownAddresses(data: DataByName): unknown[] {
  const listings = ["pages/non-invasive-treatments", "pages/invasive-treatments"];
  const cards = listings.flatMap((file) => entriesAt(data, file, ["extraCards"]));
  const treatments = inFolder("treatments", data).map(([, treatment]) => treatment);
  return [...pathsOf(data), ...[...treatments, ...cards].map(({ shortPath }) => shortPath)];
}

function oldAddresses(data: DataByName): unknown[] {
  return entriesAt(data, "redirects", ["items"]).map(({ from }) => from);
}
