import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { answerAsGitHost, sendAnswer } from "./git-host.ts";
import { answerAboutPublishing } from "./publish/publishing-page.ts";

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

/**
 * Saving and publishing behind the desk's pages, on this computer alone.
 * @param site the address of the site in development
 */
export function deskServer({ folder, site }: { folder: string; site: string }): Plugin {
  // A page of another site does not know it, so it cannot save.
  const key = randomBytes(24).toString("base64url");
  return {
    name: "desk",
    configureServer(server) {
      server.watcher.add(folder);
      server.watcher.on("all", (_, file) => {
        if (file.startsWith(resolve(folder))) server.ws.send("desk:changed");
      });
      server.middlewares.use((request, response, next) => {
        response.setHeader("content-security-policy", policy({ site }));
        response.setHeader("referrer-policy", "no-referrer");
        const { pathname, search } = new URL(request.url ?? "/", "http://desk");
        const [, room] = /^\/(api\/v1|publishing)(?=\/|$)/.exec(pathname) ?? [];
        if (!room) return next();
        if (!isFromDesk(request, key)) return void response.writeHead(401).end("{}");
        const path = pathname.slice(room.length + 1) + search;
        const answer =
          room === "publishing"
            ? answerAboutPublishing(request.method ?? "", folder)
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

function isFromDesk({ headers }: IncomingMessage, key: string): boolean {
  return headers.authorization === `token ${key}`;
}
