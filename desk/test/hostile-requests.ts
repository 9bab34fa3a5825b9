import { resolve } from "node:path";
import sharp from "sharp";
import type { Asking } from "./ask-desk.ts";

/** What differs from the desk's own page: headers that are "" are left out. */
export type Hostile = [what: string, status: number, asking: Asking & { path: string }];

const EVIL = "https://evil.example";
export const API = "/desk/api";
const SAVE = `${API}/save`;

export const edit = (file: string, path = ["close"], before: unknown = null) =>
  JSON.stringify({ file, path, before, after: "evil" });
const saving = (headers: Record<string, string | string[]>, body = edit("promotion")) => ({
  path: SAVE,
  body,
  headers,
});
const editing = (file: string, path?: string[]) => saving({}, edit(file, path));
const getting = (path: string, headers = {}) => ({ path, headers });
const uploading = (body: Asking["body"], words = "&alt=Linen") => ({
  path: `${API}/picture?file=a.jpg${words}`,
  ...(body && { body }),
});

const crossSite = { origin: EVIL, "sec-fetch-site": "cross-site" };
const oldBrowser = { origin: EVIL, "sec-fetch-site": "" };
const form = { "x-desk-key": "" };
const program = { origin: "", "sec-fetch-site": "", "x-desk-key": "" };
const fromFrame = { origin: "", "sec-fetch-site": "cross-site" };
const port = { origin: "http://127.0.0.1:5173", "sec-fetch-site": "same-site" };
const rebound = { host: "evil.example:4000", origin: "http://evil.example:4000" };
const preflight = { ...crossSite, "access-control-request-method": "POST" };
const override = { "x-http-method-override": "POST" };
export const socket = {
  connection: "Upgrade",
  upgrade: "websocket",
  "sec-websocket-version": "13",
  "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
  "sec-websocket-protocol": "vite-hmr",
};
const ping = { ...socket, "sec-websocket-protocol": "vite-ping" };

/** 171 million pixels in half a megabyte. */
const size = { width: 16_000, height: 10_667, channels: 3, background: "#fff" } as const;
const bomb = await sharp({ create: size }).png({ compressionLevel: 9 }).toBuffer();

export const hostileRequests: Hostile[] = [
  ["a script of another site", 403, saving(crossSite)],
  ["a form of another site", 403, saving({ ...crossSite, ...form })],
  ["a form of another site in an old browser", 403, saving({ ...oldBrowser, ...form })],
  ["another site that asks first", 403, { path: SAVE, method: "OPTIONS", headers: preflight }],
  ["a page without an origin", 403, saving({ origin: "null" })],
  ["a page on a neighbouring port", 403, saving(port)],
  ["another site's name for this address", 403, saving(rebound)],
  ["a frame or a picture of another site", 403, getting("/", fromFrame)],
  ["a program without the key", 401, saving(program)],
  ["a WebSocket of another site", 403, getting("/", { ...socket, ...oldBrowser })],
  ["a WebSocket that looks whether a desk is there", 403, getting("/", { ...ping, ...oldBrowser })],
  ["no JSON", 400, saving({}, "words")],
  ["no edit", 400, saving({}, "{}")],
  ["a path of its own kind", 400, saving({}, '{"file":"promotion","path":[{}]}')],
  ["a GET that would save", 404, getting(SAVE)],
  ["a GET that would publish", 404, getting(`${API}/publishing/publish`)],
  ["a GET that says it is a POST", 404, getting(SAVE, override)],
  ["another method than the page's", 405, { ...saving({}), method: "PUT" }],
  ["something sent to a page of the draft", 405, { path: "/contact", body: "a=b" }],
  ["a file above the content", 403, editing("treatments/../../evil")],
  ["a file by another way to it", 403, editing("treatments/../business")],
  ["a file at the root of the disk", 403, editing("/etc/passwd")],
  ["a file the website does not know", 403, editing("evil")],
  ["a file that holds no words", 403, editing("tokens.css")],
  ["a place beyond the fields", 422, editing("promotion", ["close", "too"])],
  ["the prototype of every field", 422, editing("promotion", ["__proto__", "evil"])],
  ["an option of git", 404, getting(`${API}/publishing/changes?commit=--output=evil`)],
  ["another one as a picture", 404, getting("/desk/pictures/--textconv")],
  ["words without end", 413, saving({}, " ".repeat(1_100_000))],
  ["a picture without end", 413, uploading(Buffer.alloc(26_000_000))],
  ["a picture of too many pixels", 422, uploading(bomb)],
  ["a picture that is none", 422, uploading("<svg onload='evil'/>")],
  ["a picture without its words", 400, uploading("a", "")],
  ["another file as a picture", 400, getting("/desk/pictures/..%2f..%2fbusiness.yaml")],
  ["a file of the folder as a picture", 404, getting("/desk/pictures/business.yaml")],
  ["a way out of a folder", 400, getting("/site/../../../etc/passwd")],
  ["a way out of a folder, encoded", 400, getting("/site/%2e%2e/%2e%2e/etc/passwd")],
  ["an address of another site", 400, getting("http://evil.example/desk")],
  ["a file of this computer", 404, getting("/@fs/etc/passwd")],
  ["a file of the project by its place", 404, getting(`/@fs${resolve("package.json")}?raw`)],
  ["a source of the server", 404, getting("/server/main.js")],
  ["a source by Vite's name for it", 404, getting("/@id/server/main.js?raw")],
  ["a source in other letters", 400, getting("/%64eploy/backup.sh")],
  ["a source in letters encoded twice", 400, getting("/%2570ackage.json")],
  ["a source in the editor", 404, getting("/__open-in-editor?file=package.json")],
  ["a file of the content", 404, getting("/content/business.yaml")],
  ["git's own files", 404, getting("/.git/config")],
  ["the settings", 404, getting("/.env?raw??")],
];

const led = { ...fromFrame, "sec-fetch-dest": "document" };

export const pastTheSignIn: Hostile[] = [
  ["a name that nobody but a visitor says", 403, saving({ "x-desk-proxy": "" })],
  ["a guessed secret", 403, saving({ "x-desk-proxy": "t".repeat(32) })],
  ["nobody's name", 401, saving({ "x-forwarded-user": "" })],
  ["two names", 401, saving({ "x-forwarded-user": ["Ana", "Ben"] })],
  ["the name of the server itself", 403, saving({ host: "127.0.0.1:4000", origin: "" })],
  ["another site that leads into the draft", 403, getting("/about", led)],
  ["another site that leads to what changes", 403, getting(SAVE, led)],
];
