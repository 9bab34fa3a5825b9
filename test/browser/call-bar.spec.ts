import type { Page } from "@playwright/test";
import { hasSpecified } from "../support/specification.ts";
import { placeOf } from "./positions.ts";
import { expect, phone, test } from "./visits.ts";

const treatment = "/microneedling-near-me-woodbridge";
const wholePages = ["/", "/about", treatment, "/gallery", "/contact"];

test.describe("the call bar on a phone", () => {
  test("is docked to the bottom edge, as wide as the screen and opaque", async ({ read }) => {
    const { page } = await read("/about", phone);
    await expect(bar(page)).toBeVisible();
    const { x, y, width, height } = (await bar(page).boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    expect({ x, width, bottom: Math.round(y + height) }).toEqual({ x: 0, width: 390, bottom: 844 });
    expect(height).toBeGreaterThanOrEqual(56);
    expect(height).toBeLessThanOrEqual(64);
    await expect(bar(page)).toHaveCSS("background-color", "rgb(250, 247, 241)");
    await expect(call(page)).toHaveAttribute("href", /^tel:\+1\d{10}$/);
    await expect(book(page)).toHaveAttribute("href", "/contact#book");
    if (hasSpecified("business"))
      await expect(call(page)).toContainText("Calls Mon–Fri 9–8, Sat–Sun 10–6");
  });

  for (const path of ["/", treatment, "/concerns/acne-scars", "/invasive-treatments"])
    test(`shows Book beside Call Now once the hero's button of ${path} has scrolled away`, async ({
      read,
    }) => {
      const { page } = await read(path, phone);
      await expect(call(page)).toBeInViewport({ ratio: 1 });
      await expect(book(page)).toBeHidden();
      const button = page.locator("main h1 ~ div .button").first();
      await button.evaluate((link) => link.scrollIntoView({ block: "start" }));
      await expect(book(page)).toBeHidden();
      await button.evaluate((link) => scrollBy(0, link.getBoundingClientRect().bottom));
      await expect(book(page)).toBeVisible();
      await expect(call(page)).toBeVisible();
    });

  for (const [place, path] of [
    [".contact-form", "/contact"],
    [".consultation-band .booking", "/about"],
    [".site-footer", "/about"],
  ] as const)
    test(`hides for ${place} and reappears`, async ({ read }) => {
      const { page } = await read(path, phone);
      await page.locator(place).evaluate((part) => part.scrollIntoView({ block: "start" }));
      await expect(bar(page)).toBeHidden();
      const before = path === "/contact" ? ".contact-details" : "h1";
      await page.locator(before).evaluate((part) => part.scrollIntoView({ block: "start" }));
      await expect(bar(page)).toBeVisible();
    });

  for (const javaScriptEnabled of [true, false])
    test(`covers nothing at the end of the page, ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
      read,
    }) => {
      for (const path of wholePages) {
        const { page } = await read(path, { ...phone, javaScriptEnabled });
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        const main = await placeOf(page.locator("main"));
        const own = await placeOf(bar(page));
        const footer = await placeOf(page.locator(".site-footer"));
        // A bar that has left is moved down by its own height.
        const height = own.bottom - own.top;
        // 1.25rem of 17 px: the room that the end of main leaves below its last words.
        expect(footer.top - main.bottom, path).toBeCloseTo(height - 21.25, 0);
        if (javaScriptEnabled) continue;
        const away = path === "/contact" ? height : 0;
        expect(own.top, path).toBeCloseTo(main.bottom - 21.25 + away, 0);
      }
    });

  test("never covers the form of the contact page while no script has run", async ({ read }) => {
    const { page } = await read("/contact", { ...phone, javaScriptEnabled: false });
    await expect(bar(page)).toBeHidden();
    await page.getByLabel("Phone").evaluate((field) => field.scrollIntoView({ block: "end" }));
    await expect(bar(page)).toBeHidden();
  });

  for (const [path, width] of [
    ["/about#team", 360],
    ["/about#team", 390],
  ] as const)
    test(`has the hours of calls on one line beside the other button of ${path} at ${width} px`, async ({
      read,
    }) => {
      const { page } = await read(path, { ...phone, viewport: { width, height: 740 } });
      await expect(bar(page).locator(".call-bar-book")).toBeVisible();
      const hours = await bar(page).locator("small").boundingBox();
      const button = await call(page).boundingBox();
      // A line is 1.5 times 13 px high.
      expect(hours?.height).toBeLessThan(26);
      expect((hours?.x ?? 0) - (button?.x ?? 0), "from the border").toBeGreaterThan(5);
    });

  test("is hidden while the header shows Book", async ({ read }) => {
    for (const width of [640, 820, 1024, 1280]) {
      const { page } = await read("/about", { viewport: { width, height: 900 } });
      await expect(page.getByRole("banner").getByRole("link", { name: "Book Now" })).toBeVisible();
      await expect(bar(page), `at ${width} px`).toBeHidden();
    }
  });
});

function bar(page: Page) {
  return page.locator(".call-bar");
}

function call(page: Page) {
  return bar(page).getByRole("link", { name: /^Call Now \(\d{3}\) \d{3}-\d{4}/ });
}

function book(page: Page) {
  return bar(page).getByRole("link", { name: "Book Now" });
}
