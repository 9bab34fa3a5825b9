import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { contentFolder } from "../folder.ts";
import { readContent } from "../read.ts";
import type { Treatment } from "../schema/treatment.ts";
import { treatmentFile, UNWRITTEN } from "../treatment-template.ts";

/** `npm run new-treatment -- --slug led-facial --name "LED Facial"`: the file of a treatment, its words to be written. */
const USAGE =
  'npm run new-treatment -- --slug led-facial --name "LED Facial" [--kind invasive] [--photo towels]';
// The title of the page is the name and the town.
const MAX_NAME_LENGTH = 36;

const content = readContent(contentFolder);
const { slug, ...given } = readOptions();
const file = join(contentFolder, `treatments/${slug}.yaml`);
if (existsSync(file)) refuse(`There is a treatment ${slug} already.`);
const order = Math.max(0, ...content.treatments.map((treatment) => treatment.order)) + 10;
const compared = content.treatments.slice(0, 3).map((treatment) => treatment.slug);
const concerns = content.concerns.slice(0, 1).map((concern) => concern.slug);
const member = content.pages.about.team.members[0]?.key ?? "";
const today = new Date().toISOString().slice(0, "2027-01-15".length);
writeFileSync(file, treatmentFile({ ...given, order, member, today, compared, concerns }));
console.log(`${file} was created.
Its page, menu entry, card, place in the sitemap and choice in the form come from it, at its address /${slug}-near-me-… once the site is built.
Write the words that are marked "${UNWRITTEN}": "npm run test:unit" names those that are left.`);

function readOptions() {
  const pictures = content.photos.items.map((item) => item.name);
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
