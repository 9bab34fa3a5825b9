import { z } from "zod";
import { readJson } from "../server/read-body.ts";
import { Refusal } from "../server/refusal.ts";
import type { Asked, Route } from "../server/route.ts";
import { choose } from "./choose.ts";
import { parentOf, readHistory } from "./history.ts";
import { noteSave, whenNoted } from "./journal.ts";
import { personOf } from "./person.ts";
import { publishingState, timeZoneOf } from "./publishing-state.ts";
import { shownChanges } from "./shown-changes.ts";
import { goAlong, putBack, readUnpublished } from "./unpublished.ts";
import { changesBetween, type Way } from "./versions.ts";
import { cancelWaiting, instantOf, letWait, publishWaiting } from "./waiting.ts";

const ids = z.array(z.string());
const object = z.string().regex(/^[\da-f]{40,64}$/);
const bodies = {
  putBack: z.object({ ids }),
  way: z.object({ before: object, after: object }),
  publish: z.object({ ids, at: z.string().optional() }),
  waiting: z.object({ id: z.string() }),
  reverse: z.object({ commit: object }),
};

/** What the desk's panels ask for. */
export const publishingRoutes: Readonly<Record<string, Route>> = {
  async "GET publishing"({ folder, publisher }) {
    await whenNoted();
    return publishingState(folder, publisher);
  },
  async "POST publishing/put-back"(asked) {
    const { ids } = await readJson(asked.request, bodies.putBack);
    return noted(asked, await putBack(asked.folder, ids));
  },
  async "POST publishing/undo"(asked) {
    return noted(asked, await goAlong(asked.folder, await readJson(asked.request, bodies.way)));
  },
  async "POST publishing/publish"({ request, folder, person, publisher }) {
    const { ids, at } = await readJson(request, bodies.publish);
    const chosen = await choose(folder, { ids, by: await personOf(folder, person) });
    if (at === undefined) await publisher.start(chosen);
    else await letWait(folder, instantOf(at, timeZoneOf(folder)), chosen);
    return {};
  },
  async "POST publishing/publish-waiting"({ request, folder, publisher }) {
    await publishWaiting(folder, publisher, await readJson(request, bodies.waiting));
    return {};
  },
  async "POST publishing/cancel-waiting"({ request, folder }) {
    await cancelWaiting(folder, await readJson(request, bodies.waiting));
    return {};
  },
  async "POST publishing/go-live"({ publisher }) {
    await publisher.goLive();
    return {};
  },
  async "POST publishing/stop"({ publisher }) {
    publisher.stop();
    return {};
  },
  async "GET publishing/history"({ folder }) {
    return { publications: await readHistory(folder) };
  },
  async "GET publishing/changes"({ folder, query }) {
    const { before, after } = await wayOf(folder, query.get("commit"));
    return { changes: await shownChanges(folder, { before, after }) };
  },
  /** The changes of a publication, the other way round, among what is saved and not published. */
  async "POST publishing/reverse"(asked) {
    const { folder } = asked;
    const { commit } = await readJson(asked.request, bodies.reverse);
    const { before, after } = await wayOf(folder, commit);
    const idsNow = async () =>
      (await changesBetween(folder, await readUnpublished(folder))).map(({ id }) => id);
    const known = await idsNow();
    const way = await goAlong(folder, { before: after, after: before });
    const come = (await idsNow()).filter((id) => !known.includes(id));
    return { ...(await noted(asked, way)), ids: come };
  },
};

/** @throws Refusal where there is no such publication, or nothing before it */
async function wayOf(folder: string, commit: string | null): Promise<Way> {
  const { data } = object.safeParse(commit);
  const before = data && (await parentOf(folder, data));
  if (!before) throw new Refusal("Nothing stands before this in the history.", 404);
  return { before, after: data };
}

/** The way back is the answer. */
async function noted({ folder, person }: Asked, { before, after }: Way): Promise<object> {
  await noteSave(folder, person);
  return { undo: { before: after, after: before } };
}
