/** `business.yaml`: the clinic's facts and switches. */
import { z } from "zod";
import type { Fault } from "../mistakes.ts";
import { date } from "./dates.ts";
import { daysInWords } from "./days-in-words.ts";
import {
  choice,
  group,
  list,
  pattern,
  reference,
  sampleFields,
  text,
  toggle,
  webAddress,
  wholeNumber,
} from "./fields.ts";
import { address, days, hours, phone } from "./place.ts";

const schedule = (title: string) =>
  group(title, {
    label: text("Name", { max: 40 }),
    note: text("Note below", { max: 80 }),
    days,
  });

const singleDay = group("Day", {
  date,
  until: date
    .meta({ ...date.meta(), title: "Until", description: "The last of several days." })
    .optional(),
  hours: hours("Hours", { description: "Such as 9 to 1. Empty: closed." }).optional(),
  name: text("Name", { max: 40 }).optional(),
}).refine(({ date, until = date }) => until >= date, {
  path: ["until"],
  message: "a day after the first one",
});

const holidays = list("Holidays and single days", singleDay, {
  description:
    "Days on which the clinic is closed or has other hours, whatever the weekday. The website shows the next four.",
}).superRefine((entries, context) => {
  for (const [index, { date, until = date }] of entries.entries()) {
    const other = entries.slice(0, index).find((one) => {
      return one.date <= until && date <= (one.until ?? one.date);
    });
    if (!other) continue;
    const days = daysInWords(other.date, other.until ?? other.date);
    const params: Fault = {
      code: "overlapping-days",
      values: { found: date, other: other.name ? `${other.name}, ${days}` : days },
    };
    context.addIssue({ code: "custom", path: [index, "date"], params });
  }
});

/** The address of a video's page, or its id alone, which is the group; or nothing. */
const YOUTUBE_VIDEO =
  /^$|^(?:(?:https:\/\/)?(?:(?:www|m)\.)?(?:youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/|live\/|embed\/)|youtu\.be\/))?([\w-]{11})(?:[?&#].*)?$/;
const EXPECTED_VIDEO = "the address of a YouTube video, or nothing";

const scheduleName = (title: string) => choice(title, ["opening", "working"]);

export const business = z.strictObject({
  sample: sampleFields,
  brand: group("Brand", {
    name: text("Name", { max: 40, isVerbatim: true }),
    descriptor: text("Line below the name", { max: 40, isVerbatim: true }),
  }),
  siteUrl: webAddress("Address of the website").refine(
    (url) => URL.parse(url)?.pathname === "/",
    "an address without a path, because the site is served from the root of its host",
  ),
  addresses: group(
    "Addresses of pages",
    {
      treatments: pattern(
        "Of a treatment",
        /^\/[a-z\d/{}-]*\{slug\}[a-z\d/{}-]*$/,
        "an address with {slug} in it, and {town} if you like",
        { placeholders: ["slug", "town"] },
      ).optional(),
    },
    { description: "Left out: /treatments/NAME-OF-THE-FILE." },
  ).default({}),
  phone: phone("Phone"),
  textsTo: phone("Number for text messages").optional(),
  email: z.email("an e-mail address").meta({ title: "E-mail" }),
  address,
  serviceAreas: list("Towns served", text("Town", { max: 40 }), { min: 1 }),
  timeZone: z
    .string()
    .refine(isTimeZone, "a time zone such as America/Toronto")
    .meta({ title: "Time zone" }),
  schedules: group("Hours", {
    opening: schedule("Opening hours"),
    working: schedule("When calls and messages are answered"),
  }),
  shownSchedule: group(
    "Where which hours are shown",
    { visit: scheduleName("Contact and location pages"), footer: scheduleName("Footer") },
    { description: "Give both the same word, and both places show the same hours." },
  ),
  holidays,
  responseHours: wholeNumber("A request is answered within so many hours", 168),
  visits: group("Visits", {
    consultation: text("A free consultation takes", { max: 40 }),
    entrance: text("The entrance is", { max: 100 }),
  }),
  rating: group(
    "Rating",
    {
      value: z.number().min(1).max(5).meta({ title: "Out of five" }),
      reviewCount: wholeNumber("Number of reviews", 100_000),
    },
    { description: "Left out where there is none." },
  ).optional(),
  reviewsUrl: webAddress("Address of the clinic’s reviews", {
    description: "Such as its page on Google Maps. Empty where there is none.",
  }).optional(),
  showTestimonials: toggle("Show reviews", {
    description: "If this is switched off, no page mentions reviews.",
  }),
  showTestimonialsOnInvasive: toggle("Show reviews and rating on invasive treatments too", {
    description:
      "The pages of treatments that a physician orders show none while this is off. Colleges bar testimonials there.",
  }),
  showRating: toggle("Show the rating"),
  social: list(
    "Social accounts",
    group("Account", {
      provider: text("Service", { max: 30 }),
      handle: text("Name there", { max: 60 }),
      url: webAddress("Address"),
    }),
    { description: "The home page shows the posts of the first account." },
  ),
  film: group("The film of the home page", {
    shown: toggle("Shown", {
      description:
        "It plays over the picture at the top of the home page. Without it, the picture is seen.",
    }).default(true),
    video: z
      .string()
      .regex(YOUTUBE_VIDEO, EXPECTED_VIDEO)
      .transform((written) => YOUTUBE_VIDEO.exec(written)?.[1] ?? "")
      .meta({
        title: "Film from YouTube",
        description: "Paste the address of the video’s page. Empty shows the website’s own film.",
        patternMessage: EXPECTED_VIDEO,
      })
      .default(""),
  }).default({ shown: true, video: "" }),
  embeds: choice("Posts, the map and a film from YouTube", ["near", "on-click"]).default("near"),
  clinicPhoto: reference("photo", "Picture of the clinic for search engines"),
  whenNobodyAnswers: text("Where to turn when nobody answers the phone", { max: 160 }),
  stillBleeding: text("What to do about bleeding after a visit", { max: 260 }),
  growingBruise: text("What to do about a bruise that grows", { max: 160 }),
  blockedVessel: text("What to do about a blocked vessel after an injection", { max: 200 }),
  bloodThinner: text("Whether somebody who takes a blood thinner is treated", { max: 175 }),
  isotretinoin: text("What somebody does who takes or took isotretinoin", { max: 200 }),
  retinoidCream: text("What somebody does who uses a prescribed retinoid cream", { max: 160 }),
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
