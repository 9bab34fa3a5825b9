/** The pages of treatments and listings from `test/fixture-content`. A person wrote the expected values by reading its files. */
import { describe, expect, it } from "vitest";
import { hrefs, listBelow, page, texts } from "../test/support/fixture-pages.ts";
import { attribute, text } from "../test/support/html.ts";

describe("a treatment", () => {
  const facial = page("/treatments/facial");
  const peel = page("/treatments/peel");

  it("shows four facts in a fixed order, and the note that results vary", () => {
    expect(texts(facial, ".facts-strip > div")).toEqual([
      ...["A visit takes60 minutes", "How many visits3 visits"],
      ...["The days after1 day", "When results showAfter the last visit"],
    ]);
    expect(texts(facial, ".facts-strip dt")).toHaveLength(4);
    expect(texts(facial, ".facts-strip dd")).toHaveLength(4);
    expect(texts(facial, ".facts-strip + .note")).toEqual(["Results vary from person to person."]);
  });

  it("leads the bar at the bottom of a phone to the form with its service", () => {
    expect(hrefs(peel, ".call-bar a")).toContain("/contact?service=peel#book");
  });

  it("names beside the button who gives it, and below the reviewer, the sources and a device that is not a sample", () => {
    expect(hrefs(peel, ".treatment-hero .booking a")).toEqual([
      ...["/contact?service=peel#book", "/about#sam"],
    ]);
    expect(texts(peel, ".byline")?.[0]).toContain("Given by Sam Roy, laser technician");
    expect(texts(page("/treatments/laser"), ".byline")?.[0]).toContain(
      "Given by Nora Lind, RN, or Sam Roy, laser technician",
    );
    expect(texts(page("/treatments/filler"), ".byline")?.[0]).toContain("Ordered by Dr. Ida Fox");
    const provenance = text(peel.querySelector(".provenance"));
    for (const words of ["Trained for the peel", "A device of the fixture", "Nora Lind"])
      expect(provenance).toContain(words);
    expect(provenance).not.toContain("Dr. Ida Fox");
    expect(text(facial.querySelector(".provenance"))).not.toContain("What we use");
    expect(attribute(peel.querySelector(".provenance time"), "datetime")).toBe("2026-10-13");
    // Nora gives the facial and has reviewed its page.
    const ofTheFacial = text(facial.querySelector(".provenance"));
    expect(ofTheFacial).toContain("October 13, 2026, by Nora Lind, RN");
    expect(text(page("/treatments/filler").querySelector(".provenance"))).toContain("Dr. Ida Fox");
  });

  it("shows the days after it, and allows each activity from its moment on", () => {
    const rows = peel.querySelectorAll(".recovery tr").map((row) => texts(row, "th, td"));
    expect(rows).toEqual([
      ["That day", "5 days", ""],
      ["What you see", "Red.", "As before."],
      ["Work", "That day"],
      ["Exercise, heat", "Not yet", "After 5 days"],
      ["Makeup", "Not yet", "After 5 days, once redness has gone"],
      ["Sun", "With sunscreen"],
      ["Before an event", "Allow 5 days"],
    ]);
  });

  it("explains the visit step by step", () => {
    expect(texts(peel, ".timeline li")).toEqual([
      ...["LookWe look at the skin.", "TreatWe treat it.", "RestYou rest."],
    ]);
  });

  it("shows what to do afterwards", () => {
    expect(texts(peel, '[aria-labelledby="care"] .instructions li')).toEqual(["Wear sunscreen."]);
  });

  it.each([
    ["Before your visit", "Come without makeup."],
    ["Side effects", "Redness."],
    ["When we do not treat, or wait", "You have a sunburn."],
    ["Check with us first", "You take a blood thinner."],
  ])("has its own list below “%s”", (heading, item) => {
    expect(listBelow(peel, heading)).toEqual([item]);
  });

  it.each(["/treatments/filler", "/treatments/peel"])(
    "shows the urgent signs unfolded on %s",
    (path) => {
      const [urgent, ...others] = page(path).querySelectorAll(".urgent");
      expect(others).toEqual([]);
      expect(urgent?.closest("details")).toBeNull();
      expect(texts(urgent ?? null, "h3, h4")).toEqual(["When to seek help at once"]);
      expect(texts(urgent ?? null, "li")).toEqual(["Call 911 for blurred sight."]);
      expect(texts(urgent ?? null, "p")).toEqual([
        "If no physician can see you the same day, go to an emergency department. We answer (306) 555-0117 Monday to Friday 9:00 AM to 5:00 PM. Otherwise call 811.",
      ]);
    },
  );

  it("names beside those who check first who decides", () => {
    const heading = peel.querySelectorAll("h4").find((one) => text(one) === "Check with us first");
    expect(texts(heading?.parent ?? null, "p")).toEqual(["The nurse decides."]);
  });

  it("shows no reviews if a physician orders it", () => {
    expect(texts(facial, ".testimonials-row strong")?.slice(0, 2)).toEqual(["Fay", "Cleo"]);
    expect(attribute(facial.querySelector(".testimonials time"), "datetime")).toBe("2026-08-03");
    expect(attribute(facial.querySelector(".testimonials time"), "title")).toBe("August 3, 2026");
    expect(page("/treatments/filler").querySelector(".testimonials")).toBeNull();
  });

  it("links at the end of its questions to the treatments to compare and the comparison", () => {
    expect(hrefs(facial, "#questions .related-treatments a")).toEqual([
      ...["/treatments/peel", "/treatments/laser", "/treatments/filler"],
      "/non-invasive-treatments#comparison",
    ]);
  });
});

