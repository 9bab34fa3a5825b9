import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { SiteFile } from "../../contract/site-manifest.ts";
import type { Report } from "../report.ts";
import type { BuiltSite } from "../settings/built-site.ts";
import { StartError } from "../start-error.ts";
import { type FileResponse, sendSiteFile } from "./send-site-file.ts";
import { decodeUnreserved, intendedPath } from "./typed-path.ts";

type SiteHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => "found" | "redirected" | "not found";

/**
 * Serves the files of a build, plus the hashed files of the previous build, which a page that is still
 * open in a browser may load. A path that the manifest does not list never becomes a path on the disk.
 * @throws StartError if a file of the build is missing
 */
export function createSiteFiles({ folder, manifest }: BuiltSite, report: Report): SiteHandler {
  const { files, previousFiles, redirects } = manifest;
  const root = join(folder, "client");
  const pagePolicy = { "content-security-policy": manifest.contentSecurityPolicy };
  const filesByPath = new Map([...previousFiles, ...files].map((file) => [file.path, file]));
  const etags = new Map(files.map((file) => [file.path, etagOf(file, root)]));
  const notFoundPage = filesByPath.get(manifest.notFound);
  if (!notFoundPage) throw new StartError("The build has no page for status 404: npm run build");
  // The path of the 404 page itself also answers with status 404.
  filesByPath.delete(manifest.notFound);
  const targets = new Map(Object.entries(redirects));
  for (const path of filesByPath.keys()) if (!path.includes("?")) targets.set(path, path);
  return (request, response, { pathname, search, searchParams }) => {
    const send = (file: SiteFile, status: FileResponse["status"]) => {
      const reportError = (error: unknown) => report(`${file.file} cannot be sent`, error);
      const etag = etags.get(file.path) ?? etagOf(file, root);
      const policy = file.file.endsWith(".html") ? pagePolicy : {};
      const sendInstead = file === notFoundPage ? undefined : () => send(notFoundPage, 404);
      const answer = { file, root, etag, status, policy, reportError, sendInstead };
      sendSiteFile(answer, request, response).catch((error) => {
        reportError(error);
        response.destroy();
      });
    };
    const path = decodeUnreserved(pathname);
    const found = variantOf(filesByPath, path, searchParams) ?? filesByPath.get(path);
    if (found) {
      send(found, 200);
      return "found";
    }
    const target = targets.get(intendedPath(path) ?? "");
    if (target !== undefined) {
      const headers = { location: target + search, "cache-control": "public, max-age=3600" };
      response.writeHead(308, { ...headers, "content-length": 0 }).end();
      return "redirected";
    }
    send(notFoundPage, 404);
    return "not found";
  };
}

/** Finds a page variant by its whole query, else by one parameter, such as "?show=laser". Ignores others, such as tracking parameters. */
function variantOf(
  filesByPath: ReadonlyMap<string, SiteFile>,
  pathname: string,
  query: URLSearchParams,
) {
  const whole = filesByPath.get(`${pathname}?${query}`);
  if (whole) return whole;
  for (const [name, value] of query) {
    const variant = filesByPath.get(`${pathname}?${name}=${value}`);
    if (variant) return variant;
  }
  return undefined;
}

/** The ETag: the name if it contains a hash, else a hash of the content, because a changed file can keep its size and time. */
function etagOf({ file, isImmutable }: SiteFile, root: string): string {
  if (isImmutable) return file;
  try {
    return hash("sha256", readFileSync(join(root, file))).slice(0, 20);
  } catch (cause) {
    throw new StartError(`The build lacks ${file}: npm run build`, { cause });
  }
}
