import type { FieldName } from "./form-fields.ts";
import type { FunctionContent } from "./function-content.ts";

/**
 * What the build hands to the server: `dist/manifest.json`. Every answer the
 * server can give to a GET is listed here, so an unknown path never meets the disk.
 */
export type SiteManifest = {
  files: SiteFile[];
  /** Old address → address, answered with 308. */
  redirects: Record<string, string>;
  /** The `path` of the file that answers every other address, with status 404. */
  notFound: string;
  /** A Content-Security-Policy for any page, the form page included, where a host sends one for all; each page brings a shorter one of its own among its headers. */
  contentSecurityPolicy: string;
  /** Below `dist`: the contact form again, for a post without script that failed, with `{{token}}`s, see `FormPageToken`. */
  formPage: string;
  /** What the server needs to know of the clinic. */
  content: FunctionContent;
  /** What the build read of these settings ("" for unset): the server refuses to serve a form that carries another key. */
  builtWith?: Record<BuildSetting, string>;
};

export type BuildSetting = "CONTENT" | "PUBLIC_ANON_KEY" | "FUNCTIONS_URL" | "SITE_URL";

export type SiteFile = {
  /** As in a request, without a trailing slash: "/about", "/assets/index-1a2b.js". */
  path: string;
  /** Below `dist/client`. Beside it stand `.br` and `.gz` where `isCompressed`. */
  file: string;
  contentType: string;
  /** Its name carries a hash of its content. */
  isImmutable: boolean;
  isCompressed: boolean;
  /** Sent beyond the usual ones: a page's Content-Security-Policy names the hash of its inlined styles. */
  headers?: Record<string, string>;
};

/**
 * Tokens in the form page, each replaced by HTML-escaped text: one for each field, and for
 * a choice another with the label of what is chosen; `problem` is the sentence in the alert.
 */
export type FormPageToken = FieldName | `${FieldName}Label` | "problem" | "idempotencyKey";
