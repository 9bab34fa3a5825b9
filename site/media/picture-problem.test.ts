import { expect, it } from "vitest";
import { sizeProblem, unreadable } from "./picture-problem.ts";

it.each([
  [1600, 1067, undefined],
  [4032, 3024, undefined],
  [1000, 1250, undefined],
  [
    3000,
    999,
    "“a.jpg” is too small: it has 3000 × 999 pixels. It needs at least 1000 on each side, to be sharp on a large screen. Choose another picture.",
  ],
  [
    16_000,
    10_667,
    "“a.jpg” has 16000 × 10667 pixels. At most 50 million are accepted. Save it smaller.",
  ],
])("judges a picture of %i × %i pixels", (width, height, problem) => {
  expect(sizeProblem("a.jpg", { width, height, bytes: 1000 })).toBe(problem);
});

it("judges a file by its bytes", () => {
  const size = { width: 4000, height: 3000, bytes: 25_000_001 };
  expect(sizeProblem("a.png", size)).toBe("“a.png” has more than 25 MB. Save it smaller.");
});

it("says on a phone too how a photo in its own format becomes a JPEG", () => {
  expect(unreadable("a.heic")).toMatch(
    /^“a\.heic” .* on the phone if you choose it among the photos/,
  );
});
