import { createHash } from "node:crypto";
import { join } from "node:path";
import type { SiteFile } from "../../contract/site-manifest.ts";
import { type BuiltSite, readBuilt } from "../settings/built-site.ts";
import { StartError } from "../start-error.ts";
import { type SecurityOptions, securityHeaders } from "./security-headers.ts";

export type Encoding = "identity" | "br" | "gzip";
/** One body ready to be sent. The header lists are flat, name and value by turns, as `writeHead` takes them. */
export type Variant = {
  etag: string;
  body: Buffer;
  headers: string[];
  notModifiedHeaders: string[];
};
export type SiteResponse = {
  variants: Record<Encoding, Variant>;
  /** Parts of it may be asked for: film, where a player seeks. */
  hasRanges: boolean;
};
/** Every answer the site has for a GET; an address that is not here is not on the disk either. */
export type Responses = {
  files: ReadonlyMap<string, SiteResponse>;
  redirects: ReadonlyMap<string, string>;
  notFound: SiteResponse;
  formPage: string;
  /** Headers of every answer, and those of a page. */
  security: string[];
  pageSecurity: string[];
};

/**
 * Reads the built site into memory, with every header made up.
 * @throws StartError when the build is not complete.
 */
export function loadResponses(
  { folder, manifest }: BuiltSite,
  security: SecurityOptions,
): Responses {
  const client = join(folder, "client");
  const everywhere = securityHeaders(security);
  const pageSecurity = [...everywhere, "content-security-policy", manifest.contentSecurityPolicy];
  const files = new Map<string, SiteResponse>();
  for (const file of manifest.files) {
    const headers = [...everywhere, ...Object.entries(file.headers ?? {}).flat()];
    files.set(file.path, loadFile(client, file, headers));
  }
  const notFound = files.get(manifest.notFound);
  if (!notFound)
    throw new StartError(`The build lists no page ${manifest.notFound}: npm run build`);
  // Asked for by its own name it is not found either.
  files.delete(manifest.notFound);
  return {
    files,
    redirects: new Map(Object.entries(manifest.redirects)),
    notFound,
    formPage: readBuilt(join(folder, manifest.formPage)).toString("utf8"),
    security: everywhere,
    pageSecurity,
  };
}

function loadFile(client: string, file: SiteFile, security: string[]): SiteResponse {
  const path = join(client, file.file);
  const load = (encoding: Encoding, extension: string) =>
    createVariant(file, encoding, readBuilt(path + extension), security);
  const identity = load("identity", "");
  const { isCompressed } = file;
  return {
    variants: {
      identity,
      br: isCompressed ? load("br", ".br") : identity,
      gzip: isCompressed ? load("gzip", ".gz") : identity,
    },
    hasRanges: hasRanges(file),
  };
}

function createVariant(
  file: SiteFile,
  encoding: Encoding,
  body: Buffer,
  security: string[],
): Variant {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const notModifiedHeaders = [
    "etag",
    etag,
    "cache-control",
    file.isImmutable ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate",
    ...(file.isCompressed ? ["vary", "Accept-Encoding"] : []),
    ...security,
  ];
  const headers = [
    ...["content-type", file.contentType, "content-length", String(body.length)],
    ...(encoding === "identity" ? [] : ["content-encoding", encoding]),
    ...(hasRanges(file) ? ["accept-ranges", "bytes"] : []),
    ...notModifiedHeaders,
  ];
  return { etag, body, headers, notModifiedHeaders };
}

function hasRanges({ contentType }: SiteFile): boolean {
  return contentType.startsWith("video/");
}
