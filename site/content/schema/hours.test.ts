import { expect, it } from "vitest";
import { readHours } from "./hours.ts";

it.each([
  ["closed", []],
  ["09:00 to 17:00", [{ opens: "09:00", closes: "17:00" }]],
  [
    "09:00 to 12:00, 13:00 to 17:30",
    [
      { opens: "09:00", closes: "12:00" },
      { opens: "13:00", closes: "17:30" },
    ],
  ],
])("reads %s", (written, times) => {
  expect(readHours(written)).toEqual(times);
});

it.each(["", "9:00 to 17:00", "09:00-17:00", "24:00 to 25:00", "09:00 to 12:00,13:00 to 17:00"])(
  "refuses “%s” with an example",
  (written) => {
    expect(readHours(written)).toMatch(/^hours such as/);
  },
);

it.each(["17:00 to 09:00", "09:00 to 09:00", "13:00 to 17:00, 09:00 to 12:00"])(
  "refuses times out of order: %s",
  (written) => {
    expect(readHours(written)).toBe("each time later than the one before it");
  },
);
