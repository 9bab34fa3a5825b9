import { readFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { basename, extname } from "node:path";
import sharp from "sharp";
import { z } from "zod";
import { masterFile } from "../../site/content/files/content-files.ts";
import { masterFrom } from "../../site/media/master.ts";
import { MAX_BYTES } from "../../site/media/picture-problem.ts";
import { Refusal } from "../refusal.ts";
import type { Edit } from "../saving.ts";
import { contentFilesIn, placeOf, wordsOf } from "../stored-files.ts";
import { readBytes } from "./read-body.ts";
import { save } from "./save.ts";

/** The parameters of an upload: file name and alternative text. */
export const pictureEdit = z.object({
  file: z.string().max(300),
  alt: z.string().max(1000),
});

/** An uploaded picture becomes a master and an entry in the list of pictures. @throws Refusal */
export async function addPicture(
  request: IncomingMessage,
  { file, alt }: z.infer<typeof pictureEdit>,
  folder: string,
): Promise<{ name: string }> {
  const upload = await readBytes(request, MAX_BYTES);
  const made = await masterFrom(upload, file);
  if ("problem" in made) throw new Refusal(made.problem);
  const { bytes, ...found } = made.master;
  const name = freeName(folder);
  const before = wordsOf("photos", folder).items;
  const entry = { name, alt, ...found, sample: false };
  const items = Array.isArray(before) ? before : [];
  const edit: Edit = { file: "photos", path: ["items"], before, after: [...items, entry] };
  const picture = { file: `media/stills/${name}.jpg`, bytes };
  save(edit, folder, [picture]);
  return { name };
}

/** A small version of a picture in the list. @throws Refusal */
export async function thumbnail(name: string, folder: string): Promise<Buffer> {
  try {
    const picture = masterFile(basename(placeOf(`media/stills/${name}`, folder), ".jpg"), folder);
    const whole = sharp(await readFile(picture)).resize(480);
    return await whole.flatten({ background: "#ffffff" }).jpeg().toBuffer();
  } catch {
    throw new Refusal("There is no such picture.", 404);
  }
}

/**
 * The first free one of "picture-1", "picture-2" and so on. A drawing shares its name with its photograph.
 */
function freeName(folder: string): string {
  const taken = contentFilesIn(folder).map((one) => basename(one, extname(one)));
  let count = 1;
  while (taken.includes(`picture-${count}`)) count += 1;
  return `picture-${count}`;
}
