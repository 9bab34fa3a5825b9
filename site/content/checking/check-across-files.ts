import { type Mistake, nearest, type Path, type Report } from "../mistakes.ts";
import { valueAt } from "../reading/field-place.ts";
import { isDate } from "../schema/dates.ts";
import { fieldMetaAt } from "../schema/field-meta.ts";
import { type Referent, referents } from "../schema/fields.ts";
import { REVIEW_COUNT } from "../schema/lists.ts";
import type { RawFile, SourceWithSchema } from "../source.ts";
import { type DataByName, entriesAt, inFolder } from "../source.ts";
import { textsIn } from "../texts.ts";
import { checkRedirects, linkAddresses, pageAddresses } from "./check-addresses.ts";

type AllFiles = {
  data: DataByName;
  sources: readonly SourceWithSchema[];
  /** The files that cannot be read. A name that they may define is not reported as unknown. */
  unread: readonly string[];
};

/** Checks across files: names that must exist elsewhere, unique values, and what one file requires of another. */
export function checkAcrossFiles({ data, sources, unread }: AllFiles): Mistake[] {
  const mistakes: Mistake[] = [];
  const known = knownNames(data, unread);
  const links = known.page && linkAddresses(data);
  const seen: SeenValues = new Map();
  for (const { name, source, schema } of sources) {
    const report = source.reportTo(mistakes);
    const file = data.get(name) ?? {};
    for (const { text, path } of textsIn(file)) {
      // Reported already as an empty field.
      if (text === "") continue;
      const { isUniqueAmong, refersTo, isLink } = fieldMetaAt(schema, path);
      if (refersTo && isLink)
        checkReference({ kind: refersTo, text: withoutPart(text), path }, links, report);
      else if (refersTo) checkReference({ kind: refersTo, text, path }, known[refersTo], report);
      if (isUniqueAmong)
        checkUnique(seen, `${isUniqueAmong} ${text}`, { text, path, source, report });
    }
    if (name === "business" && file.showRating === true && !file.rating)
      report(["showRating"], "rating-missing", {});
    if (name === "testimonials") checkReviews(data, report);
    if (name === "redirects") checkRedirects(data, report);
    if (name.startsWith("pages/")) checkHeader(name, data, report);
    if (name.startsWith("concerns/")) checkReasons(file, data, report);
    if (name.startsWith("treatments/")) checkPhysician(file, data, report);
  }
  return mistakes;
}

type Names = readonly unknown[];

/** The existing names by the kind of thing that a field refers to. Undefined where they are not all known. */
export function knownNames(
  data: DataByName,
  unread: readonly string[],
): Record<Referent, Names | undefined> {
  const keysOf = (file: string, path: Path, key: string) =>
    valueAt(data.get(file), path)
      ? entriesAt(data, file, path).map((entry) => entry[key])
      : undefined;
  const filesIn = (folder: string) =>
    [...data.keys(), ...unread]
      .filter((name) => name.startsWith(`${folder}/`))
      .map((name) => name.slice(folder.length + 1));
  return {
    photo: keysOf("photos", ["items"], "name"),
    treatment: filesIn("treatments"),
    concern: filesIn("concerns"),
    member: keysOf("pages/about", ["team", "members"], "key"),
    filter: keysOf("gallery", ["filters"], "value"),
    // The addresses of treatments follow from the city.
    page:
      unread.length > 0 || !valueAt(data.get("business"), ["address", "city"])
        ? undefined
        : pageAddresses(data),
  };
}

function checkReference(
  { kind, text, path }: { kind: Referent; text: string; path: Path },
  names: Names | undefined,
  report: Report,
): void {
  if (!names || names.includes(text)) return;
  const near = nearest(text, names.map(String));
  report(path, "unknown-name", { kind, name: text, nearest: near, expected: referents[kind] });
}

/** "/contact?service=peel#book" → "/contact" */
function withoutPart(link: string): string {
  return link.replace(/[?#].*/, "");
}

/** A value that has to be unique, where it was found last. */
type Found = Pick<SourceWithSchema, "source"> & { text: string; path: Path; report: Report };
type SeenValues = Map<string, Found>;

function checkUnique(seen: SeenValues, key: string, here: Found): void {
  const other = seen.get(key);
  const reportAt = (at: Found, { source, path }: Found) => {
    const { file, line } = source.placeOf(path);
    at.report(at.path, "not-unique", { value: at.text, other: { file, line } });
  };
  if (other) reportAt(here, other);
  // Of two files either may have the new value. In one file it is the later entry.
  if (other && other.source !== here.source) reportAt(other, here);
  seen.set(key, here);
}

function checkReviews(data: DataByName, report: Report): void {
  // In Canada this day has begun at the latest when it begins in UTC.
  const today = new Date().toISOString().slice(0, "2026-11-29".length);
  for (const [index, { date }] of entriesAt(data, "testimonials", ["items"]).entries()) {
    if (isDate(date) && date > today)
      report(["items", index, "date"], "future-date", { found: date });
  }
  const reviews = data.get("testimonials")?.items;
  const isShown = data.get("business")?.showTestimonials === true;
  if (!isShown || !Array.isArray(reviews) || reviews.length >= REVIEW_COUNT) return;
  report(["items"], "too-few-reviews", { found: reviews.length, expected: REVIEW_COUNT });
}

/** The header has room for so many links beside the brand and the button. */
const MAX_LINKS_IN_BAR = 6;

/** Of too many links in the header's bar, the last ones are reported. */
function checkHeader(name: string, data: DataByName, report: Report): void {
  const inBar = inFolder("pages", data).filter(
    ([, page]) => valueAt(page, ["menu", "header"]) === "bar",
  );
  const orderOf = (page: RawFile) => Number(valueAt(page, ["menu", "order"]));
  const tooMany = inBar
    .toSorted(([, one], [, other]) => orderOf(one) - orderOf(other))
    .slice(MAX_LINKS_IN_BAR);
  if (tooMany.some(([page]) => name === `pages/${page}`))
    report(["menu", "header"], "full-header", { limit: MAX_LINKS_IN_BAR });
}

/** A concern may give a reason only for treatments that name the concern, and only one for each of them. */
function checkReasons(concern: RawFile, data: DataByName, report: Report): void {
  const slug = String(concern.slug);
  const reasons = valueAt(concern, ["mayHelp", "reasons"]);
  const treatments = (Array.isArray(reasons) ? reasons : []).map((one) =>
    String(valueAt(one, ["treatment"])),
  );
  for (const [index, treatment] of treatments.entries()) {
    const path = ["mayHelp", "reasons", index, "treatment"];
    const concerns = data.get(`treatments/${treatment}`)?.concerns;
    if (Array.isArray(concerns) && !concerns.includes(slug))
      report(path, "concern-not-named", { treatment, concern: slug });
    if (treatments.indexOf(treatment) < index) report(path, "second-reason", { treatment });
  }
}

/** A treatment that a physician orders or prescribes requires the physician's name. */
function checkPhysician(treatment: RawFile, data: DataByName, report: Report): void {
  const about = data.get("pages/about");
  const path = ["provenance", "physician"];
  if (about && !about.physician && valueAt(treatment, path)) report(path, "physician-missing", {});
}
