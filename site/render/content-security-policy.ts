import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { island } from "../components/appointment-form/form-attributes.ts";
import { keepDates } from "../components/by-dates/keep-dates.ts";
import { address as embedAddress } from "../components/embed/embed-attributes.ts";
import { dropFontPreloadsOnSlowNetwork, speculationRules } from "../layout/inline-scripts.ts";

const SONNER = "node_modules/sonner/dist/index.mjs";
/** The embeds a visitor can ask for: the film's provider, the map, the posts. */
const frames = [
  "https://www.youtube-nocookie.com",
  "https://www.openstreetmap.org",
  "https://www.instagram.com",
];

/**
 * The policy of one page, or of several at once, with what these pages need and no more. Scripts come
 * from files, the rules for rendering ahead and two lines apart; styles from files, from what is inlined, and
 * where there is a form from Sonner, which attaches its style element while that is still empty and
 * fills it then: both states are let through.
 * @param functionsUrl empty where the form posts to this site's own server
 */
export function contentSecurityPolicy(pages: readonly string[], functionsUrl = ""): string {
  const holds = (text: string) => pages.some((html) => html.includes(text));
  const hashes = new Set(holds(`${island}=`) ? [hashOf(""), hashOf(sonnerStyles)] : []);
  for (const html of pages) {
    for (const [, style = ""] of html.matchAll(/<style>(.*?)<\/style>/gs))
      hashes.add(hashOf(style));
  }
  const embedded = frames.filter((origin) => holds(`${embedAddress}="${origin}`));
  const functions = functionsUrl && ` ${new URL(functionsUrl).origin}`;
  const dates = holds(keepDates) ? ` ${hashOf(keepDates)}` : "";
  return [
    "default-src 'none'",
    `script-src 'self' ${hashOf(dropFontPreloadsOnSlowNetwork)} ${hashOf(speculationRules)}${dates}`,
    `style-src 'self' ${[...hashes].join(" ")}`,
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${functions}`,
    ...(embedded.length > 0 ? [`frame-src ${embedded.join(" ")}`] : []),
    `form-action 'self'${functions}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // No text becomes script or markup, and no policy may be made that says otherwise.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

/** Sonner puts its stylesheet into the page by itself: this one text is let through. */
const sonnerStyles = readSonnerStyles();

function readSonnerStyles(): string {
  const source = readFileSync(SONNER, "utf8");
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1];
  if (!literal) throw new Error(`${SONNER} no longer inserts its styles as this build expects`);
  return JSON.parse(literal);
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
