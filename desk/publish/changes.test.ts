import { expect, it } from "vitest";
import { parse } from "yaml";
import { changeInWords } from "./changes.ts";
import { differences } from "./differences.ts";

type Texts = { file: string; before: string | undefined; after: string | undefined; page?: string };

function changesInWords(texts: readonly Texts[]): string[] {
  return texts.flatMap(({ file, before, after, page }) =>
    differences(before && parse(before), after && parse(after)).map((difference) =>
      changeInWords({ ...difference, file, id: "" }, page),
    ),
  );
}

const hours = (saturday: string) =>
  `schedules:\n  opening:\n    days:\n      saturday: ${saturday}\n`;

it("says where a word stood and what stands there now", () => {
  const [said] = changesInWords([
    { file: "business.yaml", before: hours("09:00 to 17:00"), after: hours("09:00 to 16:00") },
  ]);
  expect(said).toMatch(/› Saturday: “09:00 to 17:00” → “09:00 to 16:00”$/);
});

it("says which entry came and which went, and not that the others moved", () => {
  const before =
    "holidays:\n  - { date: 2027-01-01, name: One }\n  - { date: 2027-02-01, name: Two }\n";
  const after = "holidays:\n  - { date: 2027-02-01, name: Two }\n";
  const said = changesInWords([{ file: "business.yaml", before, after }]);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/Holidays: without “2027-01-01, One”$/);
});

it("says that a treatment is new, taken away, and that a picture is another", () => {
  const said = changesInWords([
    { file: "treatments/led-facial.yaml", before: undefined, after: "name: LED", page: "/led" },
    { file: "treatments/old-facial.yaml", before: "name: Old", after: undefined, page: "/old" },
    { file: "media/stills/room.jpg", before: "1", after: "2" },
  ]);
  expect(said).toEqual([
    "Led facial is new. Its page stands at /led.",
    expect.stringMatching(
      /^Old facial is taken away. Nothing stands at \/old any more: .+ told so/,
    ),
    "The file room.jpg has changed.",
  ]);
});

it("says of a switch that it is on or off", () => {
  const review = (isSample: boolean) => `items:\n  - { name: Ann, sample: ${isSample} }\n`;
  const [said] = changesInWords([
    { file: "testimonials.yaml", before: review(true), after: review(false) },
  ]);
  expect(said).toMatch(/: “on” → “off”$/);
});

it("shows the end of a long text where only its end has changed", () => {
  const name = (end: string) => `name: ${"A word and another. ".repeat(10)}${end}`;
  const [said] = changesInWords([
    { file: "business.yaml", before: name("It is so."), after: name("It is not.") },
  ]);
  expect(said).toMatch(/“….*It is so\.” → “….*It is not\.”$/);
});
