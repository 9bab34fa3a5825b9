import { createHash } from "node:crypto";
import { laterStylesPlaceholder } from "../layout/LaterStyles.tsx";
import type { FontFaces } from "../media/font-faces.ts";
import type { ClientBuild } from "./client-build.ts";
import { stylesPlaceholder } from "./document.tsx";
import { createPageStyles, type Vocabulary } from "./page-styles.ts";

const FONT_FACE = /@font-face\{[^}]*\}/g;
/** Firefox shows what follows a sheet while that is on its way: hidden, but for two seconds at most; where less motion is wished, too. */
const HELD =
  "@layer base{main>link~*{animation:2s step-end held!important}}@keyframes held{from{visibility:hidden}}";
const RELEASED = "@layer base{main>link~*{animation:none!important}}";

/** The styles of what follows the openings of all pages that have them later: one file, which a browser keeps. */
export type LaterSheet = { path: string; css: string };

type StyledPages = {
  /** Replaces the placeholders in a page. */
  inlineStyles: (html: string) => string;
  laterStyles: LaterSheet | undefined;
};

/** A page inlines the styles that it can use, or that its opening can where others come later. */
export function stylePages(
  pages: readonly string[],
  { css, words }: ClientBuild,
  standIns: FontFaces["ofPage"],
): StyledPages {
  const stylesFor = createPageStyles(css);
  const stylesOf = (html: string) => {
    const ofIslands = valuesOf("data-island", html).flatMap((name) => words.ofIsland(name));
    const used = new Set([...words.ofEveryPage, ...ofIslands, ...wordsInMarkup(html)]);
    return stylesFor(used);
  };
  const long = pages.filter((html) => html.includes(laterStylesPlaceholder));
  const laterStyles =
    long.length > 0 ? sheet(stylesOf(long.join("")).replace(FONT_FACE, "") + RELEASED) : undefined;
  return {
    inlineStyles: (html) => {
      const [opening = ""] = html.split(laterStylesPlaceholder);
      const isLong = opening !== html;
      const styles = standIns(html) + stylesOf(opening) + (isLong ? HELD : "");
      const styled = html
        .replace(stylesPlaceholder, () => styles)
        .replace(laterStylesPlaceholder, laterStyles?.path ?? "");
      const css = isLong ? styles + laterStyles?.css : styles;
      return setsItalics(html, css) ? styled : withoutItalics(styled);
    },
    laterStyles,
  };
}

/** By its markup, or by a rule that asks for no `i`. */
function setsItalics(html: string, css: string): boolean {
  if (html.includes("<i>")) return true;
  const rules = css.replace(FONT_FACE, "").matchAll(/([^{}]+)\{([^{}]*)/g);
  return rules
    .filter(([, , declarations = ""]) => /\bitalic\b/.test(declarations))
    .some(([, selectors = ""]) => selectors.split(",").some((one) => !one.endsWith(" i")));
}

/** Neither the faces nor their preloads: a page that sets nothing in italics would fetch them for the next. */
function withoutItalics(html: string): string {
  const faces = html.match(FONT_FACE)?.filter((rule) => /font-style:\s*italic/.test(rule)) ?? [];
  const addresses = faces.flatMap((rule) => /url\("?([^")]+)/.exec(rule)?.[1] ?? []);
  const preloads = html.match(/<link [^>]*as="font"[^>]*>/g) ?? [];
  const unused = preloads.filter((link) => addresses.some((address) => link.includes(address)));
  return [...faces, ...unused].reduce((left, part) => left.replace(part, ""), html);
}

function sheet(css: string): LaterSheet {
  const hash = createHash("sha256").update(css).digest("hex").slice(0, 8);
  return { path: `/assets/later-${hash}.css`, css };
}

function valuesOf(attribute: string, html: string): string[] {
  return Array.from(
    html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, "g")),
    ([, value = ""]) => value,
  );
}

/** Its tags and its classes. */
function wordsInMarkup(html: string): Vocabulary {
  const tags = Array.from(html.matchAll(/<([a-z]\w*)/g), ([, tag = ""]) => tag);
  return new Set([...tags, ...valuesOf("class", html).flatMap((value) => value.split(/\s+/))]);
}
