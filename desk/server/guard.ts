import { createHash, timingSafeEqual } from "node:crypto";
import { existsSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { functionPath } from "../../contract/appointment-request.ts";
import { Refusal } from "../refusal.ts";
import type { DeskSettings } from "./desk-settings.ts";

const ANOTHER_ORIGIN =
  "The desk answers only its own page. Open it at the address that the terminal shows.";
const PAST_THE_SIGN_IN = "Open the desk at its own address, where you sign in.";
const NOBODY = "Sign in first: the desk has to know whose changes these are.";
const NO_ADDRESS = "The desk has no such address.";
const NOTHING_TO_SEND = "Nothing can be sent to this address.";

/** The host names of a local desk. */
const HOSTS = ["127.0.0.1", "localhost", "[::1]"];

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

/** A typeface of the content, of which Vite knows the folder. */
const FONT = /\/media\/fonts\/[\w-]+\.woff2$/;

/** Vite would serve any file in the project's folder, and open one in an editor. */
function isOfDraft(path: string): boolean {
  const [, first = ""] = path.split("/");
  return LOADED.test(path) || FONT.test(path) || (SHOWN.test(path) && !existsSync(first));
}

function isSecret(said: string | string[] | undefined, secret: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(`${said}`), hash(secret));
}

/**
 * Whether the request comes from the desk's own page, or from a typed address. It does not if it comes from
 * another site or port, or through another name for this computer (DNS rebinding).
 * @param own the public address of a desk on a server: "https://desk.example.ca"
 */
function isFromOwnOrigin(request: IncomingMessage, own?: string): boolean {
  const { headers, socket } = request;
  const { host = "", origin } = headers;
  const hosts = own ? [new URL(own).host] : HOSTS.map((name) => `${name}:${socket.localPort}`);
  const site = headers["sec-fetch-site"] ?? "none";
  return (
    hosts.includes(host) &&
    (origin === undefined || origin === (own ?? `http://${host}`)) &&
    (site === "same-origin" || site === "none" || (own !== undefined && isArrival(request)))
  );
}

/** The redirect back from the sign-in, which is at another site. The other site cannot read the page. */
function isArrival({ method, url, headers }: IncomingMessage): boolean {
  return method === "GET" && url === "/desk" && headers["sec-fetch-dest"] === "document";
}

/**
 * The signed-in person, from the header that the sign-in proxy sets once. "" on a local computer, without a
 * sign-in. Undefined if the header names nobody.
 */
export function personOf(
  { headersDistinct }: IncomingMessage,
  { proxySecret }: DeskSettings,
): string | undefined {
  if (!proxySecret) return "";
  const [name = "", ...others] = headersDistinct["x-forwarded-user"] ?? [];
  // Node reads a header's bytes as Latin-1.
  return name && others.length === 0 ? Buffer.from(name, "latin1").toString() : undefined;
}
