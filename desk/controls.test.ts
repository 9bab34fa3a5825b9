import { expect, it } from "vitest";
import { schemas } from "../site/content/content-schema.ts";
import { controlled } from "./controls.ts";
import { fileSchemaOf } from "./desk-files.ts";
import type { FileSchema } from "./file-schema.ts";

/** Every field below a path, as "items.*.date". */
function fieldsIn({ properties = {}, items }: FileSchema, path: string[] = []): string[] {
  const parts = Object.entries({ ...properties, ...(items && { "*": items }) });
  return [path.join("."), ...parts.flatMap(([name, part]) => fieldsIn(part, [...path, name]))];
}

it("names only fields that a file has", () => {
  const fields = [...schemas.keys()].flatMap((file) =>
    fieldsIn(fileSchemaOf(file)).flatMap((path) => [`${file}#${path}`, `*#${path}`]),
  );
  expect(controlled.filter((place) => !fields.includes(place))).toEqual([]);
});
