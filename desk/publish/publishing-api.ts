import type { IncomingMessage } from "node:http";
import { z } from "zod";
import { readJson } from "../server/read-body.ts";
import { Refusal } from "../server/refusal.ts";
import { goAlong, putBack, readDraft, type Way } from "./draft.ts";
import { publishWaiting } from "./due.ts";
import { before, readHistory } from "./history.ts";
import { noteChanges, type SavedField } from "./journal.ts";
import { personOf } from "./person.ts";
import { choose } from "./publish.ts";
import type { Publisher } from "./publisher.ts";
import { publishingState } from "./publishing-state.ts";
import { shownChanges } from "./shown-change.ts";
import { smallPicture } from "./small-picture.ts";
import { timeZoneOf } from "./time-zone.ts";
import { changesIn, versionsBetween } from "./versions.ts";
import { cancelWaiting, instantOf, letWait } from "./waiting.ts";

const ids = z.array(z.string());
const tree = z.string().regex(/^[\da-f]{40,64}$/);
const bodies = {
  putBack: z.object({ ids }),
  way: z.object({ before: tree, after: tree }),
  publish: z.object({ ids, at: z.string().optional() }),
};

type Asked = {
  request: IncomingMessage;
  /** The rest of the address, below "publishing". */
  path: string;
  folder: string;
  person: string;
  publisher: Publisher;
};

/** What the desk's panels ask for. @throws Refusal */
export async function answerAboutPublishing(asked: Asked): Promise<object> {
  const { request, path, folder, publisher } = asked;
  const [, room, name = ""] = /^(\/(?:history|picture)\/)([\da-f]+)$/.exec(path) ?? [];
  switch (`${request.method} ${room ?? path}`) {
    case "GET ":
      await noting;
      return publishingState(folder, publisher);
    case "POST /put-back": {
      const wanted = await readJson(request, bodies.putBack);
      return noted(asked, await putBack(folder, wanted.ids));
    }
    case "POST /undo":
      return noted(asked, await goAlong(folder, await readJson(request, bodies.way)));
    case "POST /publish":
      return begin(asked, await readJson(request, bodies.publish));
    case "POST /publish-waiting":
      await publishWaiting(folder, publisher);
      return {};
    case "POST /cancel-waiting":
      await cancelWaiting(folder);
      return {};
    case "POST /go-live":
      await publisher.goLive();
      return {};
    case "POST /stop":
      publisher.stop();
      return {};
    case "GET /history":
      return { publications: await readHistory(folder) };
    case "GET /history/":
      return historyEntry(folder, name);
    case "POST /history/":
      return reverse(asked, name);
    case "GET /picture/":
      return smallPicture(folder, name);
    default:
      throw new Refusal("The desk has no such page.", 404);
  }
}

async function historyEntry(folder: string, commit: string): Promise<object> {
  const trees = { before: await before(folder, commit), after: commit };
  const changes = await changesIn(folder, await versionsBetween(folder, trees.before, commit));
  return { changes: await shownChanges(folder, { changes, ...trees }) };
}

/** At once or at its hour. */
async function begin(
  { folder, person, publisher }: Asked,
  { ids, at }: z.infer<typeof bodies.publish>,
): Promise<object> {
  const chosen = await choose(folder, await readDraft(folder), ids);
  const by = await personOf(folder, person);
  if (at === undefined) await publisher.start(chosen, by);
  else await letWait(folder, { at: instantOf(at, timeZoneOf(folder)), by, chosen });
  return {};
}

/** The changes of a publication, the other way round, as a draft. */
async function reverse(asked: Asked, commit: string): Promise<object> {
  const { folder } = asked;
  const known = (await readDraft(folder)).changes.map(({ id }) => id);
  const way = await goAlong(folder, { before: commit, after: await before(folder, commit) });
  const { changes } = await readDraft(folder);
  const come = changes.map(({ id }) => id).filter((id) => !known.includes(id));
  return { ...(await noted(asked, way)), ids: come };
}

/** The way back is the answer. */
async function noted({ folder, person }: Asked, way: Way): Promise<object> {
  await noteSave(folder, person);
  return { undo: { before: way.after, after: way.before } };
}

let noting: Promise<unknown> = Promise.resolve();

/**
 * Whoever has saved is remembered beside the draft, one after the other and before the panels ask.
 * @param saved by default all that has changed
 */
export function noteSave(folder: string, person: string, saved?: readonly SavedField[]) {
  const note = async () => {
    const { name } = (await personOf(folder, person)) ?? {};
    if (name) await noteChanges(folder, { name, ...(saved && { saved }) });
  };
  noting = noting.then(note).catch(console.error);
  return noting;
}
