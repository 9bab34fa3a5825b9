import { describe, expect, it } from "vitest";
import { schemas } from "../site/content/content-schema.ts";
import { fileSchemaOf } from "./desk-files.ts";

describe("the kinds of content files", () => {
  it("give every field a label", () => {
    const unlabelled = [...schemas.keys()].flatMap((name) =>
      fieldsWithin(fileSchemaOf(name))
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
