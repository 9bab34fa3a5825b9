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
  /** Choices that are shown otherwise than they are written. */
  options?: { label: string; value: string }[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
};

type Options = { widget: string; [option: string]: unknown };
export type DeskField = Options & { name: string };

/** Longer texts get a box of several lines. */
const LONGEST_LINE = 90;

/** A file of fewer fields opens with its list unfolded. */
const MOST_UNFOLDED = 2;

/** Where uploaded pictures go, and how an image field writes one: "/stills/towels.jpg". */
export const MASTERS_FOLDER = "content/media/stills";
export const MASTERS_ADDRESS = "/stills";

/**
 * The editor's fields for a schema: its label, help, limits and choices come along.
 * @param isOutermost no group stands around them: such fields fold where there are many
 */
export function deskFields(
  { properties = {}, required = [] }: FileSchema,
  isOutermost = true,
): DeskField[] {
  const shown = Object.values(properties).filter(({ isHidden }) => !isHidden);
  const isFolded = isOutermost && shown.length > MOST_UNFOLDED;
  return Object.entries(properties).map(([name, schema]) =>
    deskField(name, name === "sample" ? ofFields(schema, properties) : schema, {
      isRequired: required.includes(name),
      isFolded,
    }),
  );
}

/** A list of names of the fields beside it is chosen by their labels. */
function ofFields(schema: FileSchema, fields: Record<string, FileSchema>): FileSchema {
  const options = Object.entries(fields).map(([value, { title = value }]) => ({
    label: title,
    value,
  }));
  return schema.type === "array" ? { ...schema, items: { options } } : schema;
}

type Place = { isRequired: boolean; isFolded: boolean };

function deskField(name: string, schema: FileSchema, { isRequired, isFolded }: Place): DeskField {
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
    ...kindOf(schema, { isRequired, isFolded }),
  };
}

function mayBeEmpty({ type, enum: choices, widget, minLength, pattern = "" }: FileSchema): boolean {
  const isText = type === "string" && !choices && !widget;
  return isText && !minLength && new RegExp(pattern).test("");
}

function kindOf(schema: FileSchema, { isRequired, isFolded }: Place): Options {
  const { type, enum: choices, minimum, maximum, additionalProperties } = schema;
  const special = widgets[schema.widget ?? ""];
  if (special) return special;
  if (choices) return { widget: "select", options: choices };
  if (type === "array") return listOf(schema, { isRequired, isFolded });
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
      collapsed: isFolded && "auto",
      fields: deskFields(schema, false),
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
  concern: {
    widget: "relation",
    multiple: true,
    collection: "concerns",
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
  member: {
    widget: "relation",
    collection: "pages",
    file: "page-about",
    value_field: "team.members.*.key",
    display_fields: ["team.members.*.name", "team.members.*.credential"],
  },
  date: { widget: "datetime", type: "date", format: "YYYY-MM-DD" },
  colour: { widget: "color", allowInput: true },
};

function listOf(
  { items = {}, minItems: min = 0, maxItems: max, title = "" }: FileSchema,
  { isRequired, isFolded }: Place,
): Options {
  const counts = { min, ...(max !== undefined && { max }) };
  const isFixed = isRequired && min === max;
  const options = items.options ?? items.enum;
  if (options) return { widget: "select", multiple: true, options, ...counts };
  const shared = {
    widget: "list",
    ...counts,
    label_singular: items.title ?? title,
    minimize_collapsed: isFolded && "auto",
    collapsed: items.properties ? "auto" : false,
    allow_add: !isFixed,
    allow_remove: !isFixed,
  };
  if (!items.properties) {
    const field = deskField("text", { title, ...items }, { isRequired: true, isFolded });
    return { ...shared, field };
  }
  const shown = Object.entries(items.properties).filter(([, { isHidden }]) => !isHidden);
  const picture = shown.find(
    ([, { widget }]) => widget && widgets[widget]?.widget === "image",
  )?.[0];
  const summary = shown.find(([name]) => name !== picture)?.[0] ?? "";
  return {
    ...shared,
    fields: deskFields(items, false),
    ...(picture && { thumbnail: picture }),
    summary: `{{fields.${summary}}}`,
    // A new file opens with as many entries as it has to have. The editor fills in their other
    // fields; to an entry without any it says, unseen, that it is required.
    ...(isRequired && { default: Array.from({ length: min }, () => ({ [summary]: "" })) }),
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
