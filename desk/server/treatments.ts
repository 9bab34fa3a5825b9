import { existsSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { z } from "zod";
import { valueAt } from "../../content-model/field-place.ts";
import { addressOf } from "../../content-model/page-address.ts";
import { treatmentFile } from "../../content-model/treatment-template.ts";
import { newMistakes } from "./check.ts";
import { readJson } from "./read-body.ts";
import { Refusal } from "./refusal.ts";
import { problemOf, refused } from "./save.ts";
import { placeOf, storedWords, type Write, writeFiles } from "./stored-files.ts";

const wanted = z.object({
  name: z.string().trim().min(1).max(36),
  kind: z.enum(["non-invasive", "invasive"]),
});
const removed = z.object({ name: z.string() });

/** A new treatment's file, its words to be written on its page. @throws Refusal */
export async function addTreatment(request: IncomingMessage, folder: string) {
  const { name, kind } = await readJson(request, wanted);
  const slug = name
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^[^a-z]+|-+$/g, "");
  if (!slug) throw new Refusal("The name needs a letter.");
  const file = `treatments/${slug}.yaml`;
  if (existsSync(placeOf(file, folder)))
    throw new Refusal(`There is a treatment “${name}” already.`);
  const words = storedWords(folder);
  const business = words.find((one) => one.name === "business")?.data;
  const inFolder = (prefix: string) => words.filter((one) => one.name.startsWith(prefix));
  const slugs = (prefix: string) => inFolder(prefix).map((one) => one.name.replace(prefix, ""));
  const treatments = inFolder("treatments/");
  const order = Math.max(0, ...treatments.map(({ data }) => Number(data.order) || 0)) + 10;
  const photos = words.find((one) => one.name === "photos")?.data;
  const about = words.find((one) => one.name === "pages/about")?.data;
  const made = treatmentFile({
    ...{ name, kind, order },
    photo: String(valueAt(photos, ["items", 0, "name"])),
    member: String(valueAt(about, ["team", "members", 0, "key"])),
    today: new Date().toISOString().slice(0, "2027-01-15".length),
    compared: slugs("treatments/").slice(0, 3),
    concerns: slugs("concerns/").slice(0, 1),
  });
  write([{ file, bytes: Buffer.from(made) }], folder);
  return {
    file: `treatments/${slug}`,
    path: addressOf(slug, {}, String(valueAt(business, ["address", "city"]))),
  };
}

/** @throws Refusal where other pages name it */
export async function removeTreatment(request: IncomingMessage, folder: string) {
  const { name } = await readJson(request, removed);
  const file = `${name}.yaml`;
  if (!file.startsWith("treatments/") || !existsSync(placeOf(file, folder)))
    throw new Refusal("There is no such treatment.", 404);
  write([{ file, bytes: undefined }], folder);
  return {};
}

function write(writes: readonly Write[], folder: string): void {
  const problems = newMistakes(writes, folder).map(problemOf);
  if (problems.length > 0) throw refused(problems);
  writeFiles(writes, folder);
}
