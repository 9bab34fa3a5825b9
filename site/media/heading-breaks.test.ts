import { expect, it } from "vitest";
import { fitBreaks, type Width } from "./heading-breaks.ts";

/** A font in which every letter is as wide, but those named. */
function font(width: number, others: Record<string, number> = {}): Width {
  return (texts) => [...texts.join("")].reduce((sum, letter) => sum + (others[letter] ?? width), 0);
}

const heading = [
  { isItalic: false, text: "aaaaa bbbbb aaaaa " },
  { isItalic: true, text: "ccccc" },
];

it("finds how much wider a font is than one that is wider everywhere", () => {
  const [upright, italic] = fitBreaks(heading, [font(0.5), font(0.4)], [font(1), font(0.5)]);
  expect(upright).toBeCloseTo(0.5, 2);
  expect(italic).toBeCloseTo(0.8, 2);
});

it("breaks lines where the font does, though the whole is not as wide", () => {
  const own = font(0.5, { b: 0.7 });
  const standIn = font(0.5);
  const phrases = [{ isItalic: false, text: "aaaaaaaaa bbbbbbbb aaaaaaaaa aaaaaaaaa" }];
  const [ratio] = fitBreaks(phrases, [own], [standIn]);
  const whole =
    own(["aaaaaaaaa bbbbbbbb aaaaaaaaa aaaaaaaaa"]) /
    standIn(["aaaaaaaaa bbbbbbbb aaaaaaaaa aaaaaaaaa"]);
  expect(ratio).not.toBeCloseTo(whole, 3);
});

it("stands in for italics that a family lacks by the upright cut", () => {
  const [upright, italic] = fitBreaks(heading, [font(0.5)], [font(1)]);
  expect(upright).toBeCloseTo(0.5, 2);
  expect(italic).toBeCloseTo(0.5, 2);
});
