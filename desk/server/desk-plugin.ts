import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { interpolate } from "../../contract/interpolate.ts";
import { securityHeaders } from "../../server/http/security-headers.ts";
import { builtWith } from "../../site/render/build-inputs.ts";
import { pageDirectives, policyOf } from "../../site/render/content-security-policy.ts";
import { createPublisher } from "../publish/publisher.ts";
import { Refusal } from "../refusal.ts";
import type { ClientFiles } from "./build-client.ts";
import type { DeskSettings } from "./desk-settings.ts";
import { personOf, refusalOf } from "./guard.ts";
import { thumbnail } from "./pictures.ts";
import { placeMarks } from "./place-marks.ts";
import { respond } from "./respond.ts";
import { route } from "./routes.ts";

/** The desk's page loads everything from its own origin. The draft is in a frame of it. */
const POLICY = policyOf({
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self' 'unsafe-inline'",
  "font-src": "'self'",
  "img-src": "'self' blob:",
  "connect-src": "'self'",
  "frame-src": "'self'",
  "form-action": "'none'",
  "base-uri": "'none'",
  "frame-ancestors": "'none'",
});

/** The website's policy, except for what Vite adds to its pages, and for the frame of the desk. */
const DRAFT_POLICY = policyOf({
  ...pageDirectives(builtWith.FUNCTIONS_URL),
  "script-src": "'self' 'unsafe-inline'",
  "frame-ancestors": "'self'",
  "require-trusted-types-for": undefined,
  "trusted-types": undefined,
});

/**
 * The headers of every response: those of the website, so that the draft's embeds work as visitors see them.
 */
const HEADERS = {
  ...securityHeaders({ isServedOverTls: false }),
  "content-security-policy": DRAFT_POLICY,
  "x-robots-tag": "noindex",
};

/** The folders from which the draft's pages load files. */
const LOADED = ["site", "contract", "node_modules/.vite", "node_modules/vite/dist/client"];
const OPEN_SITE = resolve("site/render/open-site.ts");
const SITE_WITH_MARKS = resolve("desk/site-with-marks.ts");

const WITHOUT_KEY = "The desk was restarted. Reload the page: what you typed is still there.";

/** Notifies the desk around the page that the page can be edited, before its pictures have loaded. */
const LOADED_EVENT = `<script>parent.dispatchEvent(new Event("page"))</script>`;

type Parts = { folder: string; client: ClientFiles; settings: DeskSettings };

/** Serves the desk at /desk of the draft's own server, and marks the fields in the draft's pages. */
export function deskPlugin(parts: Parts): Plugin {
  const serveDesk = createDesk(parts);
  return {
    name: "desk",
    // Before every other middleware, because no other origin may get a response.
    enforce: "pre",
    configResolved({ server }) {
      // A second check after the guard. A setting would only extend that of the website.
      server.fs.allow = [...LOADED, parts.folder].map((path) => resolve(path));
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        response.setHeaders(new Map(Object.entries(HEADERS)));
        const refusal = refusalOf(request, parts.settings);
        if (refusal) return void respond(Promise.reject(refusal), response);
        const { pathname } = new URL(request.url ?? "/", "http://desk");
        if (pathname !== "/desk" && !pathname.startsWith("/desk/")) return next();
        // Only the draft sends a referrer, because YouTube's player requires one.
        response.setHeader("referrer-policy", "no-referrer");
        serveDesk(request, pathname, response);
      });
    },
    // Replaces the website's draft by the one with marks in its texts.
    resolveId: (source, importer) =>
      importer === OPEN_SITE && source.endsWith("/site-in-development.ts")
        ? SITE_WITH_MARKS
        : undefined,
    // No automatic reload, because the desk updates the page after a save.
    load: (id) => (id.endsWith("/vite/dist/client/client.mjs") ? "" : undefined),
    // Before Vite reads the addresses, because it treats a mark's letters as spaces.
    transformIndexHtml: {
      order: "pre",
      handler: (html) => placeMarks(html).replace("</body>", `${LOADED_EVENT}</body>`),
    },
  };
}

/** Answers requests below /desk: the desk's files, its pictures, and what its page asks. */
function createDesk({ folder, client, settings }: Parts) {
  // A page of another site does not know the key, so it cannot save.
  const key = randomBytes(24).toString("base64url");
  const page = interpolate(String(client.get("/desk/")?.body ?? ""), { key });
  const publisher = createPublisher(folder);
  const find = async (request: IncomingMessage, path: string): Promise<unknown> => {
    const [, picture] = /^\/desk\/pictures\/([\w.-]+)$/.exec(path) ?? [];
    if (picture) return thumbnail(picture, folder);
    if (!path.startsWith("/desk/api/")) return undefined;
    if (request.headers["x-desk-key"] !== key) throw new Refusal(WITHOUT_KEY, 401);
    return route(request, { folder, person: personOf(request, settings) ?? "", publisher });
  };
  return (request: IncomingMessage, path: string, response: ServerResponse): void => {
    const file = client.get(path === "/desk" ? "/desk/" : path);
    // Vite's own server would serve the sources in the folder desk/.
    if (!file) return void respond(find(request, path), response);
    response.setHeader("content-security-policy", POLICY);
    // The name of a file contains its hash. The page has a fixed address.
    const isPage = file.type.startsWith("text/html");
    response.setHeader("cache-control", isPage ? "no-store" : "max-age=31536000, immutable");
    response.writeHead(200, { "content-type": file.type });
    response.end(isPage ? page : file.body);
  };
}
