import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { copyClinic } from "../../../test/support/clinic-folder.ts";
import { edit } from "../../../test/support/edit.ts";
import { temporaryFolder } from "../../../test/support/process.ts";
import { adviceLine } from "../advice.ts";
import { readSources } from "../read.ts";
import { findFormer } from "./find-former.ts";

const folder = copyClinic();
const lines = (of = folder) =>
  findFormer({ ...readSources(folder), folder: of })
    .map((one) => adviceLine(one, ""))
    .toSorted();
const usual = lines();
const added = () => lines().filter((line) => !usual.includes(line));

const asFormer = (text: string) => text.replace("name: Northlight", "name: Sorrelume");
const saysInPromotion = (said: string) =>
  edit(folder, "promotion", (text) => text.replace(/^text: .*/m, `text: ${said}`));

describe("what is left of the former clinic", () => {
  it("is a town, a person or a brand, in words, keywords and addresses", () => {
    edit(folder, "pages/home", (text) =>
      text.replace(/^( {2}keywords:).*/m, "$1\n    - facials Vaughan"),
    );
    saysInPromotion("Ask for Mara, she knows.");
    edit(folder, "announcements", (text) => text.replace(/href: .*/, "href: /facial-woodbridge"));
    expect(added()).toEqual([
      expect.stringMatching(/announcements\.yaml:\d+ items\[0\]\.href: says “Woodbridge”/),
      expect.stringMatching(/pages\/home\.yaml:\d+ metadata\.keywords\[0\]: says “Vaughan”/),
      expect.stringMatching(/promotion\.yaml:\d+ text: says “Mara”/),
    ]);
  });

  it("is not what the clinic's own facts say, nor a common word", () => {
    edit(folder, "business", (text) => text.replace("city: Regina", "city: Vaughan"));
    saysInPromotion("A maple in Vaughan.");
    expect(added()).toEqual([]);
    edit(folder, "business", (text) => text.replace("12 Fixture Street", "12 Thornhill Road"));
    expect(added()).toEqual([]);
  });

  it("is not a word of a name that a real person of this clinic has", () => {
    edit(folder, "pages/about", (text) =>
      text
        .replace("founder: Nora Lind", "founder: Ines Rautio")
        .replace("sample: true\n    - key: sam", "sample: false\n    - key: sam")
        .replace("Dr. Ida Fox", "Dr. Naomi Ott"),
    );
    saysInPromotion("Ask for Ines, or for Calder.");
    // The physician is still a sample.
    expect(added()).toEqual([
      expect.stringMatching(/physician\.name: says “Naomi”/),
      expect.stringMatching(/text: says “Calder”, which/),
    ]);
  });

  it.each([
    ...[
      "Take the bus to the stop on Maple Street.",
      "Maple syrup for everyone.",
      "Concord grapes.",
    ],
    ...["Beside Concord Avenue.", "A path from Maple Leaf Park."],
  ])("is not a town’s name in another name, or an ordinary word: %s", (said) => {
    saysInPromotion(said);
    expect(added()).toEqual([]);
  });

  it.each(["Maple", "We serve Maple.", "From Maple, Concord and nearby.", "Facials Concord"])(
    "is a town with an ordinary name: %s",
    (said) => {
      saysInPromotion(said);
      expect(added()).toHaveLength(1);
    },
  );

  it("is an ordinary name at the end of an address", () => {
    edit(folder, "announcements", (text) =>
      text.replace(/href: .*/, "href: /facial-near-me-maple"),
    );
    expect(added()).toEqual([expect.stringMatching(/says “Maple”/)]);
    edit(folder, "announcements", (text) => text.replace(/href: .*/, "href: /maple-leaf-facial"));
    expect(added()).toEqual([]);
  });

  it("is an invented fact that was typed again, in business.yaml too", () => {
    edit(folder, "business", (text) =>
      text
        .replace("+13065550117", "+19055550142")
        .replace("desk@northlight.example.ca", "hello@example.ca")
        .replace("12 Fixture Street", "128 Sample Avenue")
        .replace("S4P 0A1", "L4L 0A1")
        .replace("50.4452", "43.7765")
        .replace("-104.6189", "-79.5993"),
    );
    edit(folder, "pages/about", (text) =>
      text.replace("I opened {brand}", "A jar of cold cream on the kitchen sill"),
    );
    saysInPromotion("Call (905) 555-0142.");
    expect(added().map((line) => line.replace(/:\d+ /, " ").replace(/, which.*/, ""))).toEqual([
      "/business.yaml address.street: says “Sample Avenue”",
      "/business.yaml address.postalCode: says “L4L 0A1”",
      "/business.yaml address.latitude: says “43.7765”",
      "/business.yaml address.longitude: says “-79.5993”",
      "/business.yaml phone: says “+19055550142”",
      "/business.yaml email: says “hello@example.ca”",
      "/pages/about.yaml letter.paragraphs[0]: says “cold cream on the kitchen sill”",
      "/promotion.yaml text: says “(905) 555-0142”",
    ]);
  });

  it("is the way to the former town, until it is confirmed", () => {
    const former =
      "fromAirport: 20 minutes\n  airport: Toronto Pearson\n  highways: Highways 400 and 407";
    edit(
      folder,
      "pages/location",
      (text) =>
        `sample:\n  - variables.airport\n  - variables.fromAirport\n${text.replace("fromAirport: 15 minutes", former)}`,
    );
    expect(added()).toEqual([
      expect.stringMatching(/variables\.fromAirport: says “20 minutes”/),
      expect.stringMatching(/variables\.airport: says “Toronto Pearson”/),
      expect.stringMatching(/variables\.highways: says “Highways 400 and 407”/),
    ]);
    edit(folder, "pages/location", (text) => text.replace(/^sample:\n( {2}- .*\n)+/, ""));
    expect(added()).toEqual([expect.stringMatching(/variables\.highways/)]);
    edit(folder, "business", (text) => text.replace("city: Regina", "city: Woodbridge"));
    expect(added()).toEqual([]);
  });

  it("is the drawing of its logo or its map, whatever its comment says", () => {
    const own = temporaryFolder("drawings");
    for (const kind of ["marks", "stills"])
      mkdirSync(join(own, "media", kind), { recursive: true });
    const draw = (file: string, path: string) =>
      writeFileSync(join(own, "media", file), `<svg><!-- Other --><path d="${path}"/></svg>`);
    draw("marks/mark.svg", "M32 52.5C21 46 17.4 35.6 23.2 25.6C26.6 19.8 31.6 17.6 33.4 11C35.6");
    draw("marks/favicon.svg", "M32 55C18.6 47.6 15 35.4 21.6 24.2C25.6 17.4 31.6 15.4 33.6 7.6C36");
    draw("marks/app-icon.svg", "M10 44h44");
    draw("stills/map.svg", "M-40 250C160 214 330 170 520 118S900 -10 1010 -60");
    expect(lines(own).filter((line) => line.includes(".svg"))).toEqual([
      "/media/marks/favicon.svg:1: draws the logo of the former clinic",
      "/media/marks/mark.svg:1: draws the logo of the former clinic",
      "/media/stills/map.svg:1: draws the streets of the former clinic",
    ]);
  });

  it("is nothing while the clinic is that clinic", () => {
    edit(folder, "business", asFormer);
    saysInPromotion("Ask for Mara.");
    expect(added()).toEqual([]);
  });

  it("is an invented client's review, as long as reviews are shown", () => {
    const invented = /testimonials\.yaml:\d+ items\[0\]\.text: is invented/;
    expect(usual.join("\n")).toMatch(invented);
    edit(folder, "business", (text) =>
      text.replace("showTestimonials: true", "showTestimonials: false"),
    );
    expect(lines().join("\n")).not.toMatch(invented);
  });

  it("is the file that says whose content it is", () => {
    const file = join(folder, "AS-SPECIFIED.md");
    writeFileSync(file, "");
    onTestFinished(() => rmSync(file));
    expect(added()).toEqual(["/AS-SPECIFIED.md:1: belongs to the former clinic: delete it"]);
  });
});

it("names each text that speaks of a treatment that is gone", () => {
  saysInPromotion("Ask about Microneedling.");
  expect(added()).toEqual([
    expect.stringMatching(
      /promotion\.yaml:\d+ text: says “microneedling”, but there is no treatments\/microneedling\.yaml/,
    ),
  ]);
});
