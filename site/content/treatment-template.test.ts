import { expect, it } from "vitest";
import { parse } from "yaml";
import { treatment } from "./schema/treatment.ts";
import { treatmentFile } from "./treatment-template.ts";
import { UNWRITTEN } from "./unwritten.ts";

it.each([
  ["Shortest", "Wax"],
  ["Longest", "A Treatment of Thirty-Six Characters"],
  ["With quotes", `The "Glow" O’Clock \\ Facial`],
])("makes a treatment that fits its schema: %s", (_, name) => {
  const file = treatmentFile({
    name,
    kind: "invasive",
    photo: "towels",
    order: 120,
    member: "ann",
    today: "2027-01-15",
    compared: ["one", "two", "three"],
    concerns: [],
  });
  const parsed = treatment.safeParse(parse(file));
  expect(parsed.error?.issues ?? []).toEqual([]);
  expect(parsed.data).toMatchObject({ name, kind: "invasive", order: 120 });
  expect(parsed.data?.summary).toContain(UNWRITTEN);
});
