import { createHash, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json, text } from "node:stream/consumers";
import { listenOnLoopback } from "../support/loopback.ts";
import type { Clinic } from "./clinic.ts";
import { commitFiles, isAsKnown, type SentFile } from "./commit-files.ts";

export const APP_ID = "the-desk";

export type GitServer = { address: string; end: () => void };

/**
 * Gitea's sign-in (OAuth 2 with PKCE) and as much of its API as the editor asks for, over a clinic's
 * bare repository: a save is a commit there. https://docs.gitea.com/api and /development/oauth2-provider
 */
export async function startGitServer({ git, origin }: Clinic): Promise<GitServer> {
  const challenges = new Map<string, string>();
  const tokens = new Set<string>();
  const bare = (...parameters: string[]) => git(`--git-dir=${origin}`, ...parameters).trimEnd();

  const signIn = (query: URLSearchParams, response: ServerResponse) => {
    const isAsked = query.get("client_id") === APP_ID && query.get("response_type") === "code";
    if (!isAsked || query.get("code_challenge_method") !== "S256") return send(response, 400, {});
    const code = randomBytes(8).toString("hex");
    challenges.set(code, query.get("code_challenge") ?? "");
    const back = new URL(query.get("redirect_uri") ?? "");
    back.search = String(new URLSearchParams({ code, state: query.get("state") ?? "" }));
    response.writeHead(200, { "content-type": "text/html" });
    response.end(`<h1>Let the desk in?</h1><a href="${back}">Authorize</a>`);
  };

  const tokenFor = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const { code = "", code_verifier = "" } = body.startsWith("{")
      ? JSON.parse(body)
      : Object.fromEntries(new URLSearchParams(body));
    const challenge = createHash("sha256").update(code_verifier).digest("base64url");
    if (challenges.get(code) !== challenge) return send(response, 400, { error: "invalid_grant" });
    challenges.delete(code);
    const access_token = randomBytes(16).toString("hex");
    tokens.add(access_token);
    send(response, 200, { access_token, token_type: "bearer" });
  };

  const answer = async (path: string, request: IncomingMessage): Promise<unknown> => {
    const rest = path.replace("/repos/clinic/website", "");
    if (path === "/version") return { version: "1.24.6" };
    if (path === "/user") return { id: 7, login: "ana", full_name: "Ana", email: "ana@clinic.ca" };
    if (path === "/settings/api") return { default_paging_num: 30 };
    if (rest === "") return { permissions: { pull: true, push: true }, default_branch: "main" };
    if (rest === "/branches/main") {
      return {
        commit: {
          id: bare("rev-parse", "main"),
          message: bare("log", "-1", "--format=%B", "main"),
        },
      };
    }
    if (rest.startsWith("/git/trees/")) return { tree: treeOf(bare), truncated: false };
    if (rest === "/file-contents") {
      const { files } = (await json(request)) as { files: string[] };
      return files.map((file) => {
        const content = Buffer.from(`${bare("show", `main:${file}`)}\n`).toString("base64");
        return { path: file, content, encoding: "base64" };
      });
    }
    if (rest === "/commits") return [];
    if (rest === "/contents" && request.method === "POST") {
      const sent = (await json(request)) as { message: string; files: SentFile[] };
      return sent.files.every((file) => isAsKnown(file, bare))
        ? commitFiles(sent, bare)
        : undefined;
    }
  };

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://git");
    for (const [name, value] of Object.entries(cors)) response.setHeader(name, value);
    if (request.method === "OPTIONS") return void response.writeHead(204).end();
    if (pathname === "/login/oauth/authorize") return signIn(searchParams, response);
    if (pathname === "/login/oauth/access_token") return tokenFor(request, response);
    const [, token = ""] =
      /^(?:token|Bearer) (.+)$/.exec(request.headers.authorization ?? "") ?? [];
    if (!tokens.has(token)) return send(response, 401, { message: "token is required" });
    const found = await answer(pathname.replace("/api/v1", ""), request);
    if (found === undefined)
      send(response, request.method === "POST" ? 422 : 404, { message: "no" });
    else send(response, 200, found);
  });
  return { address: await listenOnLoopback(server), end: () => server.close() };
}

const cors = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*, authorization",
  "access-control-allow-methods": "*",
};

function treeOf(bare: (...parameters: string[]) => string): object[] {
  return bare("ls-tree", "-r", "--long", "main")
    .split("\n")
    .map((line) => {
      const [, sha, size, path] = /^\S+ blob (\S+) +(\d+)\t(.+)$/.exec(line) ?? [];
      return { type: "blob", path, sha, size: Number(size) };
    });
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
