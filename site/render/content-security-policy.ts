import { createHash } from "node:crypto";
import { logUnknownPath } from "../islands/log-unknown-path.ts";

const where = { and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }] };

/** Prerenders a linked page when the pointer hovers over the link or presses it. Inlined to save a request. */
export const speculationRules = JSON.stringify({ prerender: [{ where, eagerness: "moderate" }] });

/** The inline scripts of pages. */
const inlineScripts = [speculationRules, logUnknownPath];
/** The providers of embeds: the film, the map and the posts. */
const frames = [
  "https://www.youtube-nocookie.com",
  "https://www.openstreetmap.org",
  "https://www.instagram.com",
];

/**
 * The directives of every page. Inline styles are allowed, because the stylesheet and the toasts need them.
 * They cannot leak data: pictures, fonts and forms are restricted to this site.
 * @param functionsUrl the URL of an external functions service; empty for this site's own server
 */
export function pageDirectives(functionsUrl = "") {
  const functions = functionsUrl && ` ${new URL(functionsUrl).origin}`;
  return {
    "default-src": "'none'",
    "script-src": `'self' ${inlineScripts.map(hashOf).join(" ")}`,
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self'",
    "font-src": "'self'",
    "media-src": "'self'",
    "connect-src": `'self' ${frames.join(" ")}${functions}`,
    "frame-src": frames.join(" "),
    "form-action": `'self'${functions}`,
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
    // No string can become script or markup, and no script can create a policy that allows it.
    "require-trusted-types-for": "'script'",
    "trusted-types": "'none'",
  };
}

/** The value of the header `content-security-policy`. A directive that is undefined is left out. */
export function policyOf(directives: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(directives)
    .filter(([, sources]) => sources !== undefined)
    .map(([name, sources]) => `${name} ${sources}`)
    .join("; ");
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
