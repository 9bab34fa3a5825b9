import { expect, it } from "vitest";
import { sizeProblem, unreadable } from "./picture-size.ts";

it.each([
  [1600, 1067, undefined],
  [4032, 3024, undefined],
  [
    1500,
    2000,
    "“a.jpg” is too small: the part that fits the website has 1500 × 1000 pixels. It needs at least 1600 × 1067, to be sharp on a large screen. Choose another picture.",
  ],
  [
    16_000,
    10_667,
    "“a.jpg” has 16000 × 10667 pixels. At most 50 million are accepted. Save it smaller.",
  ],
])("judges a picture of %i × %i pixels", (width, height, problem) => {
  expect(sizeProblem("a.jpg", { width, height })).toBe(problem);
});

it("says on a phone too how a photo in its own format becomes a JPEG", () => {
  expect(unreadable("a.heic")).toMatch(
    /^“a\.heic” .* on the phone if you choose it among the photos/,
  );
});
