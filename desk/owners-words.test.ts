import { expect, it } from "vitest";
import { fileSchemaOf } from "./desk-files.ts";
import { draftOf } from "./draft.ts";
import { schemaAtPath } from "./file-schema.ts";
import { nameOfEntry, placeLabel } from "./owners-words.ts";

const draft = draftOf([
  { name: "treatments/lamp", data: { name: "Lamp facial", faqs: [{ question: "Is it warm?" }] } },
  { name: "concerns/scars", data: { mayHelp: { reasons: [{ treatment: "lamp" }] } } },
  {
    name: "treatments/peel",
    data: { name: "Peel", variables: { longest: "60 minutes", session: "15–{longest}" } },
  },
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
  ["treatments/peel.yaml", ["variables", "session"], "Peel: “15–60 minutes”, Numbers in the words"],
  ["pages/home.yaml", ["hero", "heading"], "Home: Heading, Top of the page"],
  [
    "business.yaml",
    ["schedules", "opening", "days", "saturday"],
    "Hours, address and facts: Saturday, Opening hours",
  ],
  ["business.yaml", [], "Hours, address and facts"],
  ["media/stills/room.jpg", [], "Picture “room”"],
])("names the place %s %j", (file, path, place) => {
  expect(placeLabel(file, path, draft)).toBe(place);
});

it("names an old address by itself, not by the page it leads to", () => {
  const entry = { from: "/our-team.html", to: "/about" };
  const schema = schemaAtPath(fileSchemaOf("redirects"), ["items", 0]);
  expect(nameOfEntry(entry, schema, { draft, file: "redirects" })).toBe("/our-team.html");
});
