import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { settingsOf } from "./settings.ts";

const settings = settingsOf({ brandName: "", email: "" });
const example = readFileSync(".env.example", "utf8");
const described = Array.from(example.matchAll(/((?:^# .*\n)*)^#([A-Z_]+)=(.*)$/gm), (found) => {
  const [, meaning = "", name = "", value = ""] = found;
  return { name, meaning, value };
});

it(".env.example describes exactly the settings that the server reads", () => {
  expect(described.map(({ name }) => name).sort()).toEqual(Object.keys(settings.shape).sort());
  expect(described.filter(({ meaning }) => meaning === "")).toEqual([]);
});

it(".env.example contains the numeric defaults", () => {
  const defaults: Record<string, unknown> = settings.parse({});
  const numbers = described.filter(({ name }) => typeof defaults[name] === "number");
  expect(numbers.map(({ name, value }) => [name, Number(value)])).toEqual(
    numbers.map(({ name }) => [name, defaults[name]]),
  );
  expect(numbers.length).toBeGreaterThan(0);
});
