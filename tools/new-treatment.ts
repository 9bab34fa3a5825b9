import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { content } from "../content/content.ts";
import type { Treatment } from "../content/schema/treatment.ts";
import { TO_WRITE, treatmentSource, withTreatment } from "./treatment-template.ts";

const { items: photos } = content.photos; // CHECK
const { treatments } = content;

/** `npm run new-treatment -- --slug led-facial --name "LED Facial"`: its file, and its line in the list. */
const FOLDER = "content/treatments";
const LIST = `${FOLDER}/index.ts`;
const USAGE =
  'npm run new-treatment -- --slug led-facial --name "LED Facial" [--kind invasive] [--photo towels]';
// The title of the page is the name and the town, in fifty characters.
const LONGEST_NAME = 36;

const { slug, name, kind, photo } = readOptions();
const file = `${FOLDER}/${slug}.ts`;
if (existsSync(file) || treatments.some(({ shortPath }) => shortPath === `/${slug}`)) {
  refuse(`There is a treatment ${slug} already.`);
}
writeFileSync(file, treatmentSource({ slug, name, kind, photo }));
writeFileSync(LIST, withTreatment(readFileSync(LIST, "utf8"), slug));
execFileSync("npx", ["--no-install", "biome", "format", "--write", file], { stdio: "ignore" });
console.log(`${file} is made, and listed at the end of ${LIST}.
Its page is at /${slug}-near-me-woodbridge, and in the menus, cards, sitemap and form, once the site is built.
Write the words that are marked "${TO_WRITE}": "npm test" names those that are left.`);

function readOptions() {
  const { values } = parseArgs({
    options: {
      slug: { type: "string", default: "" },
      name: { type: "string", default: "" },
      kind: { type: "string", default: "non-invasive" },
      photo: { type: "string", default: "towels" },
    },
  });
  if (!/^[a-z]+(-[a-z\d]+)*$/.test(values.slug)) {
    refuse("--slug is lower-case words with hyphens.");
  }
  if (values.name.trim() === "" || values.name.length > LONGEST_NAME) {
    refuse(`--name is 1 to ${LONGEST_NAME} characters.`);
  }
  if (!isKind(values.kind)) return refuse("--kind is non-invasive or invasive.");
  if (!(values.photo in photos)) refuse(`--photo is one of ${Object.keys(photos).join(", ")}.`);
  return { ...values, kind: values.kind };
}

function isKind(text: string): text is Treatment["kind"] {
  return text === "non-invasive" || text === "invasive";
}

function refuse(reason: string): never {
  console.error(`${reason}\n${USAGE}`);
  process.exit(1);
}
