import { z } from "zod";
import { functionContentSchema } from "./function-content.ts";

const siteFile = z.object({
  /** As in a request, without a trailing slash: "/about", "/assets/index-1a2b.js". */
  path: z.string(),
  /** Below `dist/client`. Beside it stand `.br` and `.gz` where `isCompressed`. */
  file: z.string(),
  contentType: z.string(),
  /** Its name carries a hash of its content. */
  isImmutable: z.boolean(),
  isCompressed: z.boolean(),
  /** Sent beyond or over the usual ones, such as a page's policy. */
  headers: z.record(z.string(), z.string()).optional(),
});

/** What `/version.json` answers, so that another process sees which build is live. */
const builtVersion = z.object({
  /** The same for the same pages, on any machine. */
  version: z.string(),
  /** `contentHash()` of the content folder. */
  content: z.string(),
  builtAt: z.iso.datetime(),
});

/**
 * What the build passes to the server: `dist/manifest.json`. It lists every answer the
 * server can give to a GET, so an unknown path is never looked up on the disk.
 */
export const siteManifestSchema = z.object({
  built: builtVersion,
  files: z.array(siteFile),
  /** Hashed files of the previous build, which pages that are open in a browser ask for. */
  previousFiles: z.array(siteFile),
  /** Old address → address, answered with 308. */
  redirects: z.record(z.string(), z.string()),
  /** The `path` of the file that answers every other address, with status 404. */
  notFound: z.string(),
  /** A Content-Security-Policy for any page, the form page included, where a host sends one for all. */
  contentSecurityPolicy: z.string(),
  /** What the server needs of the clinic. */
  content: functionContentSchema,
  /** `sourcesHash()` of the build: `npm start` builds again where the sources have another. */
  sources: z.string(),
  /** The settings of the build, "" for unset: the server compares them with its own. */
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
