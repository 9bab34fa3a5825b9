/**
 * `npm run add-picture -- FILE NAME "What it shows"`: makes the master of a picture, and its entry in `photos.yaml`.
 * A picture of that name is replaced, and keeps its alternative text if none is given.
 */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "yaml";
import type { Content } from "../content/content-schema.ts";
import { isMaster } from "../content/files/content-files.ts";
import { contentFolder } from "../content/folder.ts";
import { formatYaml } from "../content/source.ts";
import { masterFrom } from "./master.ts";

type Photos = Content["photos"];

const [picture = "", name = "", said] = process.argv.slice(2);
const master = `media/stills/${name}.jpg`;
const list = join(contentFolder, "photos.yaml");
const photos: Photos = parse(readFileSync(list, "utf8"));
const former = photos.items.find((one) => one.name === name);
const alt = said ?? former?.alt;
if (!picture || !isMaster(master) || !alt) {
  console.error('Usage: npm run add-picture -- portrait.webp mara "What it shows"');
  process.exit(1);
}
const made = await masterFrom(readFileSync(picture), basename(picture));
if ("problem" in made) {
  console.error(made.problem);
  process.exit(1);
}
const { bytes, ...found } = made.master;
const entry = { name, alt, ...found, sample: false };
const items = former
  ? photos.items.map((one) => (one === former ? entry : one))
  : [...photos.items, entry];
writeFileSync(join(contentFolder, master), bytes);
// The drawing that the picture replaces.
rmSync(join(contentFolder, `media/stills/${name}.svg`), { force: true });
writeFileSync(list, formatYaml({ ...photos, items }));
console.log(`${master}: its subject is at ${found.focus}, as the entry “${name}” in ${list} says.`);
