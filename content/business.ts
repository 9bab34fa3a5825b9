import type { PhotoName } from "./photos.ts";

/**
 * The clinic's facts, each in this one place. What is plainly sample data here
 * is listed by `npm run launch-check` until it is replaced.
 */
export const brand = { name: "Sorrelume", descriptor: "Skin & Light Atelier" } as const;

/** The public address of the site; the setting SITE_URL overrides it. */
export const siteUrl = "https://www.example.ca";

/** E.164; the shown and the dialled forms derive from it. */
export const phone = "+19055550142";
export const email = "hello@example.ca";

export const address = {
  street: "128 Sample Avenue, Unit 4",
  city: "Woodbridge",
  region: "ON",
  regionName: "Ontario",
  postalCode: "L4L 0A1",
  country: "CA",
  latitude: 43.7765,
  longitude: -79.5993,
} as const;

export const serviceAreas = ["Vaughan", "Woodbridge", "Concord", "Maple", "Thornhill"] as const;

export type Day =
  | "monday"
  | "tuesday"
  | "wednesday"
  | "thursday"
  | "friday"
  | "saturday"
  | "sunday";

/** Wall-clock times in `timeZone`, 24-hour; `null` is closed. */
export type OpenTime = { opens: string; closes: string } | null;
export type Schedule = { label: string; note: string; days: Record<Day, OpenTime> };

export const timeZone = "America/Toronto";

const weekday = { opens: "09:00", closes: "19:00" };
const longWeekday = { opens: "09:00", closes: "20:00" };
const weekend = { opens: "10:00", closes: "18:00" };

export const schedules = {
  /** When the door is open. */
  opening: {
    label: "Opening hours",
    note: "By appointment",
    days: {
      monday: weekday,
      tuesday: weekday,
      wednesday: weekday,
      thursday: weekday,
      friday: weekday,
      saturday: { opens: "09:00", closes: "17:00" },
      sunday: null,
    },
  },
  /** When calls and messages are answered. */
  working: {
    label: "Working hours",
    note: "When calls and messages are answered",
    days: {
      monday: longWeekday,
      tuesday: longWeekday,
      wednesday: longWeekday,
      thursday: longWeekday,
      friday: longWeekday,
      saturday: weekend,
      sunday: weekend,
    },
  },
} as const satisfies Record<string, Schedule>;

/** Which schedule each place shows: a one-word edit makes them agree. */
export const shownSchedule = {
  visit: "opening",
  footer: "working",
} as const satisfies Record<string, keyof typeof schedules>;

/** Days on which the door stays shut whatever the weekday says (ISO dates in `timeZone`). */
export const holidays = [
  { date: "2026-12-25", name: "Christmas Day" },
  { date: "2026-12-26", name: "Boxing Day" },
  { date: "2027-01-01", name: "New Year’s Day" },
  { date: "2027-02-15", name: "Family Day" },
  { date: "2027-03-26", name: "Good Friday" },
  { date: "2027-05-24", name: "Victoria Day" },
  { date: "2027-07-01", name: "Canada Day" },
  { date: "2027-09-06", name: "Labour Day" },
  { date: "2027-10-11", name: "Thanksgiving" },
] as const;

/** The clinic answers an appointment request within this many hours. */
export const responseHours = 24;

export const rating = { value: 5, reviewCount: 150 } as const;

/** Off, and every trace of the reviews or of the rating is gone from the pages and the structured data. */
export const showTestimonials: boolean = true;
export const showRating: boolean = true;

export const social = {
  provider: "Instagram",
  handle: "@sorrelume.sample",
  url: "https://www.instagram.com/sorrelume.sample/",
} as const;

/** A YouTube video id switches the home hero from its own film to the provider's player. */
export const heroVideoId: string | null = null;

/**
 * Stated on the pages as the specification asks. For devices the regulator's own
 * word is "licensed", not "approved": the clinic confirms this line before launch.
 */
export const healthCanadaStatement =
  "We use Health Canada approved products, and every treatment is given by a licensed or certified specialist.";

/** The clinic itself, for search engines. */
export const clinicPhoto = "exterior" satisfies PhotoName;

export const resultsVary = "Individual results vary.";
