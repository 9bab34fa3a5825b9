/**
 * The addresses, links and forms that the specification gives. They hold for every content. Its sections are in
 * `specification-sections.test.ts`, its words and figures in `specification-words.test.ts` and
 * `specification-treatments.test.ts`; what needs a browser is in `browser/`.
 */
import type { HtmlElement } from "html-validate";
import { describe, expect, it } from "vitest";
import { content } from "./clinic-under-test.ts";
import { graphOf, typesOf } from "./search/graphs.ts";
import { get, page } from "./site/built-site.ts";
import { attribute, text } from "./support/html.ts";
import { treatments } from "./support/specification.ts";

const { business } = content;

const hrefs = (whole: HtmlElement | null | undefined, selector: string) =>
  whole?.querySelectorAll(selector).map((link) => attribute(link, "href")) ?? [];
const pathsOfKind = (kind: "invasive" | "non-invasive") =>
  content.treatments.filter((one) => one.kind === kind).map(({ path }) => path);

const shortPaths = treatments.map(({ short, path }) => [short ?? "/anti-wrinkle-service", path]);

it.each(
  shortPaths.filter(([short], index) => shortPaths.findIndex(([one]) => one === short) === index),
)("redirects the short path %s permanently to %s, with a slash too", async (short, long) => {
  for (const path of [short, `${short}/`]) {
    const { response } = await get(String(path));
    expect([response.status, response.headers.get("location")]).toEqual([308, long]);
  }
});

describe("the header", () => {
  it("has the treatments in two panels, and links to About, Contact, the phone and the form", async () => {
    const header = (await page("/")).querySelector("header");
    const panels = header?.querySelectorAll("details") ?? [];
    expect(panels.map((panel) => hrefs(panel, ".panel-link"))).toEqual([
      pathsOfKind("non-invasive"),
      pathsOfKind("invasive"),
    ]);
    expect(hrefs(header, "a")).toEqual(expect.arrayContaining(["/about", "/contact"]));
    expect(hrefs(header, ".header-actions a")[0]).toMatch(/^tel:\+1\d{10}$/);
    const book = header?.querySelectorAll("a").find((link) => text(link) === "Book Now");
    expect(attribute(book ?? null, "href")).toBe("/contact");
  });
});

describe.each(treatments)("$path", ({ name, path, service }) => {
  const hasBreadcrumb = !/facial-near|acne/.test(path) || /hydra|injectable/.test(path);

  it("has a booking button to the form with its own service", async () => {
    const [button] = hrefs(await page(path), ".booking a.button");
    expect(button).toBe(`/contact?service=${service}#book`);
  });

  it(`has ${hasBreadcrumb ? "a" : "no"} breadcrumb`, async () => {
    const links = hrefs(await page(path), "main nav ol a").slice(0, 2);
    expect(links).toEqual(hasBreadcrumb ? ["/", "/#services"] : []);
  });

  it("has six questions, of which one is open at a time except for filler", async () => {
    const questions = (await page(path)).querySelectorAll(".faq-list details");
    const group = name === "dermal-filler" ? "" : "faq";
    expect(questions.map((one) => attribute(one, "name"))).toEqual(Array(6).fill(group));
  });

  it("has procedure data, and FAQ data for filler, injectables and laser", async () => {
    const types = (await graphOf(path)).flatMap(typesOf);
    expect(types).toContain("MedicalProcedure");
    const hasFaqData = /filler|injectable|laser/.test(path);
    expect(types.includes("FAQPage")).toBe(hasFaqData);
  });
});

it("has six services on home, each with picture, sentence and link", async () => {
  const services = (await page("/")).querySelectorAll(".service-card");
  expect(services).toHaveLength(6);
  for (const card of services) {
    for (const part of ["img", "p", "a"]) expect(card.querySelector(part), part).not.toBeNull();
  }
});

it("has the toasts' titles and the button's label while a request is sent", async () => {
  const island = (await page("/contact")).querySelector('[data-island="AppointmentForm"]');
  const { toasts, words } = JSON.parse(attribute(island, "data-props"));
  expect(words.sending).toBe("SENDING REQUEST...");
  expect(toasts).toMatchObject({
    success: {
      title: "Appointment request sent!",
      text: `We'll contact you within ${business.responseHours} hours to confirm your booking.`,
    },
    failure: {
      title: "Error sending request",
      text: expect.stringMatching(/^Please try again or call us directly at \(\d{3}\) .+\.$/),
    },
  });
});

it.each(["/", "/about", "/location", ...treatments.map(({ path }) => path)])(
  "leads to the contact page by every link that offers to book: %s",
  async (path) => {
    const links = (await page(path)).querySelectorAll("a");
    const offers = links.filter((link) => /\bbook\b/i.test(text(link)));
    expect(offers.length).toBeGreaterThan(1);
    for (const link of offers) expect(attribute(link, "href"), text(link)).toMatch(/^\/contact/);
  },
);
