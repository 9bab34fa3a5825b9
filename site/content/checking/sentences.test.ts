import { expect, it } from "vitest";
import { FIXTURE_CONTENT } from "../../../test/support/clinic-folder.ts";
import { readContent } from "../read.ts";
import { adviseOnSentences } from "./sentences.ts";

const content = readContent(FIXTURE_CONTENT);
const about = (letter: string) => {
  const location = { lead: letter };
  const pages = { ...content.pages, location } as unknown as typeof content.pages;
  return adviseOnSentences({ ...content, pages, treatments: [] }).filter(
    ({ name }) => name === "pages/location",
  );
};

it("gives no advice on sentences of eleven to fifteen words", () => {
  expect(about("You can leave the car behind the house, where nobody pays for it.")).toEqual([]);
});

it("names a page whose sentences are too short, with the measured averages", () => {
  expect(about("Park here. It is free. The bus stops at the door of the clinic.")).toEqual([
    {
      name: "pages/location",
      message:
        "its sentences have 4.7 words on average, and 67 % have 8 or fewer; expected 11 to 15 words, and at most 30 % of 8 words or fewer",
    },
  ]);
});
