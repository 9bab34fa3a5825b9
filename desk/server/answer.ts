import type { IncomingMessage } from "node:http";
import { z } from "zod";
import { answerAboutPublishing } from "../publish/publishing-page.ts";
import { addPicture, pictureEdit } from "./pictures.ts";
import { readJson } from "./read-body.ts";
import { save } from "./save.ts";
import { storedWords } from "./stored-files.ts";
import { addTreatment, removeTreatment } from "./treatments.ts";

export type Asked = {
  folder: string;
  /** Who asks, by the sign-in before the desk; empty on a computer of one's own. */
  person: string;
};

const edits = z.object({
  edits: z.array(
    z.object({
      file: z.string(),
      path: z.array(z.union([z.string(), z.int().min(0)])),
      before: z.unknown(),
      after: z.unknown(),
    }),
  ),
});

/** What the desk's page asks for, by the rest of its address. @throws Refusal */
export async function answer(request: IncomingMessage, asked: Asked): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://desk");
  const { folder, person } = asked;
  const path = pathname.slice("/desk/api/".length);
  if (path === "publishing" || path.startsWith("publishing/")) {
    return answerAboutPublishing(request.method ?? "", folder);
  }
  switch (`${request.method} ${path}`) {
    case "GET draft":
      return { files: storedWords(folder), person };
    case "POST save":
      return save((await readJson(request, edits)).edits, folder);
    case "POST picture":
      return addPicture(request, pictureEdit.parse(Object.fromEntries(searchParams)), folder);
    case "POST treatment":
      return addTreatment(request, folder);
    case "POST remove-treatment":
      return removeTreatment(request, folder);
    default:
      return undefined;
  }
}
