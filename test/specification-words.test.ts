/** The words and figures that the specification gives, letter by letter, asked of the built site without a browser. */
import type { HtmlElement } from "html-validate";
import { describe, expect, it } from "vitest";
import { graphOf, typesOf } from "./search/graphs.ts";
import { get } from "./site/built-site.ts";
import { attribute, parse, text, visibleText } from "./support/html.ts";
import { isSpecified } from "./support/specification.ts";

const WITH_AREAS = {
  "/dermal-filler-near-me-woodbridge": [
    ...["Lips", "Cheeks", "Nasolabial Folds", "Jawline & Chin", "Under-eye hollows", "Hands"],
  ],
  "/injectable-facial-near-me-woodbridge": [
    ...["Lips", "Cheeks", "Nasolabial Folds", "Marionette Lines", "Jawline & Chin"],
    ...["Under-eyes", "Hands"],
  ],
};
const OPENING =
  /Monday to Friday\s*9:00 AM to 7:00 PM\s*Saturday\s*9:00 AM to 5:00 PM\s*Sunday\s*Closed/;

const page = async (address: string) => parse((await get(address)).html);
const said = (whole: HtmlElement, selector: string) => text(whole.querySelector(selector));
const all = (whole: HtmlElement, selector: string) => whole.querySelectorAll(selector);
/** What an island is given: words that are seen once something has happened. */
const given = (whole: HtmlElement, island: string) =>
  JSON.parse(attribute(whole.querySelector(`[data-island="${island}"]`), "data-props"));
/** The first link whose address begins or ends so. */
const link = (whole: HtmlElement | null, address: RegExp) =>
  whole?.querySelectorAll("a").find((one) => address.test(attribute(one, "href"))) ?? null;
const button = (whole: HtmlElement, label: string) =>
  all(whole, "main a.button").find((link) => text(link) === label) ?? null;

