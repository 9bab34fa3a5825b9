import { describe, expect, it } from "vitest";
import { brokenBusiness } from "../../test/support/broken-business.ts";
import { brokenPromotion } from "../../test/support/broken-promotion.ts";
import {
  type Broken,
  brokenTreatments,
  type Change,
} from "../../test/support/broken-treatments.ts";
import { copyClinic } from "../../test/support/clinic-folder.ts";
import { edit as editFile } from "../../test/support/edit.ts";
import { ContentError } from "./mistakes.ts";
import { readContent } from "./read.ts";

/** All tests share one copy, since the reader does not parse unchanged files again. */
const folder = copyClinic();

const PHOTO = `  - name: nowhere
    alt: It is not there.
    colour: '#D1C7B6'
    focus: 50% 50%
    sample: true
`;

/** Mistakes by file: a name, the change, and the expected error from its line number on. */
const broken: Broken = {
  ...brokenTreatments,
  promotion: brokenPromotion,
  business: brokenBusiness,
  photos: [
    [
      "a photo without a file",
      (text) => text + PHOTO,
      / items\[\d+\]\.name: there is no file .*nowhere\.jpg$/,
    ],
  ],
  gallery: [
    [
      "a picture’s tag that no filter has",
      (text) => text.replace("- rooms\n", "- rooom\n"),
      / images\[0\]\.tags\[0\]: there is no filter “rooom”; the nearest is “rooms”$/,
    ],
    [
      "a filter twice",
      (text) => text.replace("emptyMessage", "  - value: skin\n    label: Faces\nemptyMessage"),
      /^8 filters\[3\]\.value: “skin” is already used in gallery\.yaml:4$/,
    ],
    [
      "filters without the one that shows every picture",
      (text) => text.replace(/ {2}- value: all\n.*\n/, ""),
      /^1 filters: no filter has the value “all”, which shows every picture: add one$/,
    ],
  ],
  posts: [
    [
      "too many entries",
      (text) => text + text.slice(text.lastIndexOf("  - postUrl: ")),
      / items: 4 entries, at most 3$/,
    ],
    [
      "an address that is no post",
      "postUrl: https://www.instagram.com/fieldstone/",
      / items\[0\]\.postUrl: is “https:\/\/www\.instagram\.com\/fieldstone\/”, expected an address such as https:\/\/www\.instagram\.com\/p\/C5xYz12\/$/,
    ],
  ],
  announcements: [
    [
      "an announcement that leads to no page",
      "href: /treatments/peal?from=bar#top",
      / items\[0\]\.href: there is no page “\/treatments\/peal”; the nearest is “\/treatments\/peel”$/,
    ],
  ],
  redirects: [
    ["a missing file", () => undefined, /^1: the file is missing$/],
    [
      "a target that is no page",
      "to: /treatments/peal",
      / items\[0\]\.to: there is no page “\/treatments\/peal”; the nearest is “\/treatments\/peel”$/,
    ],
    ...["/about", "/peel", "/fillers", "/concerns/dullness"].map((path): Broken[string][number] => [
      `the site’s own address ${path}`,
      `from: ${path}`,
      /^2 items\[0\]\.from: “.+” is an address of this site$/,
    ]),
    ...[
      "/Services",
      "/services/",
      "/?page=1",
      "/a/../b",
      "https://a.test/b",
      "/a%20b",
      "/old-",
    ].map((path): Broken[string][number] => [
      `an old address that is no plain path: ${path}`,
      `from: ${path}`,
      /^2 items\[0\]\.from: is “.+”, expected a path such as \/services\/peels\.html: lower-case/,
    ]),
    [
      "an old address twice",
      (text) => text + text.slice(text.indexOf("  - ")),
      /^4 items\[1\]\.from: “\/services\/peels\.html” is already used in redirects\.yaml:2$/,
    ],
  ],
  testimonials: [
    [
      "a review of a day that has not come",
      "date: 2999-01-01",
      / items\[0\]\.date: is “2999-01-01”, expected a day that has come$/,
    ],
  ],
  "pages/about": [
    [
      "a description that search engines would cut",
      (text) => text.replace(/(description:) .*/, `$1 ${"a".repeat(156)}`),
      / metadata\.description: 156 characters, at most 155$/,
    ],
    [
      "an unused variable",
      (text) => text.replace(/^variables:\n/m, "variables:\n  spare: 3 days\n"),
      / variables\.spare: no text of this file uses it$/,
    ],
  ],
  "pages/home": [
    [
      "a featured treatment that does not exist",
      (text) => text.replace(/(featured:\n {2}- ).*/, "$1no-such-treatment"),
      / featured\[0\]: there is no treatment “no-such-treatment”/,
    ],
  ],
  "treatments/laser": [
    [
      "a card that leads to a treatment that is gone",
      (text) => `${text}cardPath: /anti-wrinkle-service\n`,
      / cardPath: there is no page “\/anti-wrinkle-service”, expected the address of a page$/,
    ],
    [
      "a colon in text without quotes",
      (text) => text.replace(/^(aftercare:\n {2}- ).*/m, "$1One: two"),
      /aftercare\[0\]: is a group of fields, expected text: put words with a colon in quotes$/,
    ],
  ],
};