it("describes the hero's picture, loads it first, in a wide crop on phones, and the others lazily", () => {
  const hero = page("/treatments/facial").querySelector(".treatment-hero img");
  const others = page("/").querySelectorAll(".social-posts img");
  expect(attribute(hero, "alt")).toBe("A drawn room with a chair and a window.");
  expect(attribute(hero, "fetchpriority")).toBe("high");
  expect(attribute(hero, "loading")).toBe("");
  expect(attribute(hero, "src")).toMatch(/^\/pictures\/room-portrait-/);
  const [onPhones] = hero?.parent?.querySelectorAll("source") ?? [];
  expect(attribute(onPhones ?? null, "media")).toBe("(max-width: 47.99rem)");
  expect(attribute(onPhones ?? null, "srcset")).toMatch(/^\/pictures\/room-landscape-/);
  expect(others).toHaveLength(3);
  for (const image of others) expect(attribute(image, "loading")).toBe("lazy");
});

describe("a listing", () => {
  const listing = page("/non-invasive-treatments");

  it("has the extra cards first, then a card for each treatment, with short addresses", () => {
    expect(texts(listing, ".treatment-card h3")).toEqual([
      ...["Winter peel", "Facial", "Peel", "Laser"],
    ]);
    expect(hrefs(listing, ".treatment-card h3 a")).toEqual(
      ["peel", "facial", "peel", "laser"].map((slug) => `/treatments/${slug}`),
    );
    expect(hrefs(listing, ".treatment-card .text-link")).toEqual([
      ...["/winter-peel", "/facial", "/peel", "/laser"],
    ]);
  });

  it("compares its treatments by the same facts and by the time before an event", () => {
    const rows = listing.querySelectorAll(".comparison tr").map((row) => texts(row, "th, td"));
    expect(rows).toEqual([
      [
        ...["Treatment", "A visit takes", "How many visits", "The days after", "When results show"],
        "Before an event",
      ],
      ["Facial", "60 minutes", "3 visits", "1 day", "After the last visit", "Allow 1 day"],
      ["Peel", "30 minutes", "3 visits", "5 days", "After the last visit", "Allow 5 days"],
      ["Laser", "45 minutes", "3 visits", "3 days", "After the last visit", "Allow 3 days"],
    ]);
  });

  it("says in one sentence with a benefit what limits it", () => {
    const [first, second] = texts(listing, '[aria-labelledby="benefits"] li') ?? [];
    expect(first).toBe("The first aim of the peel only.");
    expect(second).toBe("The second aim");
  });

  it("has one note that limits its benefits", () => {
    expect(texts(listing, '[aria-labelledby="benefits"] .note')).toEqual([
      "Nobody reaches all six. Results vary from person to person.",
    ]);
  });

  it("links to the form without a service", () => {
    expect(hrefs(listing, "main > section a.button")?.[0]).toBe("/contact#book");
    expect(hrefs(listing, '[aria-labelledby="closing"] a.button')?.[0]).toBe("/contact");
  });
});
