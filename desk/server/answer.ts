import type { IncomingMessage } from "node:http";
import { z } from "zod";
import type { FieldPlace } from "../../content-model/field-place.ts";
import { noteSave } from "../publish/journal.ts";
import { publishingRoutes } from "../publish/publishing-routes.ts";
import { jpegFromHeic } from "./heic.ts";
import { addPicture, pictureEdit } from "./pictures.ts";
import { readJson } from "./read-body.ts";
import { Refusal } from "./refusal.ts";
import type { Asked, Route } from "./route.ts";
import { save } from "./save.ts";
import { storedWords } from "./stored-files.ts";
import { addTreatment, removeTreatment } from "./treatments.ts";

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

const routes: Readonly<Record<string, Route>> = {
  "GET draft": async ({ folder, person }) => ({ files: storedWords(folder), person }),
  async "POST save"(asked) {
    const sent = (await readJson(asked.request, edits)).edits;
    return noted(asked, save(sent, asked.folder), sent);
  },
  async "POST picture"(asked) {
    const { data } = pictureEdit.safeParse(Object.fromEntries(asked.query));
    if (!data) throw new Refusal("The desk does not understand what was sent.", 400);
    return noted(asked, await addPicture(asked.request, data, asked.folder));
  },
  "POST heic": ({ request }) => jpegFromHeic(request),
  "POST treatment": async (asked) => noted(asked, await addTreatment(asked.request, asked.folder)),
  "POST remove-treatment": async (asked) =>
    noted(asked, await removeTreatment(asked.request, asked.folder)),
  ...publishingRoutes,
};

/** What the desk's page asks for, by the rest of its address. @throws Refusal */
export async function answer(
  request: IncomingMessage,
  asked: Omit<Asked, "request" | "query">,
): Promise<object | undefined> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://desk");
  const route = routes[`${request.method} ${pathname.slice("/desk/api/".length)}`];
  return route?.({ ...asked, request, query: searchParams });
}

function noted({ folder, person }: Asked, answered: object, saved?: readonly FieldPlace[]) {
  // It asks git, which need not hold up the page that is to show the change.
  void noteSave(folder, person, saved);
  return answered;
}
