import { expect, it } from "vitest";
import { ContentError } from "../site/content/mistakes.ts";
import { readContent } from "../site/content/read.ts";
import { changeFile, copyClinic } from "../test/support/clinic-folder.ts";
import { draftOf } from "./draft.ts";
import { mistakesInWords, placeInWords, sentenceOf } from "./owners-words.ts";
import { mistakesIn } from "./server/check.ts";

const draft = draftOf([
  { name: "treatments/lamp", data: { name: "Lamp facial", faqs: [{ question: "Is it warm?" }] } },
  { name: "concerns/scars", data: { mayHelp: { reasons: [{ treatment: "lamp" }] } } },
  { name: "photos", data: { items: [{ name: "hands", alt: "Two hands" }] } },
]);

it.each([
  ["promotion.yaml", ["text"], "Pop-up: Text"],
  [
    "photos.yaml",
    ["items", 0, "alt"],
    "Pictures: What it shows, for those who cannot see it, “Two hands”",
  ],
  ["photos.yaml", ["items", 1, "focus"], "Pictures: Focus, Picture 2"],
  ["treatments/lamp.yaml", ["faqs", 0, "answer"], "Lamp facial: Answer, “Is it warm?”"],
  ["concerns/scars.yaml", ["mayHelp", "reasons", 0, "text"], "Scars: Why, “Lamp facial”"],
  ["pages/home.yaml", ["hero", "heading"], "Home: Heading, Top of the page"],
  [
    "business.yaml",
    ["schedules", "opening", "days", "saturday"],
    "Hours, address and facts: Saturday, Opening hours",
  ],
  ["business.yaml", [], "Hours, address and facts"],
  ["media/stills/room.jpg", [], "Picture “room”"],
])("names the place %s %j", (file, path, place) => {
  expect(placeInWords(file, path, draft)).toBe(place);
});

it.each([
  [
    "says “safest”, expected “safe”: no superlatives",
    "“safest” may not be used here: no superlatives. Write instead: “safe”.",
  ],
  [
    'has a straight quotation mark ("), expected ’ or “ and ”',
    "Write ’ or “ and ” instead of straight quotes.",
  ],
  [
    "has an invisible character (U+2060): delete it",
    "There is an invisible character. Delete this text and type it again.",
  ],
  [
    "uses {sesion}, which is no variable of this file and no fact; the nearest is “session”",
    "There is no shared value called {sesion}. Remove it with its braces.",
  ],
  [
    "has an unmatched brace, expected a variable such as {city}",
    "A brace is missing. A shared value needs both, such as {city}.",
  ],
  [
    "quotes “best”, expected another quote: no superlatives",
    "A quote with “best” cannot be published: no superlatives. A client’s words may not be rewritten. Leave this quote out, or choose another.",
  ],
  [
    "is “555 01”, expected +1 and ten digits, such as +14165550100",
    "A number here has ten digits, such as (416) 555-0100.",
  ],
  ["is empty, expected the name of a picture in photos.yaml", "Choose one."],
  ["41 characters, at most 30", "This has 41 letters. At most 30 fit here."],
  ["0 characters, at least 1", "Please write something here."],
  ["5 entries, at least 6", "There are 5 of them. At least 6 are needed."],
  ["is missing, expected text", "Please fill this in."],
  [
    "there is no treatment “lamp”; the nearest is “lamps”",
    "There is no treatment called “lamp” any more. Choose another.",
  ],
  [
    "there is no file media/stills/hands.jpg",
    "Its file is missing. Show this to whoever looks after the website.",
  ],
  [
    "“Ann” is already used in testimonials.yaml:12",
    "“Ann” is already used in Reviews. Each has to be different.",
  ],
  [
    "treatments/lamp.yaml does not name “scars” among its concerns",
    "Lamp does not name this concern. Add it there first.",
  ],
  [
    "is empty, expected a day that exists, written year-month-day, such as 2027-07-01",
    "Choose a day.",
  ],
  [
    "is “2026-12-23”, expected other days than Christmas Eve, Thursday, December 24",
    "This overlaps Christmas Eve, Thursday, December 24: remove that entry, or choose other days.",
  ],
  ["is “25-9”, expected hours such as 09:00 to 17:00", "Write hours such as 09:00 to 17:00."],
])("translates “%s” into what an owner can do", (message, sentence) => {
  expect(sentenceOf(message)).toBe(sentence);
});

it("knows the messages of the content's reader, and names every mistake", () => {
  const folder = copyClinic();
  changeFile(folder, "promotion", (text) =>
    text.replace(/^text: .*/m, "text: It's {nothing} {").replace(/^close: .*/m, "close: ''"),
  );
  changeFile(folder, "announcements", (text) =>
    text.replace(/text: .*/, `text: ${"a".repeat(200)}`),
  );
  expect(() => readContent(folder)).toThrow(ContentError);
  expect(mistakesInWords(mistakesIn(folder), draft).split("\n")).toEqual([
    "Announcements: Text, Announcement 1. This has 200 letters. At most 70 fit here.",
    "Pop-up: Text. There is no shared value called {nothing}. Remove it with its braces.",
    "Pop-up: Text. Write ’ or “ and ” instead of straight quotes.",
    "Pop-up: Text. A brace is missing. A shared value needs both, such as {city}.",
    "Pop-up: Name of the closing button. Please write something here.",
  ]);
});
