import { join, matchesGlob } from "node:path";
import { describe, expect, it } from "vitest";
import { contentFolder } from "../site/content/folder.ts";
import { readSources } from "../site/content/read.ts";
import { deskFiles } from "./desk-files.ts";

const files = readSources(contentFolder).sources.map(({ source }) => source.file);

describe("the kinds of content files", () => {
  it("include every content file", () => {
    const patterns = deskFiles.map(({ files: pattern }) => join(contentFolder, pattern));
    const own = files.filter((file) => file.startsWith(join(contentFolder, "/")));
    expect(own.filter((file) => !patterns.some((one) => matchesGlob(file, one)))).toEqual([]);
  });

  it("give every field a label", () => {
    const unlabelled = deskFiles.flatMap(({ schema, files: name }) =>
      fieldsWithin(schema)
        .filter(({ field }) => !field.title)
        .map(({ at }) => `${name} ${at}`),
    );
    expect(unlabelled).toEqual([]);
  });
});

type JsonSchema = { title?: string; properties?: Record<string, JsonSchema>; items?: JsonSchema };

function fieldsWithin(schema: JsonSchema, at = ""): { at: string; field: JsonSchema }[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    { at: `${at}${name}`, field },
    ...fieldsWithin(field, `${at}${name}.`),
  ]);
  return schema.items ? [...own, ...fieldsWithin(schema.items, at)] : own;
}
