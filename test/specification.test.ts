/**
 * What the specification says of addresses, frames and orders, in its own words, asked of the built site without a
 * browser. What a visitor sees of it, on a phone and on a wide screen, is in `specification.spec.ts`.
 */
import type { HtmlElement } from "html-validate";
import { describe, expect, it } from "vitest";
import { get } from "./site/built-site.ts";
import { attribute, parse, text } from "./support/html.ts";
import { isSpecified } from "./support/specification.ts";

const WITH_BREADCRUMB = [
  "/anti-wrinkle-near-me-woodbridge",
  "/dermal-filler-near-me-woodbridge",
  "/injectable-facial-near-me-woodbridge",
  "/laser-hair-removal-near-me-woodbridge",
  "/hydra-facial-near-me-woodbridge",
  "/dermaplane-near-me-woodbridge",
  "/skin-tightening-near-me-woodbridge",
  "/face-lift-near-me-woodbridge",
  "/microneedling-near-me-woodbridge",
];
const WITHOUT_BREADCRUMB = ["/facial-near-me-woodbridge", "/acne-therapy-near-me-woodbridge"];
const TREATMENTS = [...WITH_BREADCRUMB, ...WITHOUT_BREADCRUMB];
const SCREENS = [
  ...["/", "/about", "/non-invasive-treatment", "/non-invasive-treatments"],
  ...["/invasive-treatments", "/contact", "/location", "/gallery"],
  ...TREATMENTS,
];
const BOOKING_LABELS = [
  "BOOK CONSULTATION",
  "Book Treatment",
  "BOOK YOUR TREATMENT",
  "BOOK LASER APPOINTMENT",
];

const page = async (address: string) => parse((await get(address)).html);
/** The names of a page's parts, from its top. */
const partsOf = (whole: HtmlElement, sections = "main section") =>
  whole
    .querySelectorAll(sections)
    .map((part) => attribute(part, "aria-labelledby") || attribute(part, "class").split(" ")[0]);
const inOrder = (parts: readonly unknown[], wanted: readonly string[]) =>
  parts.filter((part) => wanted.includes(String(part)));

