import type { IncomingMessage } from "node:http";
import { z } from "zod";
import { Refusal } from "../refusal.ts";
import { storedWords } from "../stored-files.ts";
import { addPicture, pictureEdit } from "./pictures.ts";
import { publishingRoutes } from "./publishing-routes.ts";
import { readJson } from "./read-body.ts";
import type { Asked, Route } from "./route.ts";
import { save } from "./save.ts";

const edit = z.object({
  file: z.string(),
  path: z.array(z.union([z.string(), z.int().min(0)])),
  before: z.unknown(),
  after: z.unknown(),
});

const routes: Readonly<Record<string, Route>> = {
  "GET draft": async ({ folder, person }) => ({ files: storedWords(folder), person }),
  async "POST save"(asked) {
    return changed(asked, save(await readJson(asked.request, edit), asked.folder));
  },
  async "POST picture"(asked) {
    const { data } = pictureEdit.safeParse(Object.fromEntries(asked.query));
    if (!data) throw new Refusal("The desk does not understand what was sent.", 400);
    return changed(asked, await addPicture(asked.request, data, asked.folder));
  },
  ...publishingRoutes,
};

/** The response to a request of the desk's page. @throws Refusal */
export async function answer(
  request: IncomingMessage,
  asked: Omit<Asked, "request" | "query">,
): Promise<object | undefined> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://desk");
  const route = routes[`${request.method} ${pathname.slice("/desk/api/".length)}`];
  return route?.({ ...asked, request, query: searchParams });
}

/** A change makes the message about the last publication obsolete. */
function changed({ publisher }: Asked, answered: object): object {
  publisher.forget();
  return answered;
}
