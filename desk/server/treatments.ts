import { existsSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { z } from "zod";
import { fieldPath, valueAt } from "../../site/content/field-place.ts";
import { treatmentFile } from "../../site/content/treatment-template.ts";
import { draftOf } from "../draft.ts";
import { placeInWords } from "../owners-words.ts";
import { pageOf } from "../page-of.ts";
import { newMistakes } from "./check.ts";
import { readJson } from "./read-body.ts";
import { Refusal } from "./refusal.ts";
import { problemOf, refused } from "./save.ts";
import { slugOf } from "./slug.ts";
import { placeOf, storedWords, writeFiles } from "./stored-files.ts";

const FOLDER = "treatments/";

const wanted = z.object({
  name: z.string().trim().min(1).max(36),
  kind: z.enum(["non-invasive", "invasive"]),
});
const removed = z.object({ name: z.string().startsWith(FOLDER) });

/** A new treatment's file, its words to be written on its page. @throws Refusal */
export async function addTreatment(request: IncomingMessage, folder: string) {
  const { name, kind } = await readJson(request, wanted);
  const slug = slugOf(name);
  if (!slug) throw new Refusal("The name needs a letter.");
  const file = FOLDER + slug;
  if (existsSync(placeOf(`${file}.yaml`, folder)))
    throw new Refusal(`There is a treatment “${name}” already.`);
  const draft = draftOf(storedWords(folder));
  const slugs = (prefix: string) =>
    draft.names.filter((one) => one.startsWith(prefix)).map((one) => one.slice(prefix.length));
  const treatments = slugs(FOLDER);
  const orders = treatments.map((one) => Number(draft.file(FOLDER + one).order) || 0);
  const made = treatmentFile({
    ...{ name, kind },
    order: Math.max(0, ...orders) + 10,
    photo: draft.pictures[0]?.name ?? "",
    member: String(valueAt(draft.file("pages/about"), ["team", "members", 0, "key"])),
    today: new Date().toISOString().slice(0, "2027-01-15".length),
    compared: treatments.slice(0, 3),
    concerns: slugs("concerns/").slice(0, 1),
  });
  const writes = [{ file: `${file}.yaml`, bytes: Buffer.from(made) }];
  const problems = newMistakes(writes, folder).map(problemOf);
  if (problems.length > 0) throw refused(problems);
  writeFiles(writes, folder);
  return { file, path: pageOf(file, draft) };
}

/** @throws Refusal where other pages name it */
export async function removeTreatment(request: IncomingMessage, folder: string) {
  const file = `${(await readJson(request, removed)).name}.yaml`;
  if (!existsSync(placeOf(file, folder))) throw new Refusal("There is no such treatment.", 404);
  const writes = [{ file, bytes: undefined }];
  const places = newMistakes(writes, folder).map((one) =>
    placeInWords(one.file, fieldPath(one.field)),
  );
  if (places.length > 0) throw new Refusal(`${NAMED}\n${[...new Set(places)].join("\n")}`);
  writeFiles(writes, folder);
  return {};
}

const NAMED = "Not removed: the website names it in other places. Change or remove these first:";
