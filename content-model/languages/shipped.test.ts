import { rmSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { changeFile, copyClinic, siteOf } from "../../test/support/clinic-folder.ts";
import { besideShipped, overShipped } from "./shipped.ts";

const shipped = { labels: { book: "Book", call: "Call" }, lines: ["a", "b"], am: "AM" };

describe("a clinic’s own words", () => {
  it.each([
    ["nothing", {}, shipped],
    [
      "one word",
      { labels: { call: "Ring" } },
      { ...shipped, labels: { book: "Book", call: "Ring" } },
    ],
    ["a list, as a whole", { lines: ["c"] }, { ...shipped, lines: ["c"] }],
    [
      "a field more",
      { labels: { more: "More" } },
      { ...shipped, labels: { ...shipped.labels, more: "More" } },
    ],
    ["a word taken away", { am: null }, { labels: shipped.labels, lines: shipped.lines }],
  ])("stand over those of the site, and are told apart from them: %s", (_, own, whole) => {
    expect(overShipped(shipped, own)).toEqual(whole);
    expect(besideShipped(shipped, whole) ?? {}).toEqual(own);
  });
});

describe("a mistake", () => {
  let folder = "";
  beforeEach(() => {
    folder = copyClinic();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each([
    ["in a word", "labels:\n  call: ''\n", /\/interface\.yaml:2 labels\.call: 0 characters/],
    [
      "in a name",
      "labels:\n  cal: Appeler\n",
      /\/interface\.yaml:2 labels\.cal: “cal” is no field/,
    ],
    ["of a word taken away", "labels:\n  call:\n", /\/interface\.yaml:2 labels\.call: is missing/],
  ])("%s is told with file and line of the clinic’s own", (_, own, said) => {
    changeFile(folder, "interface", () => own);
    expect(() => siteOf(folder)).toThrow(said);
  });
});
