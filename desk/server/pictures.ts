import type { IncomingMessage } from "node:http";
import { basename, extname } from "node:path";
import sharp from "sharp";
import { z } from "zod";
import { masterFile } from "../../site/content/files/master-file.ts";
import { MAX_BYTES } from "../picture-size.ts";
import type { Edit } from "../saving.ts";
import { masterFrom } from "./master.ts";
import { needType, readBytes } from "./read-body.ts";
import { Refusal } from "./refusal.ts";
import { save } from "./save.ts";
import { contentFilesIn, placeOf, wordsOf } from "./stored-files.ts";

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
  needType(request, "application/octet-stream");
  const upload = await readBytes(request, MAX_BYTES);
  const { bytes, ...found } = await masterFrom(upload, file);
  const name = freeName(file, folder);
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
    const whole = sharp(picture).resize(480);
    return await whole.flatten({ background: "#ffffff" }).jpeg().toBuffer();
  } catch {
    throw new Refusal("There is no such picture.", 404);
  }
}

/** "IMG_2041.JPG" → "img-2041", and "img-2041-2" where there is one. */
function freeName(file: string, folder: string): string {
  const wanted = slugOf(file.replace(/\.[^.]*$/, "")).slice(0, 40) || "picture";
  // Drawings share the names with photographs.
  const taken = contentFilesIn(folder).map((one) => basename(one, extname(one)));
  for (let count = 1, name = wanted; ; count += 1, name = `${wanted}-${count}`) {
    if (!taken.includes(name)) return name;
  }
}

/** A name for an address or a file, which begins with a letter: "IMG 2041" → "img-2041", "Éclat" → "eclat". */
function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^[^a-z]+|-+$/g, "");
}
