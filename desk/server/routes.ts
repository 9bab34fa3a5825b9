import type { IncomingMessage } from "node:http";
import { z } from "zod";
import { describeChanges } from "../publish/describe-changes.ts";
import { idOf, readDraftTree } from "../publish/draft-tree.ts";
import { gitOrNothing, type Person } from "../publish/git.ts";
import { changesOf, readHistory } from "../publish/history.ts";
import type { Publisher } from "../publish/publisher.ts";
import { changesBetween } from "../publish/versions.ts";
import type { PublishingState } from "../publishing.ts";
import { Refusal } from "../refusal.ts";
import { storedWords } from "../stored-files.ts";
import { addPicture, pictureEdit } from "./pictures.ts";
import { readJson } from "./read-body.ts";
import { save } from "./save.ts";

type Asked = {
  request: IncomingMessage;
  query: URLSearchParams;
  folder: string;
  /** The signed-in person. Empty without a sign-in, on a local computer. */
  person: string;
  publisher: Publisher;
};

const edit = z.object({
  file: z.string(),
  path: z.array(z.union([z.string(), z.int().min(0)])),
  before: z.unknown(),
  after: z.unknown(),
});

/** Each resolves to what is sent as JSON. @throws Refusal */
const routes: Readonly<Record<string, (asked: Asked) => Promise<object>>> = {
  "GET draft": async ({ folder, person }) => ({ files: storedWords(folder), person }),
  async "POST save"({ request, folder, publisher }) {
    const saved = save(await readJson(request, edit), folder);
    publisher.forget();
    return saved;
  },
  async "POST picture"({ request, query, folder, publisher }) {
    const { data } = pictureEdit.safeParse(Object.fromEntries(query));
    if (!data) throw new Refusal("The desk does not understand what was sent.", 400);
    const added = await addPicture(request, data, folder);
    publisher.forget();
    return added;
  },
  async "GET publishing"({ folder, publisher }): Promise<PublishingState> {
    const state = publisher.state();
    // Immediately, because the panel shows only the step.
    if (state.running) return { changes: [], shown: "", ...state };
    const saved = await readDraftTree(folder);
    const { base, draft } = saved;
    const changes = describeChanges(await changesBetween(folder, base, draft), storedWords(folder));
    return { changes, shown: idOf(saved), ...state };
  },
  async "POST publishing/publish"({ request, folder, person, publisher }) {
    const { shown } = await readJson(request, z.object({ shown: z.string() }));
    // Responds immediately. The panel polls the progress.
    void publisher.publish(shown, await authorOf(folder, person));
    return {};
  },
  async "GET publishing/history"({ folder }) {
    return { publications: await readHistory(folder) };
  },
  async "GET publishing/changes"({ folder, query }) {
    return { changes: await changesOf(folder, query.get("commit") ?? "") };
  },
};

/** Resolves to undefined if there is no such route. @throws Refusal */
export async function route(
  request: IncomingMessage,
  asked: Omit<Asked, "request" | "query">,
): Promise<object | undefined> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://desk");
  const found = routes[`${request.method} ${pathname.slice("/desk/api/".length)}`];
  return found?.({ ...asked, request, query: searchParams });
}

/** As the sign-in proxy names the person, or empty on a local computer, where git knows its user. */
async function authorOf(folder: string, named: string): Promise<Person | undefined> {
  // A header may contain characters that a commit's author must not.
  const name = named.replace(/[<>\p{Cc}]/gu, "").trim();
  if (name) return { name, email: name.includes("@") ? name : "desk@localhost" };
  const own = await gitOrNothing(folder, "config", "user.name");
  const email = await gitOrNothing(folder, "config", "user.email");
  return own && email ? { name: own, email } : undefined;
}
