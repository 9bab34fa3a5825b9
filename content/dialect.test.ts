import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { contentFolder } from "./content.ts";
import { readSources } from "./read.ts";
import { inDialect } from "./source.ts";

describe("every content file", () => {
  const { sources } = readSources(contentFolder);
  const files = sources.map(({ source }) => source.file);

  it.each(files)("is written the one way that an editor's saving keeps: %s", (file) => {
    const text = readFileSync(file, "utf8");
    expect(inDialect(parse(text))).toBe(text);
  });
});
