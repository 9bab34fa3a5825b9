import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { contentFolder } from "../folder.ts";
import { readSources } from "../read.ts";
import { formatYaml } from "../source.ts";

const files = readSources(contentFolder).sources.map(({ source }) =>
  join(contentFolder, source.file),
);

describe("every content file", () => {
  it.each(files)("is formatted as the desk saves it: %s", (file) => {
    const text = readFileSync(file, "utf8");
    expect(formatYaml(parse(text))).toBe(text);
  });
});
