import sharp from "sharp";
import { Refusal } from "../server/refusal.ts";
import { gitBytes } from "./git.ts";

const WIDTH_PX = 240;
const BLOB = /^[\da-f]{40,64}$/;

/** A picture that is or was the website's, small. @param blob its name in git */
export async function smallPicture(folder: string, blob: string | null): Promise<Uint8Array> {
  try {
    if (!blob || !BLOB.test(blob)) throw new Error("It is no name.");
    const bytes = await gitBytes(folder, "cat-file", "blob", blob);
    return await sharp(bytes).resize(WIDTH_PX).jpeg().toBuffer();
  } catch {
    throw new Refusal("That picture is not there.", 404);
  }
}
