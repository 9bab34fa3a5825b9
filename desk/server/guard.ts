import { createHash, timingSafeEqual } from "node:crypto";
import { existsSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join, relative, resolve, sep } from "node:path";
import { functionPath } from "../../contract/appointment-request.ts";
import { contentFolder } from "../../site/content/folder.ts";
import { Refusal } from "../refusal.ts";
import type { DeskSettings } from "./desk-settings.ts";
import { isFromOwnOrigin } from "./own-origin.ts";
import { personOf } from "./person-of.ts";

const ANOTHER_ORIGIN =
  "The desk answers only its own page. Open it at the address that the terminal shows.";
const PAST_THE_SIGN_IN = "Open the desk at its own address, where you sign in.";
const NOBODY = "Sign in first: the desk has to know whose changes these are.";
const NO_ADDRESS = "The desk has no such address.";
const NOTHING_TO_SEND = "Nothing can be sent to this address.";

/** The reason to reject a request, before any other code reads it. Undefined if there is none. */
export function refusalOf(request: IncomingMessage, settings: DeskSettings): Refusal | undefined {
  const { url: own, proxySecret } = settings;
  if (proxySecret && !isSecret(request.headers["x-desk-proxy"], proxySecret)) {
    return new Refusal(PAST_THE_SIGN_IN, 403);
  }
  if (personOf(request, settings) === undefined) return new Refusal(NOBODY, 401);
  if (!isFromOwnOrigin(request, own)) return new Refusal(ANOTHER_ORIGIN, 403);
  const { method = "", url = "" } = request;
  const [path = ""] = url.split("?");
  // An address with two spellings could be read differently by this guard and by Vite.
  const isPlain = URL.parse(url, "http://desk")?.pathname === path && !/[%\\]|\/\//.test(path);
  if (!isPlain) return new Refusal(NO_ADDRESS, 400);
  if (!isOfDesk(path) && !isOfDraft(path)) return new Refusal(NO_ADDRESS, 404);
  const takes = path.startsWith("/desk/api/") || path.startsWith(functionPath);
  const isReading = method === "GET" || method === "HEAD";
  return isReading || (takes && method === "POST") ? undefined : new Refusal(NOTHING_TO_SEND, 405);
}

function isOfDesk(path: string): boolean {
  return path === "/desk" || path.startsWith("/desk/");
}

/** The scripts and styles that the draft's pages load: the website's own, and Vite's. */
const LOADED =
  /^\/(?:@vite\/client|@react-refresh|(?:site|contract|node_modules\/\.vite\/deps|node_modules\/vite\/dist\/client)\/[\w./@-]+)$/;
/** A page, or a file that a build would create. */
const SHOWN = /^\/(?:[a-z\d][\w-]*\/)*(?:[a-z\d][\w.-]*)?$/i;

/** A file of the content's own stylesheet, at the address that Vite gives it: below the project's folder, or anywhere. */
const FONTS = join(contentFolder, "media/fonts");
const FONT_ADDRESS = relative(".", FONTS).startsWith("..")
  ? `/@fs${resolve(FONTS)}/`
  : `/${FONTS}/`;
const FONT = /^[\w-]+\.woff2$/;

/** Vite would serve any file in the project's folder, and open one in an editor. */
function isOfDraft(path: string): boolean {
  const [, first = ""] = path.split("/");
  return LOADED.test(path) || isFont(path) || (SHOWN.test(path) && !existsSync(first));
}

function isFont(path: string): boolean {
  const address = FONT_ADDRESS.replaceAll(sep, "/");
  return path.startsWith(address) && FONT.test(path.slice(address.length));
}

function isSecret(said: string | string[] | undefined, secret: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(`${said}`), hash(secret));
}
