import { expect, it } from "vitest";
import { parse } from "yaml";
import { describeChanges } from "./describe-changes.ts";
import { differences } from "./versions.ts";

type Texts = { file: string; before?: string; after?: string };

const files = [
  {
    name: "business",
    data: {
      address: { city: "Elsewhere" },
    },
  },
];

function linesOf(texts: readonly Texts[]): string[] {
  return texts.flatMap(({ file, before, after }) => {
    const changes = differences(before && parse(before), after && parse(after));
    return describeChanges(
      changes.map((one) => ({ file, ...one })),
      files,
    ).map(({ place, said }) => `${place}: ${said}`);
  });
}

it("shows text as the page does, or as it is written if only that differs", () => {
  const close = (words: string) => `close: '${words}'`;
  const file = "promotion.yaml";
  expect(
    linesOf([
      { file, before: close("In {city}"), after: close("In *fair* {city}") },
      { file, before: close("In {city}"), after: close("In Elsewhere") },
    ]),
  ).toEqual([
    expect.stringMatching(/: “In Elsewhere” → “In fair Elsewhere”$/),
    expect.stringMatching(/: “In {city}” → “In Elsewhere”$/),
  ]);
});

it("describes a switch that is not in the file by its default", () => {
  const file = "business.yaml";
  const [said] = linesOf([
    { file, before: "film: { video: '' }", after: "film: { video: '', shown: false }" },
  ]);
  expect(said).toMatch(/: “on” → “off”$/);
});

it("names the added and the removed entry, and no moved ones", () => {
  const before =
    "holidays:\n  - { date: 2027-01-01, name: One }\n  - { date: 2027-02-01, name: Two }\n";
  const after = "holidays:\n  - { date: 2027-02-01, name: Two }\n";
  const said = linesOf([{ file: "business.yaml", before, after }]);
  expect(said).toEqual([
    expect.stringMatching(/Holidays and single days: without “Friday, January 1, 2027, One”$/),
  ]);
});

it("describes a list in which entries were moved, added and removed as one change", () => {
  const post = (caption: string) => `  - { postUrl: ${caption}, caption: ${caption} }\n`;
  const before = `items:\n${["One", "Two", "Three"].map(post).join("")}`;
  const after = `items:\n${["Two", "One", "Four"].map(post).join("")}`;
  expect(linesOf([{ file: "posts.yaml", before, after }])).toEqual([
    "Posts: without “Three, Three”, with “Four, Four”",
  ]);
});

it("says that a file is new, removed or changed", () => {
  expect(
    linesOf([
      { file: "treatments/led-facial.yaml", after: "name: LED\npath: /led" },
      { file: "treatments/old-facial.yaml", before: "name: Old" },
      { file: "media/stills/room.jpg", before: "1", after: "2" },
    ]),
  ).toEqual(["Led facial: New.", "Old facial: Removed.", "Picture “room”: Changed."]);
});

it("names pictures and treatments as an owner knows them, without colours and points", () => {
  const photos = {
    name: "photos",
    data: { items: [{ name: "hands", alt: "Two hands", colour: "#E8C8A8", focus: "71% 37%" }] },
  };
  const treatments = [{ name: "treatments/lamp", data: { name: "Lamp facial" } }];
  const said = (file: string, before: unknown, after: unknown) =>
    describeChanges(
      differences(before, after).map((one) => ({ file, ...one })),
      [...files, photos, ...treatments],
    ).map((one) => one.said);
  expect(said("photos.yaml", { items: [] }, photos.data)).toEqual(["with “Two hands”"]);
  const hero = (photo: string) => ({ hero: { photo } });
  expect(said("pages/home.yaml", hero("gone"), hero("hands"))).toEqual(["“gone” → “Two hands”"]);
  const featured = (...treatments: string[]) => ({ featured: treatments });
  expect(said("pages/home.yaml", featured("old"), featured("lamp", "old"))).toEqual([
    "with “Lamp facial”",
  ]);
});

it("describes a picture that is new or gone once: by the field that shows it, or by its entry", () => {
  const linen = { name: "linen", alt: "Folded linen" };
  const hands = { name: "hands", alt: "Two hands" };
  const list = { file: "photos.yaml", path: ["items"], before: [hands], after: [hands, linen] };
  const master = { file: "media/stills/linen.jpg", path: [], before: undefined, after: "1" };
  const hero = { file: "pages/home.yaml", path: ["hero", "photo"], before: "hands" };
  const content = [...files, { name: "photos", data: { items: [hands, linen] } }];
  const linesOf = (changes: Parameters<typeof describeChanges>[0]) =>
    describeChanges(changes, content).map(({ place, said }) => `${place}: ${said}`);
  const used = { ...hero, after: "linen" };
  expect(linesOf([list, master, used])).toEqual([
    "Home: Picture, Top of the page: “Two hands” → “Folded linen”",
  ]);
  expect(linesOf([list, master])).toEqual(["Pictures: with “Folded linen”"]);
  const back = [list, master, used].map((one) => ({
    ...one,
    before: one.after,
    after: one.before,
  }));
  expect(linesOf(back)).toEqual(["Home: Picture, Top of the page: “Folded linen” → “Two hands”"]);
});
