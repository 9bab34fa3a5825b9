import { HtmlValidate } from "html-validate";
import { describe, expect, it } from "vitest";
import { notFoundRoute } from "../routes-under-test.ts";
import { addresses, manifest } from "../support/built-pages.ts";
import { visibleText } from "../support/html.ts";
import { get } from "./built-site.ts";

const plainAddresses = [
  ...addresses.filter((address) => !address.includes("?")),
  notFoundRoute.path,
];

const BANNED =
  /botox|dysport|xeomin|nuceiva|letybo|juv[eé]derm|restylane|radiesse|sculptra|hyaluronidase|kybella|belkyra|\$\s?\d|\b(?:CAD|the best|guaranteed|painless|risk-free)\b/gi;

/**
 * The presets of the standard and of accessibility; React chooses its own letter case and ids, and a dialog
 * begins with an h2. The film of home plays by itself: it has no sound, and the switch for motion pauses it.
 */
const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    "heading-level": ["error", { minSectioningRootInitialRank: "h2" }],
    "no-autoplay": "off",
    "valid-id": ["error", { relaxed: true }],
  },
});

describe.each(plainAddresses)("%s", (path) => {
  it("is valid HTML", async () => {
    const report = await validator.validateString((await get(path)).html);
    const messages = report.results.flatMap((result) => result.messages);
    expect(
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
    ).toEqual([]);
  });

  it("has invisible characters only in running text", async () => {
    // An island's props are the running text once more.
    const html = (await get(path)).html.replace(/\sdata-props="[^"]*"/g, "");
    const forms = html.match(/<form\b.*?<\/form>/gs) ?? [];
    expect([head(html), ...attributes(html), ...forms].filter(isInvisible)).toEqual([]);
  });

  it("names no prescription drug, no price and no superlative", async () => {
    const { html } = await get(path);
    const said = [visibleText(html), head(html), ...attributes(html)].join("\n");
    expect(said.match(BANNED) ?? []).toEqual([]);
  });
});

it("has no invisible character in the words of the function and the mail", () => {
  expect(isInvisible(JSON.stringify(manifest.content))).toBe(false);
});

function isInvisible(words: string): boolean {
  return /\p{Cf}/u.test(words);
}

/** Titles, metadata and structured data; stylesheets hold no words. */
function head(html: string): string {
  const [start = ""] = html.split("<body");
  return start
    .replace(/<style\b.*?<\/style>/gs, "")
    .replace(/<(link|script)\b[^>]*\s(?:href|src)="[^"]*"[^>]*>/g, "");
}

function attributes(html: string): string[] {
  const pattern = /\s(?:alt|aria-label|title|placeholder|href|data-props)="([^"]*)"/g;
  return [...html.matchAll(pattern)].map(([, value = ""]) => value.replaceAll("&quot;", '"'));
}
