import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readExample, SETTINGS_PAGE, settings, settingsPage } from "./settings-table.ts";

const example = readFileSync(".env.example", "utf8");

it("tells every setting the server knows, and no other, each with its meaning", () => {
  const described = readExample(example);
  expect(described.map(({ name }) => name).sort()).toEqual(Object.keys(settings.shape).sort());
  expect(described.filter(({ meaning }) => meaning === "")).toEqual([]);
});

it("is up to date: npm run docs:settings", () => {
  expect(readFileSync(SETTINGS_PAGE, "utf8")).toBe(settingsPage(example));
});
