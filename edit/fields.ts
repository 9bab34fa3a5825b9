/** A content file's JSON schema, as `content/json-schemas.ts` makes it, with the marks of `FieldMarks`. */
export type FileSchema = {
  type?: string;
  title?: string;
  description?: string;
  properties?: Record<string, FileSchema>;
  required?: string[];
  items?: FileSchema;
  additionalProperties?: FileSchema | false;
  enum?: string[];
  default?: unknown;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  patternMessage?: string;
  format?: string;
  isHidden?: true;
  widget?: string;
};

type Options = { widget: string; [option: string]: unknown };
export type DeskField = Options & { name: string };

/** Longer texts get a box of several lines. */
const LONGEST_LINE = 90;

/** Where uploaded pictures go, and how an image field writes one: "/stills/towels.jpg". */
export const MASTERS_FOLDER = "content/media/stills";
export const MASTERS_ADDRESS = "/stills";

/**
 * The editor's fields for a schema: its label, help, limits and choices come along.
 * @param depth how many groups stand around them: only the outermost fold
 */
export function deskFields({ properties = {}, required = [] }: FileSchema, depth = 0): DeskField[] {
  return Object.entries(properties).map(([name, schema]) =>
    deskField(name, schema, { isRequired: required.includes(name), depth }),
  );
}

type Place = { isRequired: boolean; depth: number };

function deskField(name: string, schema: FileSchema, { isRequired, depth }: Place): DeskField {
  const { title, description, isHidden, default: start } = schema;
  const known = {
    name,
    label: title ?? name,
    // What may be left out is left out: the schema fills it in when the file is read.
    ...(start !== undefined && isRequired && { default: start }),
  };
  if (isHidden) return { ...known, widget: "hidden" };
  // A hint is Markdown, in which an asterisk would vanish.
  const hint = description && { hint: description.replace(/[*_~]/g, "\\$&") };
  return {
    ...known,
    ...hint,
    required: isRequired && !mayBeEmpty(schema),
    ...kindOf(schema, { isRequired, depth }),
  };
}

function mayBeEmpty({ type, enum: choices, minLength, pattern = "" }: FileSchema): boolean {
  return type === "string" && !choices && !minLength && new RegExp(pattern).test("");
}

function kindOf(schema: FileSchema, { isRequired, depth }: Place): Options {
  const { type, enum: choices, minimum, maximum, additionalProperties } = schema;
  const special = widgets[schema.widget ?? ""];
  if (special) return special;
  if (choices) return { widget: "select", options: choices };
  if (type === "array") return listOf(schema, { isRequired, depth });
  if (type === "boolean") return { widget: "boolean", required: false };
  if (type === "integer" || type === "number") {
    const value_type = type === "integer" ? "int" : "float";
    const range = {
      ...(minimum !== undefined && { min: minimum }),
      ...(maximum !== undefined && { max: maximum }),
    };
    return { widget: "number", value_type, ...range };
  }
  if (schema.properties) {
    return {
      widget: "object",
      collapsed: depth === 0 && "auto",
      fields: deskFields(schema, depth + 1),
    };
  }
  if (additionalProperties) return { widget: "keyvalue", key_label: "Name", value_label: "Value" };
  const isLong = (schema.maxLength ?? 0) > LONGEST_LINE;
  return { widget: isLong ? "text" : "string", ...limits(schema) };
}

const picture = {
  widget: "image",
  media_folder: `/${MASTERS_FOLDER}`,
  public_folder: MASTERS_ADDRESS,
  choose_url: false,
};

/** What a field's mark asks for instead of a plain line. */
const widgets: Readonly<Record<string, Options>> = {
  photo: picture,
  image: picture,
  treatment: {
    widget: "relation",
    collection: "treatments",
    value_field: "{{slug}}",
    display_fields: ["name"],
    search_fields: ["name"],
  },
  drawing: {
    widget: "relation",
    collection: "pictures",
    file: "drawings",
    value_field: "items.*.name",
    display_fields: ["items.*.alt"],
  },
  date: { widget: "datetime", type: "date", format: "YYYY-MM-DD" },
  colour: { widget: "color", allowInput: true },
};

function listOf(
  { items = {}, minItems: min = 0, maxItems: max, title = "" }: FileSchema,
  { isRequired, depth }: Place,
): Options {
  const counts = { min, ...(max !== undefined && { max }) };
  const isFixed = isRequired && min === max;
  if (items.enum) return { widget: "select", multiple: true, options: items.enum, ...counts };
  const shared = {
    widget: "list",
    ...counts,
    label_singular: items.title ?? title,
    minimize_collapsed: depth === 0 && "auto",
    collapsed: items.properties ? "auto" : false,
    allow_add: !isFixed,
    allow_remove: !isFixed,
  };
  if (!items.properties) {
    const field = deskField("text", { title, ...items }, { isRequired: true, depth: depth + 1 });
    return { ...shared, field };
  }
  const shown = Object.keys(items.properties).find((name) => !items.properties?.[name]?.isHidden);
  return {
    ...shared,
    fields: deskFields(items, depth + 1),
    summary: `{{fields.${shown}}}`,
    // A new file opens with as many empty entries as it has to have.
    ...(isRequired && { default: Array.from({ length: min }, () => ({})) }),
  };
}

function limits({ minLength, maxLength, pattern, patternMessage, format }: FileSchema) {
  return {
    ...(minLength && minLength > 1 && { minlength: minLength }),
    ...(maxLength && { maxlength: maxLength }),
    ...(format === "email" && { type: "email" }),
    ...(pattern && patternMessage && { pattern: [pattern, patternMessage] }),
  };
}
