import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { readJson } from "./read-body.ts";
import { Refusal } from "./refusal.ts";
import { save } from "./save.ts";
import { bytesAt, headOf, storedFiles } from "./stored-files.ts";

/** Below the address the editor is given; a repository's name means nothing here. */
const REPOSITORY = /^\/repos\/[^/]+\/[^/]+/;

const wanted = z.object({ files: z.array(z.string()) });
const sent = z.object({
  files: z.array(
    z.object({
      path: z.string(),
      operation: z.enum(["create", "update", "delete"]),
      content: z.string(),
    }),
  ),
});

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
    const { files } = await readJson(request, wanted);
    return files.map((path) => {
      const content = bytesAt(path, folder).toString("base64");
      return { path, content, encoding: "base64" };
    });
  }
  if (rest === "/commits") return [];
  if (rest === "/contents" && request.method === "POST")
    return saveAll(await readJson(request, sent), folder);
  return query === "" && rest.startsWith("/media/") ? mediaAt(rest, folder) : undefined;
}

/** "/media/main/content/media/stills/towels.jpg" */
function mediaAt(rest: string, folder: string): Buffer {
  try {
    const [, , , ...path] = rest.split("/").map(decodeURIComponent);
    return bytesAt(path.join("/"), folder);
  } catch (error) {
    if (error instanceof URIError) throw new Refusal("The address is not written as one.", 400);
    throw error;
  }
}

async function saveAll({ files }: z.infer<typeof sent>, folder: string): Promise<object> {
  const changes = files.map(({ path, operation, content }) => ({
    path,
    operation,
    bytes: Buffer.from(content, "base64"),
  }));
  const saved = await save(changes, folder);
  // A picture is kept under another name than it was sent: told of a head that is not, the editor looks for it.
  const isAsSent = files.every(({ path }) => saved.some((file) => file.path === path));
  const sha = isAsSent ? headOf(storedFiles(folder)) : "rewritten";
  return {
    commit: { sha, created: new Date().toISOString() },
    // What stands on disk is what the editor knows, even where a colour was put right:
    // by another sum it would take that for somebody else's change.
    files: files.map(({ path }) => ({
      path,
      sha: saved.find((file) => file.path === path)?.sha ?? "rewritten",
    })),
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
    if (error instanceof Refusal) return void send(error.status, { message: error.message });
    console.error(error);
    const message = `Something is wrong with the desk itself. Show this to whoever looks after the website: ${error}`;
    send(500, { message });
  }
}
