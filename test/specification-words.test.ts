/** The words and figures that the specification gives, in content files that the owner may publish in other words. */
import type { HtmlElement } from "html-validate";
import { describe, expect, it } from "vitest";
import { graphOf } from "./search/graphs.ts";
import { get, page } from "./site/built-site.ts";
import { attribute, text, visibleText } from "./support/html.ts";
import { hasSpecified, treatments } from "./support/specification.ts";

const OPENING =
  /Monday to Friday\s*9:00 AM to 7:00 PM\s*Saturday\s*9:00 AM to 5:00 PM\s*Sunday\s*Closed/;
const WORKING = /Monday to Friday\s*9:00 AM to 8:00 PM\s*Saturday and Sunday\s*10:00 AM to 6:00 PM/;
const APPROVAL = /Health Canada approved products.*licensed or certified specialist/;

const said = (whole: HtmlElement, selector: string) => text(whole.querySelector(selector));
const all = (whole: HtmlElement, selector: string) => whole.querySelectorAll(selector);
/** What an island is given: words that are seen once something has happened. */
const given = (whole: HtmlElement, island: string) =>
  JSON.parse(attribute(whole.querySelector(`[data-island="${island}"]`), "data-props"));
const buttonTo = (whole: HtmlElement, label: string) =>
  attribute(all(whole, "main a.button").find((one) => text(one) === label) ?? null, "href");

describe.runIf(hasSpecified("business"))("the words of the clinic", () => {
  it("has the opening hours on the contact and location pages, and the working hours in the footer", async () => {
    for (const path of ["/contact", "/location"]) {
      const whole = await page(path);
      expect(said(whole, "main")).toMatch(OPENING);
      expect(said(whole, "main")).toMatch(/Woodbridge, ON/);
      expect(said(whole, "body > footer")).toMatch(WORKING);
    }
  });

  it("has the town in the addresses of its treatments", () => {
    for (const { path } of treatments) expect(path).toMatch(/-near-me-woodbridge$/);
  });

  it("says on about and the treatments: Health Canada approved, licensed or certified", async () => {
    for (const path of ["/about", ...treatments.map(({ path }) => path)])
      expect(visibleText((await get(path)).html), path).toMatch(APPROVAL);
  });

  it("has five areas, a rating of 5 from 150 reviews and the opening hours in the structured data", async () => {
    const graph = JSON.stringify(await graphOf("/"));
    for (const area of ["Vaughan", "Woodbridge", "Concord", "Maple", "Thornhill"])
      expect(graph).toContain(`"${area}"`);
    expect(graph).toMatch(/"ratingValue":"?5"?,/);
    expect(graph).toMatch(/"reviewCount":"?150"?[,}]/);
    expect(visibleText((await get("/")).html)).toMatch(/\b5 out of 5\b.*\b150\b/);
    expect(graph).toMatch(/"opens":"09:00","closes":"19:00"/);
    expect(graph).toMatch(/"Saturday"[^{}]*"opens":"09:00","closes":"17:00"/);
  });
});

it.runIf(hasSpecified("pages/not-found"))("says “Oops! Page not found”", async () => {
  expect(said(await page("/nope"), "h1")).toBe("Oops! Page not found");
});

it.runIf(hasSpecified("announcements"))("has three announcements", async () => {
  expect(all(await page("/"), ".announcement-bar li a")).toHaveLength(3);
});

it.runIf(hasSpecified("pages/home"))("has “Book appointment” in home's first section", async () => {
  const label = said(await page("/"), ".home-hero .booking a.button");
  expect(label.toLowerCase()).toBe("book appointment");
});

it.runIf(hasSpecified("pages/consultation"))("has the consultation's four points", async () => {
  const points = all(await page("/"), '[aria-labelledby="consultation"] h3').map(text);
  expect(points).toEqual([
    ...["Personalized assessment", "Clear expectations"],
    ...["Tailored treatment plan", "Risk awareness"],
  ]);
});

it.runIf(hasSpecified("posts", "pages/home"))("has three posts and a follow link", async () => {
  const home = await page("/");
  expect(all(home, '[aria-labelledby="social"] li')).toHaveLength(3);
  expect(said(home, '[aria-labelledby="social"] a')).toMatch(/^Follow/);
});

it.runIf(hasSpecified("pages/about"))("has the founder's signed letter on about", async () => {
  const about = await page("/about");
  expect(all(about, "main .letter p").length).toBeGreaterThan(3);
  expect(said(about, ".letter-signature")).not.toBe("");
});

it.each([
  ["/contact", "Get In Touch"],
  ["/location", "Our Location"],
  ["/gallery", "Treatment Gallery"],
])("has the specified heading on %s: %s", async (path, heading) => {
  if (hasSpecified(`pages${path}`)) expect(said(await page(path), "h1")).toContain(heading);
});

it.runIf(hasSpecified("pages/contact"))("has “Book Your Appointment” over the form", async () => {
  expect(said(await page("/contact"), "h2#form")).toBe("Book Your Appointment");
});

it.runIf(hasSpecified("pages/location"))("has directions, landmarks and two buttons", async () => {
  const location = await page("/location");
  const directions = said(location, '[aria-labelledby="directions"]');
  for (const words of [/free of charge/, /main highways/, /bus/i, /rail/, /taxi/, /20 minutes/])
    expect(directions).toMatch(words);
  const landmarks = said(location, '[aria-labelledby="landmarks"]').replace(/\s+/g, " ");
  expect(landmarks).toMatch(
    /5 min.*shopping centre.*10 min.*shopping mall.*15 min.*amusement park.*20 min.*art collection/,
  );
  for (const label of ["BOOK A CONSULTATION", "CONTACT US FOR DIRECTIONS"])
    expect(buttonTo(location, label)).toMatch(/^\/contact/);
});

describe.runIf(hasSpecified("gallery", "pages/gallery"))("the words of the gallery", () => {
  it("has ten pictures, five filters, the text without pictures and BOOK APPOINTMENT", async () => {
    const gallery = await page("/gallery");
    const { filter, pictures, words } = given(gallery, "Gallery");
    expect(pictures).toHaveLength(10);
    expect(filter.choices).toEqual([
      { value: "all", label: "All Images" },
      { value: "facial", label: "Facial Treatments" },
      { value: "laser", label: "Laser Treatments" },
      { value: "injectable", label: "Injectable Treatments" },
      { value: "before-after", label: "Before & After" },
    ]);
    expect(words.empty).toBe("No images found for this category.");
    expect(buttonTo(gallery, "BOOK APPOINTMENT")).toMatch(/^\/contact/);
  });

  it("uses only the specified tags and categories in the gallery", async () => {
    const { pictures } = given(await page("/gallery"), "Gallery");
    const tags = [
      ...["facial", "skincare", "treatment", "laser", "technology", "before-after", "acne"],
      ...[
        "results",
        "laser-hair-removal",
        "injectable",
        "procedure",
        "microneedling",
        "relaxation",
      ],
    ];
    const categories = [
      ...["Facial Treatments", "Laser Treatments", "Before & After", "Injectable Treatments"],
    ];
    for (const picture of pictures) {
      expect(tags).toEqual(expect.arrayContaining(picture.tags));
      expect(categories).toContain(picture.category);
    }
  });
});
