import { z } from "zod";
import type { Path } from "../mistakes.ts";
import type { FieldMeta } from "./fields.ts";

/**
 * The schema of the field at a path, without its wrappers for optional fields and defaults. Undefined if the
 * schema has no such field.
 */
export function schemaAt(schema: z.ZodType, path: Path): z.ZodType | undefined {
  let at: z.core.$ZodType | undefined = bare(schema);
  for (const part of path) {
    const inside: z.core.$ZodType | undefined = at && partOf(at, part);
    at = inside && bare(inside);
  }
  return at as z.ZodType | undefined;
}

function partOf(schema: z.core.$ZodType, part: string | number): z.core.$ZodType | undefined {
  const def = defOf(schema);
  if (def.type === "object") return Object.hasOwn(def.shape, part) ? def.shape[part] : undefined;
  if (def.type === "array") return def.element;
  return def.type === "record" ? def.valueType : undefined;
}

/** A cache, because zod merges the metadata on each call, and it is read for every text of the content. */
const metas = new WeakMap<z.ZodType, FieldMeta>();

/** The metadata of the field at a path. Empty if it has none. */
export function fieldMetaAt(schema: z.ZodType, path: Path): FieldMeta {
  const field = schemaAt(schema, path);
  if (!field) return {};
  const meta = metas.get(field) ?? ((field.meta() ?? {}) as FieldMeta);
  metas.set(field, meta);
  return meta;
}

/** The names of the fields in the group at a path. Empty if there is no group. */
export function fieldsAt(schema: z.ZodType, path: Path): readonly string[] {
  const group = schemaAt(schema, path);
  return group instanceof z.ZodObject ? Object.keys(group.shape) : [];
}

function bare(schema: z.core.$ZodType): z.core.$ZodType {
  const def = defOf(schema);
  if (def.type === "pipe") return bare(def.in);
  return def.type === "optional" || def.type === "default" ? bare(def.innerType) : schema;
}

/**
 * The definition of a schema. Comparing its `type` is faster than `instanceof`, and it is read for every
 * text.
 */
function defOf(schema: z.core.$ZodType) {
  return (schema as z.core.$ZodTypes)._zod.def;
}
