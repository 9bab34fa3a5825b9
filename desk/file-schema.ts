import type { Path } from "../site/content/mistakes.ts";
import { isGroup } from "../site/content/reading/field-place.ts";
import type { FieldMeta } from "../site/content/schema/fields.ts";

/** The control that a form offers instead of a plain text field. */
export type Widget = "image" | "date" | "phone" | "hours";

/** A content file's JSON schema, from `desk-files.ts`. */
export type FileSchema = FieldMeta & {
  /** The form leaves the field out. */
  isHidden?: true;
  widget?: Widget;
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
};

/** The schema of a field or an entry. */
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

/** Maps each part of the data with its schema, innermost first. */
export function mapFields(
  data: unknown,
  schema: FileSchema,
  change: (part: unknown, schema: FileSchema) => unknown,
): unknown {
  const changed = (part: unknown, name: string | number) =>
    mapFields(part, partSchema(schema, name), change);
  if (Array.isArray(data)) return change(data.map(changed), schema);
  if (!isGroup(data)) return change(data, schema);
  const parts = Object.entries(data).map(([name, part]) => [name, changed(part, name)]);
  return change(Object.fromEntries(parts), schema);
}

/** The value of a new entry. */
export function emptyValue({
  default: start,
  type,
  properties,
  required = [],
  items,
  minItems = 0,
}: FileSchema): unknown {
  if (start !== undefined) return start;
  if (properties) {
    const needed = Object.entries(properties).filter(([name]) => required.includes(name));
    return Object.fromEntries(needed.map(([name, schema]) => [name, emptyValue(schema)]));
  }
  if (type === "array") return Array.from({ length: minItems }, () => emptyValue(items ?? {}));
  return type === "boolean" ? false : "";
}
