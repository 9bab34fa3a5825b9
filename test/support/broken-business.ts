import type { Broken } from "./broken-treatments.ts";

const DAYS_OFF = `  - date: 2027-01-01
    until: 2027-01-31
`;

/** Mistakes in the fixture's facts about the clinic. */
export const brokenBusiness: Broken[string] = [
  ["yes instead of true", "showRating: yes", / showRating: is “yes”, expected true or false$/],
  [
    "a single time instead of a range",
    (text) => text.replace(/(schedules:[\s\S]*?saturday:) .*/, "$1 08:00"),
    / schedules\.opening\.days\.saturday: is “08:00”, expected/,
  ],
  ["another country’s phone", "phone: '+33140000000'", / phone: .* expected \+1 and ten digits/],
  ["another country’s postal code", "postalCode: '90210'", / address\.postalCode: .*L4L 0A1/],
  [
    "hours that end before they begin",
    "saturday: 17:00 to 09:00",
    /saturday: .* expected each time later than/,
  ],
  [
    "a date that does not exist",
    "date: 2027-02-30",
    / holidays\[0\]\.date: .* expected a day that exists/,
  ],
  [
    "days off that end before they begin",
    "until: 2026-12-20",
    / holidays\[1\]\.until: .* expected a day after the first one/,
  ],
  [
    "the same day twice",
    "date: 2026-12-25",
    / holidays\[1\]\.date: .* expected other days than Friday, December 25$/,
  ],
  [
    "days that overlap others",
    (text) => text.replace(/^responseHours/m, `${DAYS_OFF}responseHours`),
    / holidays\[2\]\.date: .* expected other days than Winter rest, Friday, December 25 to Saturday, January 2$/,
  ],
  [
    "an unknown field in the list of sample data",
    (text) => text.replace(/(sample:\n {2}- ).*/, "$1brnad"),
    / sample\[0\]: there is no field “brnad” in this file$/,
  ],
];
