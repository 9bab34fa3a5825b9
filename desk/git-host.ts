import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { Refusal } from "./refusal.ts";
import { type Change, save } from "./save.ts";
import { headOf, placeOf, storedFiles } from "./stored-files.ts";

/** Below the address the editor is given; a repository's name means nothing here. */
const REPOSITORY = /^\/repos\/[^/]+\/[^/]+/;

/**
 * As much of Gitea's API as the editor asks for, over a folder on disk: saving is writing into it.
 * https://docs.gitea.com/api
 * @param path below /api/v1
 */
export async function answerAsGitHost(
  path: string,
  request: IncomingMessage,
  folder: string,
): Promise<unknown> {
  const [whole = "", query = ""] = path.split("?");
  if (whole === "/version") return { version: "1.24.0" };
  if (whole === "/user") return { id: 1, login: "owner", full_name: "", email: "" };
  if (whole === "/settings/api") return { default_paging_num: 1000 };
  if (!REPOSITORY.test(whole)) return undefined;
  const rest = whole.replace(REPOSITORY, "");
  if (rest === "") return { permissions: { pull: true, push: true }, default_branch: "main" };
  if (rest.startsWith("/branches/")) {
    return { commit: { id: headOf(storedFiles(folder)), message: "" } };
  }
  if (rest.startsWith("/git/trees/")) {
    return {
      tree: storedFiles(folder).map((file) => ({ type: "blob", ...file })),
      truncated: false,
    };
  }
  if (rest === "/file-contents") {
    const { files } = JSON.parse(await text(request)) as { files: string[] };
    return files.map((file) => {
      const content = readFileSync(placeOf(file, folder)).toString("base64");
      return { path: file, content, encoding: "base64" };
    });
  }
  if (rest === "/commits") return [];
  if (rest === "/contents" && request.method === "POST")
    return saveAll(await text(request), folder);
  return query === "" && rest.startsWith("/media/") ? mediaAt(rest, folder) : undefined;
}

/** "/media/main/content/media/stills/towels.jpg" */
function mediaAt(rest: string, folder: string): Buffer {
  const [, , , ...path] = rest.split("/").map(decodeURIComponent);
  return readFileSync(placeOf(path.join("/"), folder));
}

type SentFile = { path: string; operation: Change["operation"]; content: string };

async function saveAll(body: string, folder: string): Promise<object> {
  const { files } = JSON.parse(body) as { files: SentFile[] };
  const changes = files.map(({ path, operation, content }) => ({
    path,
    operation,
    bytes: Buffer.from(content, "base64"),
  }));
  const saved = await save(changes, folder);
  // Where another text was written than was sent, the editor is told of a head that is not: it reads anew.
  const isAsSent = saved.every((file) => file.isAsSent);
  const sha = isAsSent ? headOf(storedFiles(folder)) : "rewritten";
  return {
    commit: { sha, created: new Date().toISOString() },
    files: files.map(({ path }) => {
      const file = saved.find((one) => one.path === path && one.isAsSent);
      return { path, sha: file?.sha ?? "rewritten" };
    }),
  };
}

/** JSON, a picture's bytes, or why not in the form the editor shows. */
export async function sendAnswer(
  answer: Promise<unknown>,
  response: ServerResponse,
): Promise<void> {
  const send = (status: number, body: object) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  try {
    const found = await answer;
    if (found instanceof Buffer) response.writeHead(200).end(found);
    else if (found === undefined) send(404, { message: "There is no such page." });
    else send(200, found as object);
  } catch (error) {
    if (error instanceof Refusal) return void send(422, { message: error.message });
    console.error(error);
    const message = `Something is wrong with the desk itself. Show this to whoever looks after the website: ${error}`;
    send(500, { message });
  }
}
