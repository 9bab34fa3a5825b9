import { existsSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { z } from "zod";
import { fieldPath } from "../../site/content/reading/field-place.ts";
import { formatYaml } from "../../site/content/source.ts";
import { draftOf } from "../draft.ts";
import { placeInWords } from "../owners-words.ts";
import { pageOf } from "../page-of.ts";
import { newMistakes } from "./check.ts";
import { copyOf } from "./copy-of.ts";
import { readJson } from "./read-body.ts";
import { Refusal } from "./refusal.ts";
import { problemOf, refused, withoutUnused } from "./save.ts";
import { slugOf } from "./slug.ts";
import { placeOf, storedWords, writeFiles } from "./stored-files.ts";

const FOLDER = "treatments/";

const wanted = z.object({
  name: z.string().trim().min(1).max(36),
  like: z.string().startsWith(FOLDER),
});
const removed = z.object({ name: z.string().startsWith(FOLDER) });

/** A new treatment's file, a copy of one that is like it. @throws Refusal */
export async function addTreatment(request: IncomingMessage, folder: string) {
  const { name, like } = await readJson(request, wanted);
  const slug = slugOf(name);
  if (!slug) throw new Refusal("The name needs a letter.");
  const file = FOLDER + slug;
  if (existsSync(placeOf(`${file}.yaml`, folder)))
    throw new Refusal(`There is a treatment “${name}” already.`);
  const draft = draftOf(storedWords(folder));
  const treatments = draft.names.filter((one) => one.startsWith(FOLDER));
  if (!treatments.includes(like)) throw new Refusal("There is no such treatment to begin with.");
  const orders = treatments.map((one) => Number(draft.file(one).order) || 0);
  const made = copyOf(draft.file(like), { name, order: Math.max(0, ...orders) + 10 });
  const writes = [{ file: `${file}.yaml`, bytes: Buffer.from(formatYaml(withoutUnused(made))) }];
  const problems = newMistakes(writes, folder).map(problemOf);
  if (problems.length > 0) throw refused(problems, folder);
  writeFiles(writes, folder);
  return { file, path: pageOf(file, draft) };
}

/** @throws Refusal where other pages name it */
export async function removeTreatment(request: IncomingMessage, folder: string) {
  const file = `${(await readJson(request, removed)).name}.yaml`;
  if (!existsSync(placeOf(file, folder))) throw new Refusal("There is no such treatment.", 404);
  const writes = [{ file, bytes: undefined }];
  const draft = draftOf(storedWords(folder));
  const places = newMistakes(writes, folder).map((one) =>
    placeInWords(one.file, fieldPath(one.field), draft),
  );
  if (places.length > 0) throw new Refusal(`${NAMED}\n${[...new Set(places)].join("\n")}`);
  writeFiles(writes, folder);
  return {};
}

const NAMED = "Not removed: the website names it in other places. Change or remove these first:";
