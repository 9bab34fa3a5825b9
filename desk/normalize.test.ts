import { expect, it } from "vitest";
import { FIXTURE_CONTENT } from "../test/support/clinic-folder.ts";
import { fileSchemaOf } from "./desk-files.ts";
import type { FileSchema } from "./file-schema.ts";
import { formatFields } from "./format-fields.ts";
import { curlQuotes, normalize, withEdit } from "./normalize.ts";
import { storedWords } from "./stored-files.ts";

const normalized = (typed: string, schema: FileSchema) => normalize(typed, schema);

it.each([
  ["phone", "(416) 555-0100", "+14165550100"],
  ["phone", "+1 416.555.0100", "+14165550100"],
  ["phone", "416 555 0100", "+14165550100"],
  ["phone", "555 0100", "555 0100"],
  ["hours", "9-5", "09:00 to 17:00"],
  ["hours", "9 am – 12 pm, 1pm to 5:30 p.m.", "09:00 to 12:00, 13:00 to 17:30"],
  ["hours", "9 am to 5", "09:00 to 17:00"],
  ["hours", "9 to 12 and 1 to 5 pm", "09:00 to 12:00, 13:00 to 17:00"],
  ["hours", "10:00 AM to 5:00 PM", "10:00 to 17:00"],
  ["hours", "09:00 to 17:00", "09:00 to 17:00"],
  ["hours", "5 pm to 9 am", "17:00 to 09:00"],
  ["hours", "10 am to 5 am", "10:00 to 05:00"],
  ["hours", "10:00 AM to 6:00 AM", "10:00 to 06:00"],
  ["hours", "10 am to 10 am", "10:00 to 10:00"],
  ["hours", "10-4:60", "10-4:60"],
  ["hours", "9 to 25", "9 to 25"],
  ["hours", "9 am to 17 pm", "9 am to 17 pm"],
  ["hours", "Closed", "closed"],
  ["hours", "by appointment", "by appointment"],
] as const)("takes a %s written as %s", (widget, typed, written) => {
  expect(normalized(` ${typed} `, { widget })).toBe(written);
  // A save parses what the form has parsed.
  expect(normalized(written, { widget })).toBe(written);
});

it.each([
  ["https://www.clinic.ca/Services/Peels/#top", "/services/peels"],
  ["https://www.clinic.ca/index.php?page_id=12", "/index.php?page_id=12"],
  ["/Services/Botox.html", "/services/botox.html"],
  [" /peels/ ", "/peels"],
])("takes the path of the former website's address %s", (typed, written) => {
  expect(normalized(typed, { isFormerAddress: true })).toBe(written);
  expect(normalized(written, { isFormerAddress: true })).toBe(written);
});

it("removes an entry in which nothing was typed", () => {
  const properties = { name: {}, shown: { default: true } };
  const schema = { type: "array", items: { properties, required: ["name", "shown"] } };
  const typed = [
    { name: "", shown: true },
    { name: "Ann", shown: true },
  ];
  expect(normalize(typed, schema)).toEqual([{ name: "Ann", shown: true }]);
});

it("removes superfluous spaces, and curls quotation marks except in a client’s words", () => {
  expect(normalized("  It's \n so  ", { isWords: true })).toBe("It’s so");
  expect(normalized("It's so", { isWords: true, isVerbatim: true })).toBe("It's so");
});

it("does not change any of the content's files", () => {
  for (const { name, data } of storedWords(FIXTURE_CONTENT)) {
    const schema = fileSchemaOf(name);
    const edited = withEdit(data, { path: ["none"], after: undefined }, schema);
    expect(JSON.stringify(edited)).toBe(JSON.stringify(data));
    const shown = formatFields(data, schema);
    expect(normalize(shown, schema)).toEqual(normalize(data, schema));
  }
});

it("removes empty optional fields, and keeps the order of the others", () => {
  const schema = { properties: { name: {}, note: {}, end: {} }, required: ["name"] };
  const nothing = { path: ["note"], after: "" };
  const edited = withEdit({ end: "2", name: "" }, nothing, schema);
  expect(JSON.stringify(edited)).toBe('{"end":"2","name":""}');
});

it.each([
  ["It's the client's skin", "It’s the client’s skin"],
  ["the clients' skin", "the clients’ skin"],
  ['They said "never" twice', "They said “never” twice"],
  ['"Never," they said', "“Never,” they said"],
  ['Read ("why") *"first"*', "Read (“why”) *“first”*"],
  [`"Don't say 'never'"`, "“Don’t say ‘never’”"],
  ['"{session}" of it', "“{session}” of it"],
  ["It’s “so”", "It’s “so”"],
])("replaces straight quotation marks by curly ones: %s", (typed, written) => {
  expect(curlQuotes(typed)).toBe(written);
});
