import type { IncomingMessage } from "node:http";
import { z } from "zod";
import type { SavedField } from "../publish/journal.ts";
import type { Publisher } from "../publish/publisher.ts";
import { answerAboutPublishing, noteSave } from "../publish/publishing-api.ts";
import { addPicture, pictureEdit } from "./pictures.ts";
import { readJson } from "./read-body.ts";
import { Refusal } from "./refusal.ts";
import { save } from "./save.ts";
import { storedWords } from "./stored-files.ts";
import { addTreatment, removeTreatment } from "./treatments.ts";

export type Asked = {
  folder: string;
  /** Who asks, by the sign-in before the desk; empty on a computer of one's own. */
  person: string;
  publisher: Publisher;
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
  const noted = async <Answer>(saved: Answer | Promise<Answer>, fields?: readonly SavedField[]) => {
    const answered = await saved;
    // It asks git, which need not hold up the page that is to show the change.
    void noteSave(folder, person, fields);
    return answered;
  };
  const path = pathname.slice("/desk/api/".length);
  if (path === "publishing" || path.startsWith("publishing/")) {
    return answerAboutPublishing({ ...asked, request, path: path.slice("publishing".length) });
  }
  switch (`${request.method} ${path}`) {
    case "GET draft":
      return { files: storedWords(folder), person };
    case "POST save": {
      const sent = (await readJson(request, edits)).edits;
      const fields = sent.map(({ file, path }) => ({ file: `${file}.yaml`, path }));
      return noted(save(sent, folder), fields);
    }
    case "POST picture": {
      const { data } = pictureEdit.safeParse(Object.fromEntries(searchParams));
      if (!data) throw new Refusal("The desk does not understand what was sent.", 400);
      return noted(addPicture(request, data, folder));
    }
    case "POST treatment":
      return noted(addTreatment(request, folder));
    case "POST remove-treatment":
      return noted(removeTreatment(request, folder));
    default:
      return undefined;
  }
}
