import { z } from "zod";
import { functionContentSchema } from "./function-content.ts";

const siteFile = z.object({
  /** The request path without a trailing slash: "/about", "/assets/index-1a2b.js". */
  path: z.string(),
  /** Relative to `dist/client`. If `isCompressed`, a `.br` and a `.gz` copy are next to the file. */
  file: z.string(),
  contentType: z.string(),
  /** The file name contains a hash of the content. */
  isImmutable: z.boolean(),
  isCompressed: z.boolean(),
});

/** The response of `/version.json`, by which another process detects which build is live. */
const builtVersion = z.object({
  /** Reproducible: the same pages have the same version on every machine. */
  version: z.string(),
  /** `contentHash()` of the content folder. */
  content: z.string(),
  builtAt: z.iso.datetime(),
});

/**
 * `dist/manifest.json`, which the build writes for the server. It lists every path that the server can
 * serve, so that a request for an unknown path causes no file system access.
 */
export const siteManifestSchema = z.object({
  built: builtVersion,
  files: z.array(siteFile),
  /** Hashed files of the previous build, which a page that is still open in a browser may load. */
  previousFiles: z.array(siteFile),
  /** Redirects with status 308: old path → new path. */
  redirects: z.record(z.string(), z.string()),
  /** The `path` of the 404 page. */
  notFound: z.string(),
  /** The Content-Security-Policy of every page. */
  contentSecurityPolicy: z.string(),
  /** The clinic's content for the server. */
  content: functionContentSchema,
  /** `inputsHash()` at the time of the build: `npm start` rebuilds if it has changed. */
  inputs: z.string(),
  /** The settings of the build, with "" for unset. The server compares them with its own. */
  builtWith: z.object({
    CONTENT: z.string(),
    PUBLIC_ANON_KEY: z.string(),
    FUNCTIONS_URL: z.string(),
    SITE_URL: z.string(),
  }),
});

export type SiteManifest = z.output<typeof siteManifestSchema>;
export type BuiltVersion = z.output<typeof builtVersion>;
export type SiteFile = z.output<typeof siteFile>;
