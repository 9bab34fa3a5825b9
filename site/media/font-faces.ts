import { readFileSync } from "node:fs";
import type { Content } from "../../content-model/content-schema.ts";
import { textsIn } from "../../content-model/texts.ts";
import { cached } from "../build-cache.ts";
import { fontRule } from "./font-rule.ts";
import type { Font } from "./fonts.ts";
import { fitBreaks, type Phrase } from "./heading-breaks.ts";
import { createStandIns, familiesOf, type Ratios } from "./stand-ins.ts";

/** In development; a build puts them into each page. */
export const fontFacesPath = "/fonts.css";

/** As the styles ask for them, whatever weights a file holds. */
const WEIGHTS = "400 600";
const PARAGRAPH_LENGTH = 60;

type Clinic = { content: Content; fonts: readonly Font[] };

export type FontFaces = {
  /** A clinic's own faces, what stands in for the text's, and the lists of families. */
  ofEveryPage: string;
  /** What stands in for the display faces on one page: its first heading breaks where it will. */
  ofPage: (html: string) => string;
};

export async function createFontFaces({ content, fonts }: Clinic): Promise<FontFaces> {
  const paragraphs = paragraphsOf(content);
  const ingredients = [JSON.stringify([fonts, paragraphs]), readFileSync(import.meta.filename)];
  const textStandIns = await cached("font-faces", ingredients, async () => {
    const standIns = await createStandIns("text", fonts);
    return Buffer.from(
      standIns((own, standIn) =>
        own.map((width, cut) => width(paragraphs) / (standIn[cut]?.(paragraphs) ?? 1)),
      ),
    );
  });
  const families = (["display", "text"] as const).map(
    (role) => `--font-${role}:${familiesOf(role, fonts)}`,
  );
  const displayStandIns = await createStandIns("display", fonts);
  const known = new Map<string, string>();
  return {
    ofEveryPage: `${fonts.map(ownFace).join("")}${Buffer.from(textStandIns)}:root{${families.join(";")}}`,
    ofPage(html) {
      const heading = firstHeading(html);
      const key = JSON.stringify(heading);
      const css = known.get(key) ?? displayStandIns(fittedTo(heading));
      known.set(key, css);
      return css;
    },
  };
}

/** All of them, for pages in development: what stands in is fitted to one heading of the content. */
export async function fontFaces(clinic: Clinic): Promise<string> {
  const { ofEveryPage, ofPage } = await createFontFaces(clinic);
  return ofEveryPage + ofPage(`<h1>${headingsOf(clinic.content)[0]}</h1>`);
}

/**
 * Headings wait for their faces, so that none stands in two; what stands in for them is invisible
 * and as wide. Text does not wait: a face that comes too late for the first paint is kept for the
 * next page, because a line that breaks elsewhere moves all below it.
 */
function ownFace({ address, family, range, role, script, style }: Font): string {
  return fontRule({
    "font-family": `"${family}"`,
    src: `url("${address}") format("woff2")`,
    "font-weight": WEIGHTS,
    "font-style": style === "italic" && style,
    "font-display": role === "display" ? "block" : "optional",
    "unicode-range": script !== "latin" && range,
  });
}

/** A page's, with the italics that follow where it has none. */
type FirstHeading = { phrases: readonly Phrase[]; laterItalics: readonly string[] };

function firstHeading(html: string): FirstHeading {
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? "";
  const phrases = heading.split(/<\/?i>/).flatMap((text, index): Phrase[] => {
    const isItalic = index % 2 === 1;
    return text ? [{ isItalic, text: text.replace(/<[^>]*>/g, "") }] : [];
  });
  return { phrases, laterItalics: italicsIn(heading).length > 0 ? [] : italicsIn(html) };
}

function fittedTo({ phrases, laterItalics }: FirstHeading): Ratios {
  return ([upright, italic], [standIn, standInItalic]) => {
    if (!upright || !standIn) return [];
    const [ofUpright, ofItalic] = fitBreaks(phrases, [upright, italic], [standIn, standInItalic]);
    if (phrases.some(({ isItalic }) => isItalic)) return [ofUpright, ofItalic];
    const isAsked = italic && standInItalic && laterItalics.length > 0;
    return [ofUpright, isAsked ? italic(laterItalics) / standInItalic(laterItalics) : undefined];
  };
}

function italicsIn(html: string): string[] {
  return Array.from(html.matchAll(/<i>(.*?)<\/i>/gs), ([, text = ""]) => text);
}

/** With their italics as a page has them. */
function headingsOf(content: Content): string[] {
  return textsOf(content).flatMap((text) => {
    const [, before, italic, after] = /^([^*]*)\*([^*]+)\*([^*]*)$/.exec(text) ?? [];
    return italic ? `${before}<i>${italic}</i>${after}` : [];
  });
}

function paragraphsOf(content: Content): string[] {
  return textsOf(content).filter((text) => text.length >= PARAGRAPH_LENGTH);
}

function textsOf(content: Content): string[] {
  return textsIn(content).map(({ text }) => text);
}
