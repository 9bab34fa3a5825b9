import { expect, it } from "vitest";
import { z } from "zod";
import {
  choice,
  exactly,
  group,
  heading,
  list,
  memberKey,
  photo,
  text,
  treatmentName,
  wholeNumber,
} from "../content-model/schema/fields.ts";
import { treatment } from "../content-model/schema/treatment.ts";
import { deskFiles } from "./collections.ts";
import { type DeskField, deskFields, type FileSchema } from "./fields.ts";

function fieldsOf(shape: z.ZodRawShape): DeskField[] {
  const schema = z.toJSONSchema(z.strictObject(shape), { io: "input" });
  return deskFields(schema as FileSchema);
}

it("gives a new field its label, help and limits by itself", () => {
  const [field] = fieldsOf({ motto: text("Motto", { min: 5, max: 60, description: "Short." }) });
  expect(field).toMatchObject({
    name: "motto",
    label: "Motto",
    hint: "Short.",
    widget: "string",
    required: true,
    minlength: 5,
    maxlength: 60,
  });
});

it("says in the schema's words what form is expected", () => {
  const field = fieldsOf({ heading: heading() })[0] as DeskField;
  const [pattern, message] = field.pattern as [string, string];
  expect("Plain words").not.toMatch(new RegExp(pattern));
  expect(message).toContain("between asterisks");
});

it.each([
  ["select", choice("Menu", ["one", "two"]), { options: ["one", "two"] }],
  ["select", list("Tags", z.enum(["a", "b"]), { min: 1 }), { multiple: true, min: 1 }],
  ["image", photo(), {}],
  ["relation", treatmentName(), { collection: "treatments" }],
  ["relation", treatment.shape.concerns, { collection: "concerns", multiple: true }],
  ["relation", memberKey("Who"), { collection: "pages", file: "page-about" }],
  ["number", wholeNumber("Hours", 168), { value_type: "int", min: 0, max: 168 }],
  ["text", text("Long", { max: 400 }), { maxlength: 400 }],
  ["list", list("Towns", text("Town", { max: 40 })), { label_singular: "Town" }],
  ["object", group("Brand", { name: text("Name", { max: 40 }) }), {}],
])("offers a %s where the schema asks for one", (widget, schema, options) => {
  expect(fieldsOf({ field: schema })[0]).toMatchObject({ widget, ...options });
});

it("keeps what is hidden out of sight", () => {
  const [field] = fieldsOf({ path: text("Path", { max: 40, isHidden: true }) });
  expect(field).toEqual({ name: "path", label: "Path", widget: "hidden" });
});

it("lets go of nothing and adds nothing where the number is fixed", () => {
  const six = exactly(6, "Reviews", group("Review", { name: text("Name", { max: 40 }) }));
  expect(fieldsOf({ items: six })[0]).toMatchObject({ allow_add: false, allow_remove: false });
});

it("asks for nothing where the schema lets a field be left out or be empty", () => {
  const fields = fieldsOf({
    left: text("Left out", { max: 40 }).optional(),
    empty: text("Empty", { min: 0, max: 40 }),
  });
  expect(fields.map(({ required }) => required)).toEqual([false, false]);
});

it.each(deskFiles)("makes fields of every file: $label", ({ schema }) => {
  const fields = deskFields(schema);
  expect(fields.map(({ name }) => name)).toEqual(Object.keys(schema.properties ?? {}));
  for (const { label } of fields) expect(label).not.toBe("");
});

it("opens a new file with as many entries as it needs, none of them without a field", () => {
  const cards = list("Cards", group("Card", { photo: photo(), name: text("Name", { max: 40 }) }), {
    min: 2,
  });
  expect(fieldsOf({ cards })[0]?.default).toEqual([{ name: "" }, { name: "" }]);
});
