/** The links and words that lead a visitor through the sample clinic's site. Words are tested while their files are as specified. */
import { describe, expect, it } from "vitest";
import { content } from "../clinic-under-test.ts";
import { attribute, text } from "../support/html.ts";
import { hasSpecified, treatments } from "../support/specification.ts";
import { page } from "./built-site.ts";

const invasive = treatments.filter(({ isInvasive }) => isInvasive);

it.each(content.concerns)("has the sections of $path in order", async (concern) => {
  const wanted = ["concern-hero", "may-help", "limits", "see-instead", "closing"];
  if (concern.deeperSkin) wanted.splice(2, 0, "deeper-skin");
  const whole = await page(concern.path);
  const sections = whole
    .querySelectorAll("main > section")
    .map((one) => attribute(one, "aria-labelledby") || attribute(one, "class").split(" ")[0]);
  expect(sections.filter((name) => wanted.includes(String(name)))).toEqual(wanted);
});

it.each(["/", "/about", "/invasive-treatments"])(
  "%s: the first button links to the form",
  async (path) => {
    const button = (await page(path)).querySelector("main > section a.button");
    expect(attribute(button, "href")).toBe("/contact#book");
  },
);

it
  .runIf(hasSpecified("business"))
  .each([...["/", "/about", "/contact", "/gallery", "/privacy", "/concerns/acne-scars", "/nope"]])(
  "%s: the consultation band has the Health Canada statement",
  async (path) => {
    expect(text((await page(path)).querySelector(".consultation-band"))).toContain(
      "We use Health Canada approved products, and every treatment is given by a licensed or certified specialist.",
    );
  },
);

it.runIf(hasSpecified("pages/consultation")).each(["/", ...treatments.map(({ path }) => path)])(
  "%s: the first section promises a written price",
  async (path) => {
    const hero = (await page(path)).querySelector("main > section");
    expect(text(hero)).toContain("A written price before anything begins");
  },
);

describe.runIf(hasSpecified("testimonials"))("the reviews", () => {
  it.each(invasive)("on the page of $name name no other treatment", async ({ path }) => {
    const reviews = text((await page(path)).querySelector(".testimonials-row"));
    expect(reviews).not.toMatch(/HydraFacial|facial|laser|dermaplaning|microcurrent|acne/i);
    expect(reviews).toContain("Marisol T.");
  });
});

it.runIf(hasSpecified("concerns/acne-scars", "treatments/microneedling"))(
  "answers for dark skin on the page about acne scars, without a disclosure",
  async () => {
    const whole = await page("/concerns/acne-scars");
    expect(text(whole.querySelector(".concern-hero .lead"))).toMatch(
      /^Broad, rolling dents grow shallower .* Plan on 6–8 sessions for scarring, 4–6 weeks apart,/,
    );
    const answer = whole.querySelector('[aria-labelledby="deeper-skin"]');
    expect(text(answer)).toContain("Microneedling can be done on dark skin");
    expect(answer?.querySelector("details")).toBeNull();
  },
);

it.runIf(hasSpecified("treatments/microneedling"))("shows the facts of microneedling", async () => {
  const whole = await page("/microneedling-near-me-woodbridge");
  const facts = whole
    .querySelectorAll(".facts-strip > div")
    .map((fact) => fact.querySelectorAll("dt, dd").map(text));
  expect(facts).toEqual([
    ["A visit takes", "About 90 minutes in all, with numbing"],
    ["Plan on", "3–6 sessions, 4–6 weeks apart, or 6–8 sessions for scarring"],
    ["The days after", "You have redness for 24–48 hours"],
    ["When results show", "Results improve over 3–6 months"],
  ]);
});

it.runIf(hasSpecified("treatments/microneedling", "pages/about"))(
  "says wherever microneedling has a choice of two that the nurse treats scars",
  async () => {
    const whole = await page("/microneedling-near-me-woodbridge");
    expect(text(whole.querySelector('[aria-labelledby="why"]'))).toMatch(
      /our nurse treats them\. For pores and texture you may choose our nurse or our technician/,
    );
    const [jonah, ines] = whole.querySelectorAll(".provenance dd p").map(text);
    expect(jonah).toMatch(/^Jonah Adeyemi, .*for pores and texture at shallow depth/);
    expect(ines).toMatch(/^Ines Calder, RN\. .*for scars too/);
  },
);

it.runIf(hasSpecified("pages/consultation", "pages/home", "promotion"))(
  "promises a price in writing twice on home: at the top and at the end",
  async () => {
    const words = text((await page("/")).querySelector("body"));
    expect(words.match(/\b(price|quote|cost|in writing)\b/gi)).toEqual(["price", "quote"]);
  },
);

it.runIf(hasSpecified("pages/invasive-treatments"))(
  "offers on the listing of injectables only the concerns that one of them treats, by one name each",
  async () => {
    const listing = await page("/invasive-treatments");
    const named = ["Expression lines", "Lost volume", "Uneven texture", "Dull skin"];
    expect(listing.querySelectorAll(".concern-links li").map(text)).toEqual(named);
  },
);

it("has one name for every link from the contact page to its form", async () => {
  const links = (await page("/contact")).querySelectorAll("main a.button");
  const names = links.filter((link) => attribute(link, "href") === "/contact#book").map(text);
  expect(names).toEqual(["Back to form", "Back to form"]);
});

it.runIf(hasSpecified("pages/about"))("shows since when each person has practised", async () => {
  const team = text((await page("/about")).querySelector('[aria-labelledby="team"]'));
  for (const since of ["Since 2009", "since 2018 with injections", "Since 2016"])
    expect(team).toContain(since);
});
