import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ContentError } from "./mistakes.ts";
import { readContent } from "./read.ts";

/** A fixed clinic; it has no reviews. */
const clinic = resolve("test/second-clinic/content");
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(clinic, folder, { recursive: true, filter: (file) => !file.includes("media") });
  symlinkSync(join(clinic, "media"), join(folder, "media"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Each kind of mistake: the file, how it is broken, and the message. */
const broken: readonly [string, string, (text: string) => string | undefined, RegExp][] = [
  ["a missing file", "promotion", () => undefined, /^promotion\.yaml:1: the file is missing$/],
  ["an empty file", "promotion", () => "", /^promotion\.yaml:1: the file is empty$/],
  [
    "a list where fields belong",
    "promotion",
    () => "- one\n",
    /^promotion\.yaml:1: the file has no fields/,
  ],
  [
    "a tab",
    "promotion",
    (text) => `${text}more:\n\tsub: x\n`,
    /^promotion\.yaml:\d+: a tab, expected spaces$/,
  ],
  [
    "a field that appears twice",
    "promotion",
    (text) => `${text}text: Again.\n`,
    /^promotion\.yaml:\d+: this field appears twice$/,
  ],
  [
    "an unknown field",
    "promotion",
    (text) => `${text}acton: Book now\n`,
    /^promotion\.yaml:\d+ acton: “acton” is no field here; the nearest is “action”$/,
  ],
  [
    "a field that is missing",
    "promotion",
    (text) => text.replace(/^action:.*\n/m, ""),
    /^promotion\.yaml:1 action: is missing, expected text$/,
  ],
  [
    "yes for true",
    "business",
    (text) => text.replace(/^showRating: .*/m, "showRating: yes"),
    /^business\.yaml:\d+ showRating: is “yes”, expected true or false$/,
  ],
  [
    "a colon in plain words",
    "pages/non-invasive-treatments",
    (text) => text.replace(/^( {2}items:\n {4}- ).*/m, "$1One: two"),
    /items\[0\]: is a group of fields, expected text: put words with a colon in quotes$/,
  ],
  [
    "a time without an end",
    "business",
    (text) => text.replace(/saturday: .*/, "saturday: 08:00"),
    /^business\.yaml:\d+ schedules\.opening\.days\.saturday: is “08:00”, expected hours such as/,
  ],
  [
    "hours that end before they begin",
    "business",
    (text) => text.replace(/saturday: .*/, "saturday: 17:00 to 09:00"),
    /saturday: is “17:00 to 09:00”, expected each time later than the one before it$/,
  ],
  [
    "a day that does not exist",
    "business",
    (text) => text.replace(/- date: .*/, "- date: 2027-02-30"),
    /^business\.yaml:\d+ holidays\[0\]\.date: is “2027-02-30”, expected a day that exists/,
  ],
  [
    "a picture without its file",
    "photos",
    (text) => `${text}${photoEntry("nowhere")}`,
    /^photos\.yaml:\d+ items\[\d+\]\.name: there is no file .*nowhere\.jpg$/,
  ],
  [
    "too few entries",
    "posts",
    (text) => text.replace(/\n {2}- postId: (?![\s\S]*\n {2}- postId: )[\s\S]*$/, "\n"),
    /^posts\.yaml:\d+ items: 2 entries, at least 3$/,
  ],
  [
    "an unused variable",
    "pages/about",
    (text) => text.replace(/^variables:\n/m, "variables:\n  spare: 3 days\n"),
    /^pages\/about\.yaml:\d+ variables\.spare: no text of this file uses it$/,
  ],
  [
    "a featured treatment that is gone",
    "pages/home",
    (text) => text.replace(/(featured:\n {2}- ).*/, "$1no-such-treatment"),
    /^pages\/home\.yaml:\d+ featured\[0\]: there is no treatment “no-such-treatment”/,
  ],
  [
    "sample data that is not there",
    "business",
    (text) => text.replace(/(sample:\n {2}- ).*/, "$1brnad"),
    /^business\.yaml:\d+ sample\[0\]: there is no field “brnad” in this file$/,
  ],
];

/** A line of promotion.yaml that takes the place of its field's, and what is said of the field. */
const brokenLines: readonly [string, string, RegExp][] = [
  ["a number for text", "action: 42", /is the number 42, expected text: put it in quotes$/],
  ["a picture that is not there", "photo: nowhere", /there is no photo “nowhere”/],
  ["too many characters", `text: ${"long ".repeat(60)}end`, /303 characters, at most 220$/],
  [
    "a heading without its emphasis",
    "heading: Plain",
    /is “Plain”, expected exactly one word or phrase between asterisks/,
  ],
  [
    "emphasis outside of headings",
    "text: Some *words*.",
    /is “Some \*words\*\.”, expected no asterisks/,
  ],
  [
    "an unknown variable",
    "text: It takes {ages}.",
    /uses \{ages\}, which is no variable of this file and no fact$/,
  ],
  ["a banned word", "text: The best there is.", /says “best”, expected .+: .+/],
  ["a brace that stays open", "text: It takes {session today.", /has a brace without its other/],
  [
    "a straight apostrophe",
    "text: It's free.",
    /has a straight quotation mark \(t's\), expected ’/,
  ],
];

describe("a mistake is told with its file, line and field:", () => {
  it.each(broken)("%s", (_, name, change, said) => {
    edit(name, change);
    expect(mistakes()).toEqual([expect.stringMatching(said)]);
  });

  it.each(brokenLines)("%s", (_, line, said) => {
    const [field = ""] = line.split(":");
    edit("promotion", (text) => text.replace(new RegExp(`^${field}: .*`, "m"), line));
    const [mistake = "", ...others] = mistakes();
    expect(mistake).toMatch(new RegExp(`^promotion\\.yaml:\\d+ ${field}: ${said.source}`));
    expect(others).toEqual([]);
  });

  it("two treatments with one address", () => {
    const { treatments } = readContent(folder);
    const [first, second] = treatments.map(({ slug }) => `treatments/${slug}`).toSorted();
    for (const name of [first, second]) {
      edit(name ?? "", (text) => `path: /same\n${text.replace(/^path: .*\n/m, "")}`);
    }
    expect(mistakes()).toEqual([`${second}.yaml:1 path: “/same” stands in ${first}.yaml already`]);
  });
});

it.each([
  ["nothing while they are switched off", false, []],
  [
    "that they are missing while they are shown",
    true,
    ["testimonials.yaml:1 items: 0 entries, expected 6 while business.yaml shows reviews"],
  ],
])("tells of reviews %s", (_, isShown, said) => {
  // Two spaces, so that the file always changes.
  edit("business", (text) => text.replace(/(showTestimonials:) .*/, `$1  ${isShown}`));
  expect(mistakes()).toEqual(said);
});

it("tells all mistakes of all files at once", () => {
  edit("promotion", () => "");
  edit("business", (text) => text.replace(/^showRating: .*/m, "showRating: maybe"));
  edit("announcements", (text) => text.replace(/href: .*/, "href: nowhere"));
  expect(mistakes().map((line) => line.split(":")[0])).toEqual([
    "announcements.yaml",
    "business.yaml",
    "promotion.yaml",
  ]);
});

it("keeps as text what older YAML takes for something else", () => {
  edit("business", (text) => text.replace(/^ {2}handle: .*/m, "  handle: 1e3"));
  edit("promotion", (text) => text.replace(/^action: .*/m, "action: yes"));
  const { business, promotion } = readContent(folder);
  expect([business.social.handle, promotion.action]).toEqual(["1e3", "yes"]);
});

function edit(name: string, change: (text: string) => string | undefined): void {
  const file = join(folder, `${name}.yaml`);
  const before = readFileSync(file, "utf8");
  const after = change(before);
  expect(after).not.toBe(before);
  if (after === undefined) rmSync(file);
  else writeFileSync(file, after);
}

/** What is said, without the folder. */
function mistakes(): string[] {
  try {
    readContent(folder);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.split("\n").map((line) => line.replaceAll(`${folder}/`, ""));
  }
}

function photoEntry(name: string): string {
  return `  - name: ${name}\n    alt: A picture that is not there.\n    colour: '#D1C7B6'\n    focus: 50% 50%\n    sample: true\n`;
}
