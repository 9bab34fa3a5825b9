import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { answerAsGitHost, sendAnswer } from "./git-host.ts";
import { isFromOwnOrigin } from "./own-origin.ts";
import { createPublisher } from "./publish/publisher.ts";
import { answerAboutPublishing } from "./publish/publishing-api.ts";
import { Refusal } from "./refusal.ts";

/**
 * A page's scripts, styles and requests come from the desk alone; the site stands in a frame.
 * @param host the git host that a hosted desk asks
 */
export const policy = ({ site = "", host = "" }: { site?: string; host?: string }) =>
  [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' blob: data:",
    `connect-src 'self' blob: data: ${host || "ws:"}`,
    "worker-src 'self' blob:",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-src 'self' ${site}`,
    "frame-ancestors 'self'",
  ].join("; ");

const ANOTHER_ORIGIN =
  "The desk answers only its own page. Open it by the address that stands in the terminal.";
const WITHOUT_KEY = "The desk was started anew. Reload its page: what you saved is still there.";

/**
 * Saving and publishing behind the desk's pages, on this computer alone.
 * @param site the address of the site in development
 */
export function deskServer({ folder, site }: { folder: string; site: string }): Plugin {
  // The watcher names files by their whole paths.
  const inFolder = join(resolve(folder), "/");
  // A page of another site does not know it, so it cannot save.
  const key = randomBytes(24).toString("base64url");
  const publisher = createPublisher(folder);
  return {
    name: "desk",
    configureServer(server) {
      server.watcher.add(folder);
      server.watcher.on("all", (_, file) => {
        if (resolve(file).startsWith(inFolder)) server.ws.send("desk:changed");
      });
      server.middlewares.use((request, response, next) => {
        response.setHeader("content-security-policy", policy({ site }));
        response.setHeader("referrer-policy", "no-referrer");
        response.setHeader("cross-origin-resource-policy", "same-origin");
        const refuse = (status: number, message: string) =>
          sendAnswer(Promise.reject(new Refusal(message, status)), response);
        if (!isFromOwnOrigin(request)) return void refuse(403, ANOTHER_ORIGIN);
        const url = URL.parse(request.url ?? "/", "http://desk");
        if (!url) return void refuse(400, "That is no address of the desk.");
        const { pathname, search } = url;
        const [, room] = /^\/(api\/v1|publishing)(?=\/|$)/.exec(pathname) ?? [];
        if (!room) return next();
        if (!hasKey(request, key)) return void refuse(401, WITHOUT_KEY);
        const path = pathname.slice(room.length + 1) + search;
        const answer =
          room === "publishing"
            ? answerAboutPublishing({ request, path, folder, publisher })
            : answerAsGitHost(path, request, folder);
        sendAnswer(answer, response);
      });
    },
    transformIndexHtml: () => [
      { tag: "meta", attrs: { name: "desk-key", content: key }, injectTo: "head" },
      { tag: "meta", attrs: { name: "site", content: site }, injectTo: "head" },
    ],
  };
}

function hasKey({ headers }: IncomingMessage, key: string): boolean {
  return headers.authorization === `token ${key}`;
}
