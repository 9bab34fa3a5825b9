/** The links and words that lead a visitor through the sample clinic's site. Words are tested while their files are as specified. */
import { describe, expect, it } from "vitest";
import { content, promotion } from "../clinic-under-test.ts";
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

it.runIf(promotion)("has one link and one button in the promotion", async () => {
  const dialog = (await page("/")).querySelector("dialog.promotion");
  const links = dialog?.querySelectorAll("a") ?? [];
  expect(links.map((link) => attribute(link, "href"))).toEqual([
    "/contact?service=consultation#book",
  ]);
  expect(dialog?.querySelectorAll("button")).toHaveLength(1);
});

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

it
  .runIf(hasSpecified("pages/consultation"))
  .each([...["/", "/invasive-treatments", ...treatments.map(({ path }) => path)]])(
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

  it("of a treatment are first on its page", async () => {
    const whole = await page("/hydra-facial-near-me-woodbridge");
    expect(text(whole.querySelector(".testimonial-card"))).toContain("Hannah W.");
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
    expect(text(answer)).toContain("Yes, microneedling can be done on dark skin");
    expect(answer?.querySelector("details")).toBeNull();
  },
);

it.runIf(hasSpecified("treatments/microneedling"))(
  "shows the facts of microneedling, without those that have no answer",
  async () => {
    const whole = await page("/microneedling-near-me-woodbridge");
    const facts = whole.querySelectorAll(".facts-strip > div").map((fact) => {
      const spans = fact.querySelectorAll("dd > p");
      const answers = spans.length > 0 ? spans : fact.querySelectorAll("dd");
      return [...fact.querySelectorAll("dt"), ...answers].map(text);
    });
    expect(facts).toEqual([
      ["A session takes", "About 90 minutes in all, with numbing"],
      ["Plan on", "3–6 sessions, or 6–8 sessions for scarring", "4–6 weeks apart"],
      ["Downtime", "Redness for 24–48 hours"],
      ["When results show", "Results improve over 3–6 months"],
      ["Does it hurt?", "You feel a scratch after numbing cream, sharper over bone"],
    ]);
  },
);

it.runIf(hasSpecified("treatments/microneedling"))(
  "compares the visit of a treatment that has no session of its own",
  async () => {
    const listing = await page("/non-invasive-treatments");
    const rows = listing.querySelectorAll(".comparison tr").map((row) => text(row));
    expect(rows.find((row) => row.startsWith("Microneedling"))).toMatch(
      /^Microneedling\s*About 90 minutes in all, with numbing/,
    );
  },
);

it.runIf(hasSpecified("pages/about"))("shows since when each person has practised", async () => {
  const team = text((await page("/about")).querySelector('[aria-labelledby="team"]'));
  for (const since of ["Since 2009", "since 2018 with injections", "Since 2016"])
    expect(team).toContain(since);
});
