import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { valueAt } from "../field-place.ts";
import { contentFolder } from "../folder.ts";
import { ContentError } from "../mistakes.ts";
import { readContent, readSources } from "../read.ts";
import type { Treatment } from "../schema/treatment.ts";
import type { RawFile } from "../source.ts";
import { treatmentFile } from "../treatment-template.ts";
import { UNWRITTEN } from "../unwritten.ts";

/** `npm run new-treatment -- --slug led-facial --name "LED Facial"`: the file of a treatment, its words to be written. */
const USAGE =
  'npm run new-treatment -- --slug led-facial --name "LED Facial" [--kind invasive] [--photo towels]';
// The title of the page is the name and the town.
const MAX_NAME_LENGTH = 36;

// As they are written: other files may hold mistakes, or name a treatment that is gone.
const written = readSources(contentFolder).sources.map(({ name, source }) => ({
  name,
  data: source.data,
}));
const { slug, ...given } = readOptions();
const file = join(contentFolder, `treatments/${slug}.yaml`);
if (existsSync(file)) refuse(`There is a treatment ${slug} already.`);
const treatments = inFolder("treatments/");
const order = Math.max(0, ...treatments.map(({ data }) => Number(data.order) || 0)) + 10;
const compared = treatments.slice(0, 3).map(slugOf);
const concerns = inFolder("concerns/").slice(0, 1).map(slugOf);
const member = String(valueAt(dataOf("pages/about"), ["team", "members", 0, "key"]) ?? "");
const today = new Date().toISOString().slice(0, "2027-01-15".length);
writeFileSync(file, treatmentFile({ ...given, order, member, today, compared, concerns }));
console.log(`${file} was created.
Its page, menu entry, card, place in the sitemap and choice in the form come from it once the site is built.
Write the words that are marked "${UNWRITTEN}": "npm run test:unit" names those that are left.`);
tellMistakes();

function tellMistakes(): void {
  try {
    readContent(contentFolder);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.log(`\nBefore the site can be built, these are to be mended:\n${error.message}`);
  }
}

function dataOf(name: string): RawFile {
  return written.find((one) => one.name === name)?.data ?? {};
}

function inFolder(folder: string) {
  return written.filter(({ name }) => name.startsWith(folder));
}

function slugOf({ name }: { name: string }): string {
  return name.replace(/^.*\//, "");
}

function readOptions() {
  const items = valueAt(dataOf("photos"), ["items"]);
  const pictures = Array.isArray(items) ? items.map(({ name }) => String(name)) : [];
  const { values } = parseArgs({
    options: {
      slug: { type: "string", default: "" },
      name: { type: "string", default: "" },
      kind: { type: "string", default: "non-invasive" },
      photo: { type: "string", default: pictures[0] ?? "" },
    },
  });
  const { slug, name, kind, photo } = values;
  if (!/^[a-z]+(-[a-z\d]+)*$/.test(slug)) refuse("--slug is lower-case words with hyphens.");
  if (name.trim() === "" || name.length > MAX_NAME_LENGTH) {
    refuse(`--name is 1 to ${MAX_NAME_LENGTH} characters.`);
  }
  if (!isKind(kind)) return refuse("--kind is non-invasive or invasive.");
  if (!pictures.includes(photo)) refuse(`--photo is one of ${pictures.join(", ")}.`);
  return { slug, name, kind, photo };
}

function isKind(text: string): text is Treatment["kind"] {
  return text === "non-invasive" || text === "invasive";
}

function refuse(reason: string): never {
  console.error(`${reason}\n${USAGE}`);
  process.exit(1);
}
