import { pathsOf } from "../content-lookup.ts";
import type { Content } from "../content-schema.ts";
import { type Mistake, nearest, type Path } from "../mistakes.ts";
import { valueAt } from "../reading/field-place.ts";
import { fieldMetaAt } from "../schema/field-meta.ts";
import { type Referent, referents } from "../schema/fields.ts";
import { REVIEW_COUNT } from "../schema/lists.ts";
import type { Treatment } from "../schema/treatment.ts";
import type { SourceWithSchema } from "../source.ts";
import { textsIn } from "../texts.ts";

/** A value that has to be unique, where it was found first. */
type SeenValue = { name: string; at: string; path: Path; report: Report };

type Report = (path: Path, message: string) => void;

/** Checks across files: names that must exist elsewhere, unique values, and the number of reviews. */
export function checkAcrossFiles(
  content: Content,
  sources: readonly SourceWithSchema[],
): Mistake[] {
  const known = knownNames(content);
  const mistakes: Mistake[] = [];
  const seen = new Map<string, SeenValue>();
  for (const { name, source, schema } of sources) {
    const report: Report = (path, message) => mistakes.push(source.mistake(path, message));
    const data = dataOf(content, name);
    for (const { text, path } of textsIn(data)) {
      // Reported already as an empty field.
      if (text === "") continue;
      const { isUniqueAmong, refersTo } = fieldMetaAt(schema, path);
      const names = refersTo && known[refersTo];
      if (names && !names.includes(text)) {
        const hint = nearest(text, names) || `, expected ${referents[refersTo]}`;
        report(path, `there is no ${refersTo} “${text}”${hint}`);
      }
      if (!isUniqueAmong) continue;
      const key = `${isUniqueAmong} ${text}`;
      const here = { name, at: `${source.file}:${source.lineOf(path)}`, report, path };
      const other = seen.get(key);
      if (other) report(path, `“${text}” is already used in ${other.at}`);
      // Of two files either may have the new value. In one file it is the later entry.
      if (other && other.name !== name) {
        other.report(other.path, `“${text}” is already used in ${here.at}`);
      }
      seen.set(key, here);
    }
    checkSampleFields(data, report);
    if (name === "business") checkRating(content, report);
    if (name === "testimonials") checkReviews(content, report);
    if (name === "redirects") checkRedirects(content, report);
    if (name.startsWith("pages/")) checkHeader(name, content, report);
    if (name.startsWith("concerns/")) checkReasons(name, content, report);
    if (name.startsWith("treatments/")) checkPhysician(content, data as Treatment, report);
  }
  return mistakes;
}

/** The existing names by the kind of thing that a field refers to. */
export function knownNames(content: Content): Record<Referent, readonly string[]> {
  const { concerns, pages, photos, treatments } = content;
  return {
    photo: photos.items.map(({ name }) => name),
    treatment: treatments.map(({ slug }) => slug),
    concern: concerns.map(({ slug }) => slug),
    member: pages.about.team.members.map(({ key }) => key),
    page: pathsOf(content),
  };
}

/** The data of a file. @param name as in `SourceWithSchema` */
function dataOf({ pages, treatments, concerns, ...files }: Content, name: string): unknown {
  const [folder, inFolder = ""] = name.split("/");
  if (folder === "pages") return pages[inFolder as keyof typeof pages];
  if (folder === "treatments") return treatments.find(({ slug }) => slug === inFolder);
  if (folder === "concerns") return concerns.find(({ slug }) => slug === inFolder);
  return files[name as keyof typeof files];
}

/** The rating can be switched on only if the content has one. */
function checkRating({ business: { rating, showRating } }: Content, report: Report): void {
  if (showRating && !rating) report(["showRating"], "is on, but there is no rating");
}

function checkReviews({ business, testimonials }: Content, report: Report): void {
  const { length } = testimonials.items;
  if (!business.showTestimonials || length >= REVIEW_COUNT) return;
  report(
    ["items"],
    `${length} entries, expected ${REVIEW_COUNT} while business.yaml shows reviews`,
  );
}

/** The header has room for so many links beside the brand and the button. */
const MAX_LINKS_IN_BAR = 6;

/** Of too many links in the header's bar, the last ones are reported. */
function checkHeader(name: string, { pages }: Content, report: Report): void {
  const inBar = Object.entries(pages).flatMap(([page, data]) =>
    "menu" in data && data.menu.header === "bar" ? [{ page, order: data.menu.order }] : [],
  );
  const tooMany = inBar.toSorted((one, other) => one.order - other.order).slice(MAX_LINKS_IN_BAR);
  if (tooMany.some(({ page }) => name === `pages/${page}`)) {
    report(
      ["menu", "header"],
      `is “bar”, but ${MAX_LINKS_IN_BAR} links fill the header, expected “phone”`,
    );
  }
}

/** An address that the site has leads to its own page. */
function checkRedirects(content: Content, report: Report): void {
  const { redirects, pages, treatments } = content;
  const listings = [pages["non-invasive-treatments"], pages["invasive-treatments"]];
  const shortPaths = [...treatments, ...listings.flatMap(({ extraCards }) => extraCards)];
  const own = new Set([...pathsOf(content), ...shortPaths.map(({ shortPath }) => shortPath)]);
  for (const [index, { from }] of redirects.items.entries()) {
    if (own.has(from)) report(["items", index, "from"], `“${from}” is an address of this site`);
  }
}

/** A concern may give a reason only for treatments that name the concern, and only one for each of them. */
function checkReasons(name: string, { concerns, treatments }: Content, report: Report): void {
  const concern = concerns.find(({ slug }) => name === `concerns/${slug}`);
  const reasons = concern?.mayHelp.reasons ?? [];
  for (const [index, { treatment: slug }] of reasons.entries()) {
    const treatment = treatments.find((one) => one.slug === slug);
    const path = ["mayHelp", "reasons", index, "treatment"];
    if (treatment && concern && !treatment.concerns.includes(concern.slug)) {
      report(path, `treatments/${slug}.yaml does not name “${concern.slug}” among its concerns`);
    }
    if (reasons.findIndex((one) => one.treatment === slug) < index) {
      report(path, `“${slug}” already has a sentence here`);
    }
  }
}

/** A treatment that a physician orders or prescribes requires the physician's name. */
function checkPhysician({ pages }: Content, { provenance }: Treatment, report: Report): void {
  if (!provenance.physician || pages.about.physician) return;
  report(["provenance", "physician"], "pages/about.yaml names no physician");
}

/** The list `sample` may only name fields of the same file. */
function checkSampleFields(data: unknown, report: Report): void {
  const { sample } = data as { sample?: unknown };
  if (!Array.isArray(sample)) return;
  for (const [index, field] of sample.entries()) {
    const isKnown = valueAt(data, String(field).split(".")) !== undefined;
    if (!isKnown) report(["sample", index], `there is no field “${field}” in this file`);
  }
}
