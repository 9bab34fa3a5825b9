import { type FileSchema, MASTERS_ADDRESS } from "./fields.ts";

/** What a file holds, as the editor's fields want it: a picture is an address there, "/stills/towels.jpg". */
export function toEditor(data: unknown, schema: FileSchema): unknown {
  return mapTextFields(data, schema, (text, { widget }) =>
    isPicture(widget) && text ? `${MASTERS_ADDRESS}/${text}.jpg` : text,
  );
}

/** What the editor's fields hold, as the files have it: one line a text, no empty field that may be left out. */
export function fromEditor(data: unknown, schema: FileSchema): unknown {
  return mapTextFields(withoutEmpty(data, schema), schema, (text, { widget }) => {
    if (isPicture(widget)) return pictureName(text);
    if (widget === "colour") return text.toUpperCase();
    return text.trimEnd().includes("\n") ? text.replace(/\s*\n\s*/g, " ").trim() : text;
  });
}

/** "/stills/Towels 2.png" → "towels-2": the name a master is given. */
export function pictureName(address: string): string {
  const file = address.slice(address.lastIndexOf("/") + 1);
  return decoded(file)
    .replace(/\.[^.]*$/, "")
    .toLowerCase()
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^[^a-z]+|-+$/g, "");
}

/** A file on a disk may be called "50% off.png", which is no address. */
function decoded(file: string): string {
  try {
    return decodeURIComponent(file);
  } catch {
    return file;
  }
}

function isPicture(widget: string | undefined): boolean {
  return widget === "photo" || widget === "image";
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
      mapTextFields(part, fieldSchema(schema, name), change),
    ]),
  );
}

function withoutEmpty(data: unknown, schema: FileSchema): unknown {
  if (Array.isArray(data)) return data.map((item) => withoutEmpty(item, schema.items ?? {}));
  if (!isGroup(data)) return data;
  const { properties = {}, required = [] } = schema;
  const kept = Object.entries(data)
    .map(([name, part]) => [name, withoutEmpty(part, fieldSchema(schema, name))] as const)
    .filter(([name, part]) => !isEmpty(part) || required.includes(name) || !(name in properties));
  return Object.fromEntries(kept);
}

/** Holds nothing an owner has typed; `false` is an answer. */
function isEmpty(data: unknown): boolean {
  if (Array.isArray(data)) return data.length === 0;
  if (isGroup(data)) return Object.values(data).every(isEmpty);
  return data === "" || data === null || data === undefined;
}

export function fieldSchema(
  { properties, additionalProperties }: FileSchema,
  name: string,
): FileSchema {
  return properties?.[name] ?? (additionalProperties || {});
}

export function isGroup(data: unknown): data is Record<string, unknown> {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}
