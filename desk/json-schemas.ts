import { z } from "zod";
import { concerns, files, ownPage, pages, treatments } from "../site/content/content-schema.ts";

/** JSON Schemas of the content files, for any editor that completes and checks YAML: by the name of the schema's file. */
export function jsonSchemas(): Map<string, { schema: object; files: string }> {
  const kinds = [
    ...Object.entries(files).map(([name, schema]) => ({ name, schema, files: `${name}.yaml` })),
    ...Object.entries(pages).map(([name, schema]) => ({
      name: `page-${name}`,
      schema,
      files: `pages/${name}.yaml`,
    })),
    // After the others: the first that fits a file is its schema.
    { name: "page", schema: ownPage, files: "pages/*.yaml" },
    { name: "treatment", schema: treatments, files: "treatments/*.yaml" },
    { name: "concern", schema: concerns, files: "concerns/*.yaml" },
  ];
  return new Map(
    kinds.map(({ name, schema, files }) => [`${name}.json`, { schema: toJson(schema), files }]),
  );
}

/** What is written in a file, before it is read: hours are text there. */
function toJson(schema: z.ZodType): object {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
}
