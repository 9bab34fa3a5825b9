/** `business.yaml`: the clinic's facts, each in this one place. */
import { z } from "zod";
import { date } from "./dates.ts";
import {
  group,
  list,
  pattern,
  photo,
  sampleFields,
  text,
  titled,
  toggle,
  webAddress,
  wholeNumber,
} from "./fields.ts";
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

const hours = (title: string) =>
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
      widget: "hours",
      patternMessage: EXPECTED_HOURS,
    });

const schedule = (title: string) =>
  group(title, {
    label: text("Name", { max: 40 }),
    note: text("Note below", { max: 80 }),
    days: group("Days", titled(weekdays, hours), {
      description: "Such as 9 to 5, or 9:00 to 12:00, 13:00 to 17:00, or closed.",
    }),
  });

const scheduleName = (title: string) => z.enum(["opening", "working"]).meta({ title });

export const business = z.strictObject({
  sample: sampleFields,
  brand: group("Brand", {
    name: text("Name", { max: 40, isVerbatim: true }),
    descriptor: text("Line below the name", { max: 40, isVerbatim: true }),
  }),
  siteUrl: webAddress("Address of the website"),
  phone: pattern("Phone", /^\+1\d{10}$/, "+1 and ten digits, such as +14165550100", {
    description: "With its area code, written as you like.",
    widget: "phone",
  }),
  email: z.email("an e-mail address").meta({ title: "E-mail" }),
  address: group("Address", {
    street: text("Street and unit", { max: 60 }),
    city: text("City", { max: 40 }),
    region: pattern("Province, short", /^[A-Z]{2}$/, "two capitals, such as ON"),
    regionName: text("Province", { max: 40 }),
    postalCode: pattern(
      "Postal code",
      /^[A-Z]\d[A-Z] \d[A-Z]\d$/,
      "a postal code such as L4L 0A1",
      {
        widget: "postal code",
      },
    ),
    country: pattern("Country", /^[A-Z]{2}$/, "two capitals, such as CA"),
    latitude: z.number().min(-90).max(90).meta({ title: "Latitude of the door" }),
    longitude: z.number().min(-180).max(180).meta({ title: "Longitude of the door" }),
  }),
  serviceAreas: list("Towns served", text("Town", { max: 40 }), { min: 1 }),
  timeZone: text("Time zone", { max: 40, isHidden: true }).refine(
    isTimeZone,
    "a time zone such as America/Toronto",
  ),
  schedules: group("Hours", {
    opening: schedule("When the door is open"),
    working: schedule("When calls and messages are answered"),
  }),
  shownSchedule: group(
    "Which hours stand where",
    { visit: scheduleName("Contact and location pages"), footer: scheduleName("Footer") },
    { description: "Give both the same word, and both places show the same hours." },
  ),
  holidays: list("Holidays", group("Holiday", { date, name: text("Name", { max: 40 }) }), {
    description: "Days on which the door stays shut whatever the weekday says.",
  }),
  responseHours: wholeNumber("A request is answered within so many hours", 168),
  rating: group("Rating", {
    value: z.number().min(1).max(5).meta({ title: "Out of five" }),
    reviewCount: wholeNumber("Number of reviews", 100_000),
  }),
  showTestimonials: toggle("Show reviews", {
    description: "Off: every trace of the reviews is gone from the pages.",
  }),
  showTestimonialsOnInvasive: toggle("Show reviews and rating on invasive treatments too", {
    description:
      "Off: the pages of treatments that a physician orders show none. Colleges bar testimonials there.",
  }),
  showRating: toggle("Show the rating"),
  social: group("Social account", {
    provider: text("Service", { max: 30 }),
    handle: text("Name there", { max: 60 }),
    url: webAddress("Address"),
  }),
  heroVideoId: pattern("Film from YouTube", /^[\w-]*$/, "the id of a YouTube video, or nothing", {
    description: "A video’s id shows that film on the home page; empty shows the site’s own.",
  }),
  clinicPhoto: photo("Picture of the clinic for search engines"),
  healthCanadaStatement: text("Health Canada statement", { max: 200 }),
  resultsVary: text("That results vary", { max: 60 }),
});

export type Business = z.infer<typeof business>;
export type Schedule = Business["schedules"]["opening"];

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
