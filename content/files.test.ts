import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { TO_WRITE } from "../tools/treatment-template.ts";
import { contentFolder } from "./folder.ts";
import { jsonSchemas } from "./json-schemas.ts";
import { readSources } from "./read.ts";
import { inDialect } from "./source.ts";

describe("every content file", () => {
  const { sources } = readSources(contentFolder);
  const files = sources.map(({ source }) => source.file);

  it.each(files)("is written the one way that an editor's saving keeps: %s", (file) => {
    const text = readFileSync(file, "utf8");
    expect(inDialect(parse(text))).toBe(text);
  });

  it.each(files)("is written to the end: nothing is left of the scaffold in %s", (file) => {
    const lines = readFileSync(file, "utf8").split("\n");
    expect(lines.filter((line) => line.includes(TO_WRITE))).toEqual([]);
  });
});

describe("the schemas that editors read", () => {
  it.each([...jsonSchemas()])("are those of the code: %s", (name, { schema }) => {
    const written = readFileSync(new URL(`schema/json/${name}`, import.meta.url), "utf8");
    expect(written, "npm run content:schemas").toBe(`${JSON.stringify(schema)}\n`);
  });
});
