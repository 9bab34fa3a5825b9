import type { Path } from "../content-model/mistakes.ts";
import type { FieldMeta } from "../content-model/schema/fields.ts";

/** A content file's JSON schema, as `content-model/json-schemas.ts` makes it. */
export type FileSchema = FieldMeta & {
  type?: string;
  title?: string;
  properties?: Record<string, FileSchema>;
  required?: string[];
  items?: FileSchema;
  additionalProperties?: FileSchema | false;
  enum?: string[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
};

/** The schema of a part of what a schema describes. */
export function partSchema(
  { items, properties, additionalProperties }: FileSchema,
  part: string | number,
): FileSchema {
  if (typeof part === "number") return items ?? {};
  return properties?.[part] ?? (additionalProperties || {});
}

export function schemaAtPath(schema: FileSchema, path: Path): FileSchema {
  return path.reduce(partSchema, schema);
}

export function isGroup(data: unknown): data is Record<string, unknown> {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}

/** The same data with each of its texts changed, by what its field is. */
export function mapTextFields(
  data: unknown,
  schema: FileSchema,
  change: (text: string, schema: FileSchema) => string,
): unknown {
  if (typeof data === "string") return change(data, schema);
  if (Array.isArray(data))
    return data.map((item) => mapTextFields(item, schema.items ?? {}, change));
  if (!isGroup(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, part]) => [
      name,
      mapTextFields(part, partSchema(schema, name), change),
    ]),
  );
}
