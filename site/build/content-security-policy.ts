import { createHash } from "node:crypto";
import { speculationRules } from "./speculation-rules.ts";

/** The lines of script that stand in pages. */
const inlineScripts = [speculationRules];
/** The embeds a visitor can ask for: the film's provider, the map, the posts. */
const frames = [
  "https://www.youtube-nocookie.com",
  "https://www.openstreetmap.org",
  "https://www.instagram.com",
];

/**
 * The policy of every page. Styles may stand in the page, as its sheet and the toasts' do: with
 * pictures, fonts and forms from this site alone they have nowhere to tell anything to.
 * @param functionsUrl empty where the form posts to this site's own server
 */
export function contentSecurityPolicy(functionsUrl = ""): string {
  const functions = functionsUrl && ` ${new URL(functionsUrl).origin}`;
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScripts.map(hashOf).join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self' ${frames.join(" ")}${functions}`,
    `frame-src ${frames.join(" ")}`,
    `form-action 'self'${functions}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // No text becomes script or markup, and no policy may be made that says otherwise.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
