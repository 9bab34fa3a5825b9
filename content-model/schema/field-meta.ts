import { z } from "zod";
import type { Path } from "../mistakes.ts";
import type { FieldMeta } from "./fields.ts";

/** The schema of the field at a path, without what makes it optional or gives a default; undefined where there is none. */
export function schemaAt(schema: z.ZodType, path: Path): z.ZodType | undefined {
  let at: z.core.$ZodType | undefined = bare(schema);
  for (const part of path) {
    if (at instanceof z.ZodObject) at = at.shape[part];
    else if (at instanceof z.ZodArray) at = at.element;
    else if (at instanceof z.ZodRecord) at = at.valueType;
    else return undefined;
    at = at && bare(at);
  }
  return at as z.ZodType | undefined;
}

/** The marks of the field at a path; empty where it has none. */
export function fieldMetaAt(schema: z.ZodType, path: Path): FieldMeta {
  return (schemaAt(schema, path)?.meta() ?? {}) as FieldMeta;
}

/** The names of the fields in the group at a path. */
export function fieldsAt(schema: z.ZodType, path: Path): readonly string[] {
  const group = schemaAt(schema, path);
  return group instanceof z.ZodObject ? Object.keys(group.shape) : [];
}

function bare(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodPipe) return bare(schema.in);
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? bare(schema.unwrap())
    : schema;
}
