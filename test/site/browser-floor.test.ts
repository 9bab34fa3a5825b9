import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { dist } from "../support/built-pages.ts";

/** What Safari 15.6, Chrome 99 and Firefox 115 would refuse together with the whole script. */
const UNKNOWN_IN_SCRIPTS = [
  "(?<=",
  "(?<!",
  "AbortSignal.timeout",
  "AbortSignal.any",
  "Promise.withResolvers",
  "Object.groupBy",
  "URL.parse",
  "URL.canParse",
  ".checkVisibility(",
  ".toSorted(",
  ".toReversed(",
  "static{",
];

/** What any of the three would drop together with its whole rule or group of rules. */
const UNKNOWN_IN_STYLES = [
  /@media[^{]*[<>]/,
  /@media[^{]*\bnot \(/,
  /@container/,
  /animation-timeline/,
  /\{&|[};]&/,
  /[;{]rotate:/,
  /[;{]scale:/,
  /[;{]translate:/,
  /:subgrid/,
  /:popover-open\)?[^{]*,|,[^{}]*:popover-open/,
  /overflow:clip/,
];

describe("what the oldest supported browsers know", () => {
  const scripts = globSync(join(dist, "client/assets/*.js"));
  const [stylesheet = ""] = globSync(join(dist, "client/assets/site-*.css"));

  it.each(UNKNOWN_IN_SCRIPTS)("no script has %s", (feature) => {
    expect(scripts.length).toBeGreaterThan(5);
    const using = scripts.filter((file) => readFileSync(file, "utf8").includes(feature));
    expect(using).toEqual([]);
  });

  it.each(UNKNOWN_IN_STYLES)("no style has %s", (feature) => {
    const css = readFileSync(stylesheet, "utf8");
    expect(css).toContain("@media (min-width:40rem)");
    expect(css.match(feature)?.[0]).toBeUndefined();
  });
});