describe.runIf(isSpecified)("the specification's words and figures", () => {
  it("answers an unknown address with “Oops! Page not found”, 404 and a link home", async () => {
    const { response, html } = await get("/nope");
    const whole = parse(html);
    expect(response.status).toBe(404);
    expect(said(whole, "h1")).toBe("Oops! Page not found");
    expect(attribute(whole.querySelector("main a.button"), "href")).toBe("/");
  });

  it("has three announcements, and Call Now on a phone", async () => {
    const home = await page("/");
    expect(all(home, ".announcement-bar li a")).toHaveLength(3);
    expect(text(link(home.querySelector(".call-bar"), /^tel:/))).toContain("Call Now");
  });

  it("has working hours, email, phone and Explore in the footer", async () => {
    const footer = (await page("/about")).querySelector("body > footer");
    const words = text(footer);
    expect(words).toMatch(
      /Monday to Friday\s*9:00 AM to 8:00 PM\s*Saturday and Sunday\s*10:00 AM to 6:00 PM/,
    );
    expect(words).toContain("Explore");
    for (const scheme of [/^tel:/, /^mailto:/]) expect(link(footer, scheme)).not.toBeNull();
  });

  it("has a booking button, six services, four points, three posts and a follow link on home", async () => {
    const home = await page("/");
    const book = home.querySelector(".home-hero .booking a.button");
    expect(text(book).toLowerCase()).toBe("book appointment");
    expect(attribute(book, "href")).toMatch(/^\/contact/);
    const services = all(home, ".service-card");
    expect(services).toHaveLength(6);
    for (const card of services) {
      for (const part of ["img", "p"]) expect(card.querySelector(part), part).not.toBeNull();
      expect(link(card, /-near-me-woodbridge$/)).not.toBeNull();
    }
    const points = all(home, '[aria-labelledby="consultation"] h3').map(text);
    expect(points).toEqual([
      ...["Personalized assessment", "Clear expectations"],
      ...["Tailored treatment plan", "Risk awareness"],
    ]);
    expect(all(home, '[aria-labelledby="social"] li')).toHaveLength(3);
    expect(said(home, '[aria-labelledby="social"] a')).toMatch(/^Follow/);
  });

  it("says on about and the treatments: Health Canada approved, licensed or certified", async () => {
    const approval = /Health Canada approved products.*licensed or certified specialist/;
    for (const path of ["/about", ...Object.keys(WITH_AREAS), "/acne-therapy-near-me-woodbridge"])
      expect(visibleText((await get(path)).html)).toMatch(approval);
  });

  it("has the founder's signed letter on about", async () => {
    const about = await page("/about");
    expect(all(about, "main .letter p").length).toBeGreaterThan(3);
    expect(said(about, ".letter-signature")).not.toBe("");
  });

  it.each(Object.entries(WITH_AREAS))(
    "names the Common Treatment Areas on %s",
    async (path, areas) => {
      const whole = await page(path);
      expect(said(whole, "#areas")).toBe("Common Treatment Areas");
      expect(all(whole, ".carousel-slide h3").map(text)).toEqual(areas);
      for (const part of ["benefits", path.includes("filler") ? "long-term" : "consultation"])
        expect(whole.querySelector(`[aria-labelledby="${part}"]`), part).not.toBeNull();
    },
  );

  it.each([
    ["anti-wrinkle", false, true],
    ["dermal-filler", true, false],
    ["injectable-facial", true, true],
    ["facial", false, true],
    ["laser-hair-removal", true, true],
    ["hydra-facial", false, true],
    ["acne-therapy", false, true],
    ["dermaplane", false, true],
    ["skin-tightening", false, true],
    ["face-lift", false, true],
    ["microneedling", false, true],
  ])(
    "has six questions on %s; FAQ data: %s, one open at a time: %s",
    async (name, hasData, isOne) => {
      const path = `/${name}-near-me-woodbridge`;
      const types = (await graphOf(path)).flatMap(typesOf);
      expect(types).toContain("MedicalProcedure");
      expect(types.includes("FAQPage")).toBe(hasData);
      const questions = all(await page(path), ".faq-list details");
      const groups = questions.map((question) => attribute(question, "name"));
      expect(groups).toEqual(Array(6).fill(isOne ? "faq" : ""));
    },
  );

  it("describes a contact page and a medical business on the contact page", async () => {
    const contact = (await graphOf("/contact")).flatMap(typesOf);
    expect(contact).toEqual(expect.arrayContaining(["ContactPage", "MedicalBusiness"]));
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

  it("has the six specified benefits on the non-invasive listing", async () => {
    const listing = await page("/non-invasive-treatments");
    const bullets = all(listing, '[aria-labelledby="benefits"] li').map(text);
    const wanted = [
      ...["No downtime required", "Natural-looking results", "Minimal discomfort"],
      ...["Immediate visible improvements", "Safe for all skin types", "Long-lasting effects"],
    ];
    for (const [index, words] of wanted.entries())
      expect(bullets[index]).toMatch(new RegExp(`^${words}`));
    expect(said(listing, '[aria-labelledby="closing"]')).toContain("complimentary consultation");
  });

  it.each([
    [
      "/non-invasive-treatments",
      [
        ...["/hormonal-laser-hair-removal", "/signature-facial", "/laser-hair-removal"],
        ...["/hydra-facial", "/acne-therapy", "/dermaplane", "/skin-tightening", "/face-lift"],
        "/microneedling",
      ],
    ],
    [
      "/invasive-treatments",
      ["/anti-wrinkle-service", "/dermal-filler-service", "/anti-wrinkle-service"],
    ],
  ])(
    "has cards with image, name, description and Learn More to a short path on %s",
    async (path, paths) => {
      const cards = all(await page(path), ".treatment-card");
      expect(cards.map((card) => attribute(card.querySelector("a.button"), "href"))).toEqual(paths);
      for (const card of cards) {
        expect(card.querySelector("img")).not.toBeNull();
        expect(said(card, "h3")).not.toBe("");
        expect(said(card, "p")).not.toBe("");
        expect(said(card, "a.button")).toMatch(/^Learn More/);
      }
    },
  );

  it.each(["/contact", "/location"])(
    "has address, phone, email, hours and a map on %s",
    async (path) => {
      const main = (await page(path)).querySelector("main");
      const words = text(main);
      expect(words).toMatch(OPENING);
      expect(words).toMatch(/Woodbridge, ON/);
      for (const scheme of [/^tel:/, /^mailto:/]) expect(link(main, scheme)).not.toBeNull();
      expect(main?.querySelector('[data-island="Embed"], .map-poster')).not.toBeNull();
    },
  );

  it("has three directions, four landmarks and two buttons to the contact page on location", async () => {
    const location = await page("/location");
    const directions = said(location, '[aria-labelledby="directions"]');
    for (const words of [/free of charge/, /main highways/, /bus/i, /rail/, /taxi/, /20 minutes/])
      expect(directions).toMatch(words);
    const landmarks = said(location, '[aria-labelledby="landmarks"]').replace(/\s+/g, " ");
    expect(landmarks).toMatch(
      /5 min.*shopping centre.*10 min.*shopping mall.*15 min.*amusement park.*20 min.*art collection/,
    );
    for (const label of ["BOOK A CONSULTATION", "CONTACT US FOR DIRECTIONS"])
      expect(attribute(button(location, label), "href")).toMatch(/^\/contact/);
  });

  it("has the gallery's filters, its empty text and BOOK APPOINTMENT", async () => {
    const gallery = await page("/gallery");
    const { filter, words } = given(gallery, "Gallery");
    expect(filter.choices).toEqual([
      { value: "all", label: "All Images" },
      { value: "facial", label: "Facial Treatments" },
      { value: "laser", label: "Laser Treatments" },
      { value: "injectable", label: "Injectable Treatments" },
      { value: "before-after", label: "Before & After" },
    ]);
    expect(words.empty).toBe("No images found for this category.");
    expect(attribute(button(gallery, "BOOK APPOINTMENT"), "href")).toMatch(/^\/contact/);
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

  it("has the form's target, choices and messages", async () => {
    const contact = await page("/contact");
    const form = contact.querySelector("form.appointment-form");
    expect(attribute(form, "method")).toBe("post");
    expect(attribute(form, "action")).toMatch(/\/functions\/v1\/send-contact-email$/);
    const choices = all(contact, "form.appointment-form option");
    expect(choices.map((option) => [attribute(option, "value"), text(option)])).toEqual([
      ["", "Select a service"],
      ["signature-facial", "Signature Facial"],
      ["laser-hair-removal", "Laser Hair Removal"],
      ["hydra-facial", "HydraFacial"],
      ["acne-therapy", "Acne Therapy"],
      ["dermaplane", "Dermaplaning"],
      ["skin-tightening", "Skin Tightening (Microcurrent Therapy)"],
      ["face-lift", "Non-surgical Face Lift"],
      ["microneedling", "Microneedling"],
      ["anti-wrinkle", "Anti-Wrinkle Treatment"],
      ["dermafillers", "Dermal Filler Treatment"],
      ["injectable-facials", "Injectable Facials"],
      ["consultation", "General Consultation"],
      ["other", "Other"],
    ]);
    const { toasts, words } = given(contact, "AppointmentForm");
    expect(words.sending).toBe("SENDING REQUEST...");
    expect(toasts).toMatchObject({
      success: {
        title: "Appointment request sent!",
        text: "We'll contact you within 24 hours to confirm your booking.",
      },
      failure: {
        title: "Error sending request",
        text: expect.stringMatching(/^Please try again or call us directly at .+\.$/),
      },
    });
  });

  it.each(["/", "/about", "/gallery", "/location", ...Object.keys(WITH_AREAS)])(
    "leads to the contact page by every link that offers to book: %s",
    async (path) => {
      const offers = all(await page(path), "a").filter((link) => /\bbook\b/i.test(text(link)));
      expect(offers.length).toBeGreaterThan(1);
      for (const link of offers) expect(attribute(link, "href"), text(link)).toMatch(/^\/contact/);
    },
  );
});
