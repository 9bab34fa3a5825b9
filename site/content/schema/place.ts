/** The clinic's address and its weekly hours. */
import { z } from "zod";
import { capitalized, type FieldMeta, group, pattern, reference, text } from "./fields.ts";
import { EXPECTED_HOURS, HOURS_PATTERN, type OpenTime, readHours } from "./hours.ts";

export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Day = (typeof weekdays)[number];

export const hours = (title: string, meta: FieldMeta = {}) =>
  z
    .string()
    .regex(HOURS_PATTERN, EXPECTED_HOURS)
    .transform((written, context): readonly OpenTime[] => {
      const read = readHours(written);
      if (typeof read !== "string") return read;
      context.addIssue({ code: "custom", message: read });
      return z.NEVER;
    })
    .meta({
      title,
      patternMessage: EXPECTED_HOURS,
      ...meta,
    });

export const days = group(
  "Days",
  Object.fromEntries(weekdays.map((day) => [day, hours(capitalized(day))])) as Record<
    Day,
    ReturnType<typeof hours>
  >,
  {
    description: "Such as 9 to 5, or 9:00 to 12:00, 13:00 to 17:00, or closed.",
  },
);

export const phone = (title: string) =>
  pattern(title, /^\+1\d{10}$/, "+1 and ten digits, such as +14165550100", {
    description: "With its area code, written as you like.",
  });

export const address = group("Address", {
  street: text("Street and unit", { max: 60 }),
  city: text("City", { max: 40 }),
  region: pattern("Province, short", /^[A-Z]{2}$/, "two capitals, such as ON"),
  regionName: text("Province", { max: 40 }),
  postalCode: pattern("Postal code", /^[A-Z]\d[A-Z] \d[A-Z]\d$/, "a postal code such as L4L 0A1"),
  country: pattern("Country", /^[A-Z]{2}$/, "two capitals, such as CA"),
  latitude: z.number().min(-90).max(90).meta({ title: "Latitude of the door" }),
  longitude: z.number().min(-180).max(180).meta({ title: "Longitude of the door" }),
  mapPhoto: reference("photo", "Map, shown until the provider’s has loaded"),
});

export type Days = z.infer<typeof days>;
