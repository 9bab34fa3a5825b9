import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import sendFile from "@fastify/send";
import type { SiteFile } from "../../contract/site-manifest.ts";
import type { Report } from "../report.ts";
import type { BuiltSite } from "../settings/built-site.ts";
import { StartError } from "../start-error.ts";

type SiteHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => "found" | "redirected" | "not found";

const PAGE = { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" };

/** The endings of a body's compressed copies, the smallest first. */
const COPIES = { br: ".br", gzip: ".gz" } as const;

type Served = { file: SiteFile; root: string; lost: (error: unknown) => void };

/**
 * Serves every address of a build, and the hashed files of the previous one: a page that is open in
 * a browser asks for them. An address that no manifest lists never meets the disk.
 */
export function createSiteFiles({ folder, manifest }: BuiltSite, report: Report): SiteHandler {
  const { files, previousFiles, redirects, translations, notFound } = manifest;
  const root = join(folder, "client");
  const served = new Map([...previousFiles, ...files].map((file) => [file.path, file]));
  const missing = [...translations, { prefix: "", notFound }].map((one) => {
    const found = served.get(one.notFound);
    // The page's own address answers 404, too.
    served.delete(one.notFound);
    if (!found) throw new StartError("The build lists no page for 404: npm run build");
    const page = readFileSync(join(root, found.file));
    return { prefix: one.prefix, page, headers: found.headers };
  });
  return (request, response, { pathname, search }) => {
    const found = served.get(pathname + search) ?? served.get(pathname);
    if (found) {
      const lost = (error: unknown) => report(`${found.file} cannot be sent`, error);
      answer({ file: found, root, lost }, request, response).catch((error) => {
        lost(error);
        response.destroy();
      });
      return "found";
    }
    const bare = pathname.replace(/(?<=.)\/$/, "");
    const target = redirects[bare] ?? (bare !== pathname && served.has(bare) ? bare : undefined);
    if (target !== undefined) {
      const headers = { location: target + search, "cache-control": "public, max-age=3600" };
      response.writeHead(308, { ...headers, "content-length": 0 }).end();
      return "redirected";
    }
    const { page, headers } = missing.find(({ prefix }) => pathname.startsWith(`${prefix}/`)) ?? {};
    response.writeHead(404, { ...headers, ...PAGE });
    response.end(request.method === "HEAD" ? undefined : page);
    return "not found";
  };
}

async function answer(
  { file, root, lost }: Served,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const encoding = file.isCompressed ? encodingFor(request) : undefined;
  const path = `/${file.file}${encoding ? COPIES[encoding] : ""}`;
  const options = {
    root,
    dotfiles: "allow",
    cacheControl: false,
    lastModified: false,
  } as const;
  const sent = await sendFile(request, path, options);
  const { statusCode, headers, stream, type } = sent;
  stream.on("error", (error) => {
    // A file that cannot be read ends this connection and nothing else.
    lost(error);
    response.destroy();
  });
  // 412 and 416 are the client's; a file of the build that is missing is not.
  if (sent.type === "error" && ![412, 416].includes(statusCode)) lost(sent.metadata.error);
  // An answer in a queue that a visitor has left never begins: only its request says so.
  if (request.destroyed) return void stream.destroy();
  request.once("close", () => stream.destroy());
  const isWhole = type === "file" && statusCode !== 304;
  const isKept = file.isImmutable && statusCode < 400;
  response.writeHead(statusCode, {
    ...headers,
    "cache-control": isKept ? "public, max-age=31536000, immutable" : "no-cache",
    ...(file.isCompressed && { vary: "Accept-Encoding" }),
    ...(isWhole && { "content-type": file.contentType }),
    ...(isWhole && encoding && { "content-encoding": encoding }),
    ...file.headers,
  });
  stream.pipe(response);
}

/** The smallest that the browser takes: "gzip, br;q=0" takes no brotli. */
function encodingFor({ headers }: IncomingMessage): keyof typeof COPIES | undefined {
  const accepted = String(headers["accept-encoding"] ?? "");
  const isTaken = (name: string) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, "i").test(accepted);
  return (Object.keys(COPIES) as (keyof typeof COPIES)[]).find(isTaken);
}
