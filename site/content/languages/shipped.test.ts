import { describe, expect, it } from "vitest";
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