describe.runIf(isSpecified)("the specification", () => {
  it.each(SCREENS)("has a screen at %s", async (address) => {
    const { response } = await get(address);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("text/html");
  });

  it("has nineteen addresses", () => expect(new Set(SCREENS).size).toBe(19));

  it.each([
    ["/hormonal-laser-hair-removal", "/laser-hair-removal-near-me-woodbridge"],
    ["/signature-facial", "/facial-near-me-woodbridge"],
    ["/laser-hair-removal", "/laser-hair-removal-near-me-woodbridge"],
    ["/hydra-facial", "/hydra-facial-near-me-woodbridge"],
    ["/acne-therapy", "/acne-therapy-near-me-woodbridge"],
    ["/dermaplane", "/dermaplane-near-me-woodbridge"],
    ["/skin-tightening", "/skin-tightening-near-me-woodbridge"],
    ["/face-lift", "/face-lift-near-me-woodbridge"],
    ["/microneedling", "/microneedling-near-me-woodbridge"],
    ["/anti-wrinkle-service", "/anti-wrinkle-near-me-woodbridge"],
    ["/dermal-filler-service", "/dermal-filler-near-me-woodbridge"],
  ])("redirects the short path %s to %s for good", async (short, long) => {
    for (const path of [short, `${short}/`]) {
      const { response } = await get(path);
      expect([response.status, response.headers.get("location")]).toEqual([308, long]);
    }
  });

  it("has eight sections on home, in order", async () => {
    const order = [
      "home-hero",
      "services-heading",
      "about",
      "laser",
      "consultation",
      "testimonials",
      "social",
      "closing",
    ];
    expect(inOrder(partsOf(await page("/")), order)).toEqual(order);
  });

  it.each(TREATMENTS.slice(1))(
    "has the sections of a service page in order: %s",
    async (address) => {
      const order = ["treatment-hero", "why", "details", "testimonials", "faq", "closing"];
      const parts = partsOf(await page(address));
      expect(inOrder(parts, order)).toEqual(order);
    },
  );

  it("has eight sections on the anti-wrinkle page, in order, and nothing between them", async () => {
    const order = [
      ...["treatment-hero", "steps", "areas", "benefits", "care", "testimonials", "faq", "closing"],
    ];
    const whole = await page("/anti-wrinkle-near-me-woodbridge");
    expect(partsOf(whole, "main > section").slice(0, 8)).toEqual(order);
    const children = whole.querySelectorAll("main > *").map((one) => one.tagName.toLowerCase());
    expect(new Set(children)).toEqual(new Set(["section"]));
  });

  it("has About, dropdowns of eight and three, Gallery, Contact, the phone and Book Now in the header", async () => {
    const header = (await page("/")).querySelector("header");
    const panels = header?.querySelectorAll("details") ?? [];
    const names = panels.map((panel) => text(panel.querySelector("summary")));
    expect(names.map((name) => /^(Non-)?Invasive Treatments/i.exec(name)?.[0])).toEqual([
      "Non-Invasive Treatments",
      "Invasive Treatments",
    ]);
    const items = panels.map((panel) =>
      panel
        .querySelectorAll("a")
        .map((link) => attribute(link, "href"))
        .filter((href) => TREATMENTS.includes(href)),
    );
    expect(items.map(({ length }) => length)).toEqual([8, 3]);
    const links = header?.querySelectorAll("a") ?? [];
    const hrefs = links.map((link) => attribute(link, "href"));
    expect(hrefs).toEqual(expect.arrayContaining(["/about", "/gallery", "/contact"]));
    expect(hrefs.some((href) => href.startsWith("tel:"))).toBe(true);
    const book = links.find((link) => text(link) === "Book Now");
    expect(attribute(book ?? null, "href")).toBe("/contact");
  });

  it("uses the four labels on the booking buttons, which lead to the contact page", async () => {
    const buttons = await Promise.all(
      TREATMENTS.map(async (address) => (await page(address)).querySelector(".booking a.button")),
    );
    expect(new Set(buttons.map(text))).toEqual(new Set(BOOKING_LABELS));
    for (const button of buttons) expect(attribute(button, "href")).toMatch(/^\/contact(\?|$)/);
  });

  it("has breadcrumbs from Home over Services to the page, except on two pages", async () => {
    for (const address of WITH_BREADCRUMB) {
      const links = (await page(address)).querySelectorAll("nav ol a");
      expect(links.map((link) => attribute(link, "href")).slice(0, 2)).toEqual(["/", "/#services"]);
    }
    for (const address of WITHOUT_BREADCRUMB)
      expect((await page(address)).querySelectorAll("main nav ol")).toHaveLength(0);
  });

  it.each([
    ["/about", ["team", "clinic", "values", "statement", "closing"]],
    ["/location", ["directions", "landmarks", "closing"]],
  ])("has the specified parts on %s", async (address, wanted) => {
    expect(partsOf(await page(address))).toEqual(expect.arrayContaining(wanted));
  });

  it.each([
    ["/contact", "Get In Touch", "Book Your Appointment"],
    ["/location", "Our Location", undefined],
    ["/gallery", "Treatment Gallery", undefined],
  ])("has the specified heading on %s: %s", async (address, heading, second) => {
    const whole = await page(address);
    expect(text(whole.querySelector("h1"))).toContain(heading);
    if (second) expect(whole.querySelectorAll("h2").map(text)).toContain(second);
  });

  it("requires the six fields of the form, and offers thirteen choices after the empty one", async () => {
    const form = (await page("/contact")).querySelector("form");
    const fields = form?.querySelectorAll("[required]") ?? [];
    expect(fields.map((field) => attribute(field, "name"))).toEqual([
      ...["firstName", "lastName", "email", "phone", "service", "message"],
    ]);
    expect(attribute(form?.querySelector('[name="email"]') ?? null, "type")).toBe("email");
    expect(attribute(form?.querySelector('[name="phone"]') ?? null, "type")).toBe("tel");
    expect(attribute(form?.querySelector('[name="message"]') ?? null, "rows")).toBe("4");
    const choices = form?.querySelectorAll("option").map(text) ?? [];
    expect(choices).toHaveLength(14);
    expect(choices[0]).toBe("Select a service");
    expect(text(form?.querySelectorAll("button").at(-1) ?? null)).toBe("BOOK APPOINTMENT");
  });

  it("has nine and three cards on the listings, which close with LEARN MORE to the contact page", async () => {
    for (const [address, count] of [
      ["/non-invasive-treatments", 9],
      ["/invasive-treatments", 3],
    ] as const) {
      const whole = await page(address);
      const cards = whole.querySelectorAll(".listing-cards .treatment-cards > li");
      expect(cards).toHaveLength(count);
      const closing = whole.querySelector('[aria-labelledby="closing"] a.button');
      expect(`${text(closing)} ${attribute(closing, "href")}`).toMatch(
        /^LEARN MORE\b.* \/contact$/,
      );
    }
  });

  it("has ten images and five filters in the gallery", async () => {
    const whole = await page("/gallery");
    expect(whole.querySelectorAll("main figure, main .gallery-picture")).toHaveLength(10);
    const said = text(whole.querySelector("main form"));
    for (const filter of ["All Images", "Facial Treatments", "Laser Treatments"])
      expect(said).toContain(filter);
    for (const filter of ["Injectable Treatments", "Before & After"])
      expect(said).toContain(filter);
  });
});
