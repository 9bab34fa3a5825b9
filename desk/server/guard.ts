import { createHash, timingSafeEqual } from "node:crypto";
import { existsSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { functionPath } from "../../contract/appointment-request.ts";
import type { DeskSettings } from "./desk-settings.ts";
import { isFromOwnOrigin } from "./own-origin.ts";
import { personOf } from "./person-of.ts";
import { Refusal } from "./refusal.ts";

const ANOTHER_ORIGIN =
  "The desk answers only its own page. Open it by the address that stands in the terminal.";
const PAST_THE_SIGN_IN = "Open the desk by its address, where you sign in.";
const NOBODY = "Sign in first: the desk has to know whose changes these are.";
const NO_ADDRESS = "That is no address of the desk.";
const NOTHING_TO_SEND = "Nothing can be sent to this address.";

/** Why a request is not answered, before anything looks at what it asks for. */
export function refusalOf(request: IncomingMessage, settings: DeskSettings): Refusal | undefined {
  const { url: own, proxy } = settings;
  if (proxy && !isSecret(request.headers["x-desk-proxy"], proxy.secret)) {
    return new Refusal(PAST_THE_SIGN_IN, 403);
  }
  if (personOf(request, settings) === undefined) return new Refusal(NOBODY, 401);
  if (!isFromOwnOrigin(request, own)) return new Refusal(ANOTHER_ORIGIN, 403);
  const { method = "", url = "" } = request;
  const [path = ""] = url.split("?");
  // What is written in two ways would be read in two ways by those who look at it one after the other.
  const isPlain = URL.parse(url, "http://desk")?.pathname === path && !HIDDEN_PARTS.test(path);
  if (!isPlain) return new Refusal(NO_ADDRESS, 400);
  if (!isOfDesk(path) && !isOfDraft(path)) return new Refusal(NO_ADDRESS, 404);
  const takes = path.startsWith("/desk/api/") || path.startsWith(functionPath);
  const isReading = method === "GET" || method === "HEAD";
  return isReading || (takes && method === "POST") ? undefined : new Refusal(NOTHING_TO_SEND, 405);
}

const HIDDEN_PARTS = /%(?:2e|2f|5c|00)|\\|\/\//i;

function isOfDesk(path: string): boolean {
  return path === "/desk" || path.startsWith("/desk/");
}

/** What the draft's pages load in development, beside what no file of the project has the name of. */
const LOADED = ["site", "contract", "node_modules", "@vite", "@id", "@react-refresh"];

/** Vite would give any file in the project's folder. */
function isOfDraft(path: string): boolean {
  const [, first = ""] = path.split("/");
  return LOADED.includes(first) || !(/^[.@]/.test(first) || existsSync(first));
}

function isSecret(said: string | string[] | undefined, secret: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(`${said}`), hash(secret));
}