describe("the error names file, line and field of", () => {
  const cases = Object.entries(broken).flatMap(([name, of]) =>
    of.map((row) => [name, ...row] as const),
  );

  it.each(cases)("a mistake in %s: %s", (name, _, change, expected) => {
    edit(name, change);
    const [mistake = "", ...others] = mistakes();
    const [file, afterFile] = mistake.split(/:(?=\d)(.*)/);
    expect(file).toBe(`${name}.yaml`);
    expect(afterFile).toMatch(expected);
    expect(others).toEqual([]);
  });

  it("each treatment that a physician orders, if pages/about.yaml names no physician", () => {
    const { treatments } = readContent(folder);
    const needing = treatments.filter(({ provenance }) => provenance.physician);
    expect(needing).not.toEqual([]);
    edit("pages/about", (text) => text.replace(/^physician:\n(?: .*\n)+/m, ""));
    expect(mistakes().map((line) => line.replace(/:\d+/, ""))).toEqual(
      needing
        .map(({ slug }) => slug)
        .toSorted()
        .map(
          (slug) =>
            `treatments/${slug}.yaml provenance.physician: pages/about.yaml names no physician`,
        ),
    );
  });

  it("both treatments that have the same path", () => {
    const { treatments } = readContent(folder);
    const [first, second] = treatments.map(({ slug }) => `treatments/${slug}`).toSorted();
    for (const name of [first, second]) {
      edit(name ?? "", (text) => `path: /same\n${text.replace(/^path: .*\n/m, "")}`);
    }
    expect(mistakes()).toEqual([
      `${first}.yaml:1 path: “/same” is already used in ${second}.yaml:1`,
      `${second}.yaml:1 path: “/same” is already used in ${first}.yaml:1`,
    ]);
  });
});

it.each([
  ["accepts an empty list of reviews while reviews are switched off", false, []],
  [
    "refuses an empty list of reviews while reviews are shown",
    true,
    ["testimonials.yaml:1 items: 0 entries, expected 6 while business.yaml shows reviews"],
  ],
])("%s", (_, isShown, expected) => {
  edit("testimonials", () => "items: []\n");
  // Two spaces, so that the file always changes.
  edit("business", (text) => text.replace(/(showTestimonials:) .*/, `$1  ${isShown}`));
  expect(mistakes()).toEqual(expected);
});

it("reports unknown names and values used twice together with invalid values", () => {
  edit("promotion", (text) => withLine(text, "action: ''"));
  edit("posts", (text) => text.replace(/photo: .*/, "photo: nowhere"));
  edit("business", (text) => text.replace("reviewCount: ", "reviewCount: -"));
  edit("testimonials", (text) => withLine(text, "date: ''").replace("name: Ben", "name: Ada"));
  expect(mistakes().map((line) => line.replace(/:\d+/, ""))).toEqual([
    "business.yaml rating.reviewCount: is -7, at least 0",
    expect.stringMatching(/^posts.yaml items\[0\].photo: there is no photo “nowhere”/),
    "promotion.yaml action: 0 characters, at least 1",
    expect.stringMatching(/^testimonials.yaml items\[0\].date: is empty, expected a day/),
    "testimonials.yaml items[1].name: “Ada” is already used in testimonials.yaml:2",
  ]);
});

it("reports in one list what is wrong in unreadable files, in fields, across files and with pictures", () => {
  edit("announcements", () => undefined);
  edit("treatments/peel", (text) => `${text}more:\n\tsub: x\n`);
  edit("promotion", (text) => text.replace(/^action:.*\n/m, ""));
  edit("posts", (text) => text.replace(/photo: .*/, "photo: nowhere"));
  edit("photos", (text) => text + PHOTO.replace("nowhere", "no-file"));
  edit("business", (text) =>
    text.replace("showRating: true", "showRating:").replace(/^email: .*\n/m, ""),
  );
  const lines = mistakes().map((line) => line.replace(/:\d+/, ""));
  expect(lines).toEqual([
    "announcements.yaml: the file is missing",
    "business.yaml email: is missing, expected text",
    "business.yaml showRating: is empty, expected true or false",
    expect.stringMatching(
      /^photos.yaml items\[\d+\].name: there is no file media\/stills\/no-file.jpg$/,
    ),
    expect.stringMatching(/^posts.yaml items\[0\].photo: there is no photo “nowhere”/),
    "promotion.yaml action: is missing, expected text",
    "treatments/peel.yaml: a tab, expected spaces",
  ]);
});

it("reads yes and 1e3 as text, which YAML 1.1 reads as a boolean and a number", () => {
  edit("business", "handle: 1e3");
  edit("promotion", "action: yes");
  const { business, promotion } = readContent(folder);
  expect([business.social[0]?.handle, promotion?.action]).toEqual(["1e3", "yes"]);
});

function edit(name: string, change: Change): void {
  editFile(folder, name, (before) => {
    const after = typeof change === "string" ? withLine(before, change) : change(before);
    expect(after).not.toBe(before);
    return after;
  });
}

function withLine(text: string, line: string): string {
  const [field] = line.split(":");
  return text.replace(new RegExp(`^( *(?:- )?)${field}: .*`, "m"), `$1${line}`);
}

/** The reader's error, a line per mistake, without the folder. */
function mistakes(): string[] {
  try {
    readContent(folder);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.split("\n").map((line) => line.replaceAll(`${folder}/`, ""));
  }
}
