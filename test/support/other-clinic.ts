/**
 * `node test/support/other-clinic.ts FOLDER`: turns a copy of the sample clinic's content into that of a clinic in
 * Guelph with seven treatments, as docs/new-clinic.md says: its facts, four treatments less, and then whatever
 * `npm run check-content` names. Words are only exchanged, so the texts are no model of good ones.
 */
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Advice } from "../../site/content/advice.ts";
import { advise } from "../../site/content/checking/advise.ts";
import { formerClinic } from "../../site/content/checking/former-clinic.ts";
import { ContentError, type Mistake, type Path } from "../../site/content/mistakes.ts";
import { read, readSources } from "../../site/content/read.ts";
import { valueAt, withValueAt } from "../../site/content/reading/field-place.ts";
import { formatYaml, type RawFile } from "../../site/content/source.ts";

const [folder = ""] = process.argv.slice(2);
const GONE = ["anti-wrinkle", "face-lift", "injectable-facials", "skin-tightening"];
/** The people of the former clinic; each of its places becomes Guelph. */
const PEOPLE: Readonly<Record<string, string>> = {
  ...{ Sorrelume: "Fieldstone", Sorrel: "Whitlock", Mara: "Dana", Ines: "Ruth", Calder: "Okafor" },
  ...{ Jonah: "Eli", Adeyemi: "Brandt", Naomi: "Paul", Ferrand: "Nguyen" },
};
/** One correction may bring others to light. */
const MAX_ROUNDS = 6;

for (const name of GONE) rmSync(join(folder, `treatments/${name}.yaml`));
for (const list of ["testimonials.yaml", "posts.yaml"]) change(list, () => ({ items: [] }));
change("business.yaml", ({ rating: _, ...business }) => ({
  ...business,
  sample: [],
  brand: { name: "Fieldstone", descriptor: "Skin clinic" },
  siteUrl: "https://www.fieldstone.test",
  phone: "+15195550188",
  email: "hello@fieldstone.test",
  address: {
    ...Object(business.address),
    ...{ street: "41 Quebec Street", city: "Guelph", postalCode: "N1H 2T3" },
    ...{ latitude: 43.546, longitude: -80.248 },
  },
  serviceAreas: ["Guelph", "Cambridge", "Fergus"],
  social: [
    { provider: "Instagram", handle: "@fieldstone", url: "https://www.instagram.com/fieldstone/" },
  ],
  showTestimonials: false,
  showRating: false,
}));
for (let round = 0; round < MAX_ROUNDS && report().length > 0; round += 1) followReport();

function report(): (Mistake | Advice)[] {
  try {
    read(folder);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [...error.mistakes];
  }
  return advise(readSources(folder), folder);
}

/** The last places first, because a removed entry moves those after it. */
function followReport(): void {
  for (const found of report().toReversed()) {
    const { file, path } = found.place;
    if (found.code === "former-file" || found.code === "unread-file") rmSync(join(folder, file));
    else if (found.code === "unused-picture") change(file, (data) => without(data, path));
    else if (found.code === "former-drawing") changeText(file, redrawn);
    else change(file, (data) => corrected(data, path, found));
    // A picture's name is that of its file.
    if (file === "photos.yaml" && found.code === "former-fact") {
      const [, name = ""] = /^(\w+)/.exec(found.values.found.toLowerCase()) ?? [];
      const still = (of: string) => join(folder, `media/stills/${of}.jpg`);
      renameSync(still(name), still(exchanged(name)));
    }
  }
}

function corrected(data: RawFile, path: Path, found: Mistake | Advice): RawFile {
  const text = String(valueAt(data, path));
  const withText = (changed: string) => withValueAt(data, path, changed);
  if (found.code === "unknown-variable")
    return withText(text.replace(`{${found.values.name}}`, "weeks"));
  if (found.code === "gone-treatment")
    return withText(text.replace(new RegExp(found.values.found, "gi"), "visit"));
  if (found.code === "former-fact") {
    const places = found.values.found.split("”, “").filter((word) => !(word in PEOPLE));
    return withText(
      places.reduce((rest, word) => rest.replaceAll(word, "Guelph"), exchanged(text)),
    );
  }
  if (found.code !== "unknown-name") return data;
  if (found.values.kind !== "treatment") return withText(exchanged(text));
  const list = path.slice(0, path.at(-1) === "treatment" ? -2 : -1);
  const entries = valueAt(data, list) as unknown[];
  const index = Number(path[list.length]);
  const others = treatments().filter(
    (name) => !entries.includes(name) && !found.place.file.includes(name),
  );
  // A reason for a treatment goes with it; a list of treatments gets another.
  const changed =
    list.at(-1) === "reasons" ? entries.toSpliced(index, 1) : entries.with(index, others[0]);
  return withValueAt(data, list, changed);
}

/** @param path that of the picture's name */
function without(data: RawFile, path: Path): RawFile {
  const entries = valueAt(data, path.slice(0, -2)) as unknown[];
  return withValueAt(data, path.slice(0, -2), entries.toSpliced(Number(path.at(-2)), 1));
}

function treatments(): string[] {
  const files = readSources(folder).sources.map(({ name }) => name);
  return files.filter((name) => name.startsWith("treatments/")).map((name) => name.slice(11));
}

/** The text with the new clinic's names, also in keys. */
function exchanged(text: string): string {
  const pairs = Object.entries(PEOPLE).flatMap(([former, name]) => [
    [former, name] as const,
    [former.toLowerCase(), name.toLowerCase()] as const,
  ]);
  return pairs.reduce(
    (rest, [former, name]) => rest.replace(new RegExp(`\\b${former}\\b`, "g"), name),
    text,
  );
}

/** The drawing with another logo and other streets. */
function redrawn(svg: string): string {
  const former = Object.values(formerClinic.drawings).flat();
  return former.reduce((rest, path) => rest.replaceAll(path, "M8 8H56V56"), svg);
}

function changeText(file: string, change: (text: string) => string): void {
  const path = join(folder, file);
  writeFileSync(path, change(readFileSync(path, "utf8")));
}

function change(file: string, edit: (data: RawFile) => RawFile): void {
  changeText(file, (text) => formatYaml(edit(parse(text))));
}
