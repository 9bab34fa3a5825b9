import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Plugin } from "vite";
import { startPublishing } from "../publish/start-publishing.ts";
import { answer } from "./answer.ts";
import type { ClientFiles } from "./build-client.ts";
import type { DeskSettings } from "./desk-settings.ts";
import { isFromOwnOrigin } from "./own-origin.ts";
import { thumbnail } from "./pictures.ts";
import { placeMarks } from "./place-marks.ts";
import { Refusal } from "./refusal.ts";
import { sendAnswer } from "./send-answer.ts";

/** The desk's page takes everything from its own address; the draft stands in a frame of it. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' blob:",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

const ANOTHER_ORIGIN =
  "The desk answers only its own page. Open it by the address that stands in the terminal.";
const WITHOUT_KEY = "The desk was started anew. Reload its page: what you typed is still there.";
const NOBODY = "Sign in first: the desk has to know whose changes these are.";

type Parts = { folder: string; client: ClientFiles; settings: DeskSettings };

/** The desk below /desk of the draft's own server, and fields named in the draft's pages. */
export function deskPlugin({ folder, client, settings }: Parts): Plugin {
  // A page of another site does not know it, so it cannot save.
  const key = randomBytes(24).toString("base64url");
  const page = client.get("/desk/")?.body.toString().replace("{{key}}", key) ?? "";

  const publisher = startPublishing(folder);
  const route = async (request: IncomingMessage, path: string): Promise<unknown> => {
    const [, picture] = /^\/desk\/pictures\/([\w.-]+)$/.exec(path) ?? [];
    if (picture) return thumbnail(picture, folder);
    if (!path.startsWith("/desk/api/")) return undefined;
    if (request.headers.authorization !== `key ${key}`) throw new Refusal(WITHOUT_KEY, 401);
    const person = personOf(request, settings);
    if (person === undefined) throw new Refusal(NOBODY, 401);
    return answer(request, { folder, person, publisher });
  };

  const serveFile = (path: string, response: ServerResponse): boolean => {
    const file = path === "/desk" ? client.get("/desk/") : client.get(path);
    if (!file) return false;
    response.setHeader("content-security-policy", POLICY);
    // A file's name changes with it, the page's does not.
    const isPage = file.type === "text/html";
    response.setHeader("cache-control", isPage ? "no-store" : "max-age=31536000, immutable");
    response.writeHead(200, { "content-type": file.type });
    response.end(isPage ? page : file.body);
    return true;
  };

  return {
    name: "desk",
    // Before whatever else the server answers: nothing of it is for another origin.
    enforce: "pre",
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        response.setHeader("referrer-policy", "no-referrer");
        response.setHeader("cross-origin-resource-policy", "same-origin");
        response.setHeader("content-security-policy", "frame-ancestors 'self'");
        response.setHeader("x-robots-tag", "noindex");
        const refuse = (status: number, message: string) =>
          void sendAnswer(Promise.reject(new Refusal(message, status)), response);
        if (!isFromOwnOrigin(request, settings.address)) return refuse(403, ANOTHER_ORIGIN);
        const url = URL.parse(request.url ?? "/", "http://desk");
        if (!url) return refuse(400, "That is no address of the desk.");
        const { pathname } = url;
        if (pathname !== "/desk" && !pathname.startsWith("/desk/")) return next();
        // Vite's own server would give the sources that stand in the folder of this name.
        if (!serveFile(pathname, response)) void sendAnswer(route(request, pathname), response);
      });
    },
    transformIndexHtml: { order: "post", handler: placeMarks },
  };
}

/** By the header that the sign-in before the desk sets; on a computer of one's own, nobody has to say. */
function personOf(
  { headers }: IncomingMessage,
  { personHeader }: DeskSettings,
): string | undefined {
  if (!personHeader) return "";
  const named = headers[personHeader.toLowerCase()];
  return typeof named === "string" && named !== "" ? named : undefined;
}
