import { z } from "zod";
import { idOf, readDraftTree } from "../publish/draft-tree.ts";
import { gitOrNothing, type Person } from "../publish/git.ts";
import { changesOf, readHistory } from "../publish/history.ts";
import { inWords } from "../publish/in-words.ts";
import { changesBetween } from "../publish/versions.ts";
import type { PublishingState } from "../publishing.ts";
import { storedWords } from "../stored-files.ts";
import { readJson } from "./read-body.ts";
import type { Route } from "./route.ts";

/** The requests of the publishing panels. */
export const publishingRoutes: Readonly<Record<string, Route>> = {
  async "GET publishing"({ folder, publisher }): Promise<PublishingState> {
    const state = publisher.state();
    // Immediately, because the panel shows only the step.
    if (state.running) return { changes: [], shown: "", ...state };
    const saved = await readDraftTree(folder);
    const { base, draft } = saved;
    const changes = inWords(await changesBetween(folder, base, draft), storedWords(folder));
    return { changes, shown: idOf(saved), ...state };
  },
  async "POST publishing/publish"({ request, folder, person, publisher }) {
    const { shown } = await readJson(request, z.object({ shown: z.string() }));
    // Responds immediately. The panel polls the progress.
    void publisher.publish(shown, await personOf(folder, person));
    return {};
  },
  async "GET publishing/history"({ folder }) {
    return { publications: await readHistory(folder) };
  },
  async "GET publishing/changes"({ folder, query }) {
    return { changes: await changesOf(folder, query.get("commit") ?? "") };
  },
};

/** The author: as the sign-in proxy names it, or empty on a local computer, where git knows its user. */
async function personOf(folder: string, named: string): Promise<Person | undefined> {
  // A header may contain characters that a commit's author must not.
  const name = named.replace(/[<>\p{Cc}]/gu, "").trim();
  if (name) return { name, email: name.includes("@") ? name : "desk@localhost" };
  const own = await gitOrNothing(folder, "config", "user.name");
  const email = await gitOrNothing(folder, "config", "user.email");
  return own && email ? { name: own, email } : undefined;
}
