import sharp from "sharp";
import { Refusal } from "../server/refusal.ts";
import { gitBytes } from "./git.ts";

const WIDTH_PX = 240;

/** A picture that is or was the website's, as an address that holds it. @param blob its name in git */
export async function smallPicture(folder: string, blob: string): Promise<string> {
  try {
    const bytes = await gitBytes(folder, "cat-file", "blob", blob);
    const small = await sharp(bytes).resize(WIDTH_PX).jpeg().toBuffer();
    return `data:image/jpeg;base64,${small.toString("base64")}`;
  } catch {
    throw new Refusal("That picture is not there.", 404);
  }
}
