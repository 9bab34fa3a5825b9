import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { formatYaml } from "../content-model/source.ts";
import { deskFileOf } from "./owners-words.ts";
import { restoreKeyOrder } from "./restore-key-order.ts";
import { fromEditor, pictureName, toEditor } from "./shape.ts";
import { storedFiles } from "./stored-files.ts";

/** Written by hand, and by no owner. */
const folder = "test/second-clinic/content";
const files = storedFiles(folder)
  .map(({ path }) => path.slice("content/".length))
  .filter((file) => file.endsWith(".yaml"));

it.each(files)("writes a file that nobody has changed as it stood: %s", (file) => {
  const before = readFileSync(join(folder, file), "utf8");
  const { schema = {} } = deskFileOf(file) ?? {};
  const saved = fromEditor(toEditor(parse(before), schema), schema);
  expect(formatYaml(restoreKeyOrder(saved, parse(before)))).toBe(before);
});

it("leaves out what an owner has left empty, and keeps a no", () => {
  const schema = {
    type: "object",
    required: ["name"],
    properties: { name: {}, note: {}, group: { properties: { a: {}, b: {} } }, isShown: {} },
  };
  const typed = { name: "", note: "", group: { a: null, b: "" }, isShown: false };
  expect(fromEditor(typed, schema)).toEqual({ name: "", isShown: false });
});

it("makes one line of a text in which somebody pressed Enter", () => {
  expect(fromEditor({ text: "One.\n\n Two. " }, {})).toEqual({ text: "One. Two." });
});

it("keeps the order of a file's fields and of its entries' fields", () => {
  const before = { b: 1, a: 2, list: [{ y: 1, x: 2 }] };
  const typed = {
    a: 3,
    b: 1,
    c: 4,
    list: [
      { x: 5, y: 6 },
      { x: 7, y: 8 },
    ],
  };
  expect(JSON.stringify(restoreKeyOrder(typed, before))).toBe(
    JSON.stringify({
      b: 1,
      c: 4,
      a: 3,
      list: [
        { y: 6, x: 5 },
        { y: 8, x: 7 },
      ],
    }),
  );
});

it.each([
  ["/stills/towels.jpg", "towels"],
  ["/stills/IMG%204711.JPG", "img-4711"],
  ["/stills/2027 Spring.png", "spring"],
  ["/stills/Half 50% off.png", "half-50-off"],
  ["", ""],
])("names a picture by its file: %s", (address, name) => {
  expect(pictureName(address)).toBe(name);
});
