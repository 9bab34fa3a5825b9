/** The ways through the specified clinic's site, in the words and addresses of its pages. */
import { describe, expect, it } from "vitest";
import { attribute, parse, text } from "../support/html.ts";
import { isSpecified } from "../support/specification.ts";
import { get } from "./built-site.ts";

const page = async (path: string) => parse((await get(path)).html);
const parts = (whole: Awaited<ReturnType<typeof page>>) =>
  whole
    .querySelectorAll("main > section")
    .map((one) => attribute(one, "aria-labelledby") || attribute(one, "class").split(" ")[0]);

describe.runIf(isSpecified)("the specified clinic", () => {
  it("has the comparison after the closing call", async () => {
    for (const path of ["/non-invasive-treatments", "/invasive-treatments"])
      expect(parts(await page(path)).slice(-2)).toEqual(["closing", "comparison"]);
    expect(parts(await page("/microneedling-near-me-woodbridge")).slice(-2)).toEqual([
      "closing",
      "related",
    ]);
  });

  it.each(["/", "/about", "/contact", "/gallery", "/privacy", "/concerns/acne-scars", "/nope"])(
    "%s: the consultation band has the Health Canada statement",
    async (path) => {
      expect(text((await page(path)).querySelector(".consultation-band"))).toContain(
        "We use Health Canada approved products, and every treatment is given by a licensed or certified specialist.",
      );
    },
  );

  it.each([
    ["/", "#book"],
    ["/microneedling-near-me-woodbridge", "?service=microneedling#book"],
    ["/dermal-filler-near-me-woodbridge", "?service=dermafillers#book"],
    ["/invasive-treatments", "#book"],
  ])("%s: the first button lands on the form", async (path, rest) => {
    const button = (await page(path)).querySelector("main > section a.button");
    expect(attribute(button, "href")).toBe(`/contact${rest}`);
  });

  it.each(["/", "/invasive-treatments", "/laser-hair-removal-near-me-woodbridge"])(
    "%s: a written price is promised beside the first button",
    async (path) => {
      const hero = (await page(path)).querySelector("main > section");
      expect(text(hero)).toContain("A written price before anything begins");
    },
  );

  it("shows no review of a facial below an injection", async () => {
    for (const path of ["anti-wrinkle", "dermal-filler", "injectable-facial"]) {
      const reviews = text(
        (await page(`/${path}-near-me-woodbridge`)).querySelector(".testimonials-row"),
      );
      expect(reviews).not.toMatch(/HydraFacial|facial|laser|dermaplaning|microcurrent|acne/i);
      expect(reviews).toContain("Marisol T.");
    }
  });

  it("shows a facial's own review first", async () => {
    const whole = await page("/hydra-facial-near-me-woodbridge");
    expect(text(whole.querySelector(".testimonial-card"))).toContain("Hannah W.");
  });

  it("has one link and one button in the pop-up", async () => {
    const dialog = (await page("/")).querySelector("dialog.promotion");
    const links = dialog?.querySelectorAll("a") ?? [];
    expect(links.map((link) => attribute(link, "href"))).toEqual([
      "/contact?service=consultation#book",
    ]);
    expect(dialog?.querySelectorAll("button")).toHaveLength(1);
  });

  it("answers for dark skin on a concern's page, between what may help and the limits", async () => {
    const whole = await page("/concerns/acne-scars");
    expect(parts(whole)).toEqual([
      ...["concern-hero", "may-help", "deeper-skin", "limits", "see-instead", "closing"],
    ]);
    expect(text(whole.querySelector(".concern-hero .lead"))).toMatch(
      /^Broad, rolling dents grow shallower .* 3–6 sessions, or 6–8 sessions for scarring, 4–6 weeks apart,/,
    );
    const answer = whole.querySelector('[aria-labelledby="deeper-skin"]');
    expect(text(answer)).toContain("Yes, microneedling can be done on dark skin");
    expect(answer?.querySelector("details")).toBeNull();
  });

  it("leaves out facts without an answer, and says how long the whole visit takes", async () => {
    const facts = (await page("/microneedling-near-me-woodbridge")).querySelectorAll(
      ".facts-strip > div",
    );
    const lines = (fact: (typeof facts)[number]) => {
      const spans = fact.querySelectorAll("dd > span");
      return [
        ...fact.querySelectorAll("dt"),
        ...(spans.length > 0 ? spans : fact.querySelectorAll("dd")),
      ];
    };
    expect(facts.map((fact) => lines(fact).map(text))).toEqual([
      ["A session takes", "About 90 minutes in all, with numbing"],
      ["Plan on", "3–6 sessions, or 6–8 sessions for scarring", "4–6 weeks apart"],
      ["Downtime", "Redness for 24–48 hours"],
      ["When results show", "Results improve over 3–6 months"],
      ["Does it hurt?", "You feel a scratch after numbing cream, sharper over bone"],
    ]);
  });

  it("says how long each person has been in practice", async () => {
    const team = text((await page("/about")).querySelector('[aria-labelledby="team"]'));
    for (const since of ["Since 2009", "since 2018 with injections", "Since 2016"])
      expect(team).toContain(since);
  });
});
