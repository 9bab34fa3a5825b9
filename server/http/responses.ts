import { hash } from "node:crypto";
import { join } from "node:path";
import type { SiteFile } from "../../contract/site-manifest.ts";
import { type BuiltSite, readBuildFile } from "../settings/built-site.ts";
import { StartError } from "../start-error.ts";
import { securityHeaders } from "./security-headers.ts";

export type Encoding = "identity" | "br" | "gzip";
/** One body ready to be sent. The header lists are flat, as `writeHead` takes them. */
export type Variant = {
  etag: string;
  body: Buffer;
  headers: string[];
  notModifiedHeaders: string[];
};
export type SiteResponse = { variants: Record<Encoding, Variant>; hasRanges: boolean };
export type Responses = {
  files: ReadonlyMap<string, SiteResponse>;
  redirects: ReadonlyMap<string, string>;
  /** For an unknown path. */
  notFound: (path: string) => SiteResponse;
  /** The main language's, then each other's. */
  formPages: readonly string[];
  security: string[];
  pageSecurity: string[];
};

type Options = {
  isServedOverTls: boolean;
  /** Those of a page that a visitor has open may still be asked for: their hashed files. */
  kept?: readonly BuiltSite[];
  /** What is in memory already. */
  known?: Responses["files"] | undefined;
};

/** @throws StartError when the build is not complete */
export function loadResponses({ folder, manifest }: BuiltSite, options: Options): Responses {
  const { known, kept = [] } = options;
  const security = securityHeaders(options);
  const load = (from: string, file: SiteFile) =>
    (file.isImmutable && known?.get(file.path)) || loadFile(from, file, security);
  const files = new Map(manifest.files.map((file) => [file.path, load(folder, file)]));
  for (const before of kept) {
    for (const file of before.manifest.files) {
      if (!file.isImmutable || files.has(file.path)) continue;
      files.set(file.path, load(before.folder, file));
    }
  }
  const { translations } = manifest;
  const languages = [...translations, { prefix: "", ...manifest }].map((one) => {
    const notFound = files.get(one.notFound);
    if (!notFound) throw new StartError("The build lists no page for 404: npm run build");
    // The page's own address answers 404, too.
    files.delete(one.notFound);
    return { prefix: one.prefix, notFound };
  });
  const [main] = languages.slice(-1) as [(typeof languages)[number]];
  return {
    files,
    redirects: new Map(Object.entries(manifest.redirects)),
    notFound: (path) =>
      (languages.find(({ prefix }) => path.startsWith(`${prefix}/`)) ?? main).notFound,
    formPages: [manifest, ...translations].map(({ formPage }) =>
      readBuildFile(join(folder, formPage)).toString(),
    ),
    security,
    pageSecurity: [...security, "content-security-policy", manifest.contentSecurityPolicy],
  };
}

function loadFile(folder: string, file: SiteFile, security: string[]): SiteResponse {
  const { contentType, isCompressed, isImmutable } = file;
  const caching = isImmutable ? "public, max-age=31536000, immutable" : "no-cache";
  const hasRanges = contentType.startsWith("video/");
  const load = (encoding: Encoding, extension: string): Variant => {
    const body = readBuildFile(join(folder, "client", file.file + extension));
    const etag = `"${hash("sha256", body, "base64url").slice(0, 22)}"`;
    const notModifiedHeaders = [
      ...["etag", etag],
      ...(isCompressed ? ["vary", "Accept-Encoding"] : []),
      ...security,
      ...Object.entries({ "cache-control": caching, ...file.headers }).flat(),
    ];
    const headers = [
      ...["content-type", contentType, "content-length", String(body.length)],
      ...(encoding === "identity" ? [] : ["content-encoding", encoding]),
      ...(hasRanges ? ["accept-ranges", "bytes"] : []),
      ...notModifiedHeaders,
    ];
    return { etag, body, headers, notModifiedHeaders };
  };
  const identity = load("identity", "");
  const br = isCompressed ? load("br", ".br") : identity;
  const gzip = isCompressed ? load("gzip", ".gz") : identity;
  return { variants: { identity, br, gzip }, hasRanges };
}
