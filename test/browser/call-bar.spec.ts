import type { Page } from "@playwright/test";
import { hasSpecified } from "../support/specification.ts";
import { placeOf } from "./positions.ts";
import { setTextSize, USUAL_TEXT_PX } from "./text-size.ts";
import { expect, phone, test } from "./visits.ts";

const treatment = "/microneedling-near-me-woodbridge";

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
    expect(height).toBeLessThanOrEqual(60);
    await expect(bar(page)).toHaveCSS("background-color", "rgb(250, 247, 241)");
    await expect(call(page)).toHaveAttribute("href", /^tel:\+1\d{10}$/);
    await expect(book(page)).toHaveAttribute("href", "/contact#book");
  });

  test("shows both links in equal halves from the first screen on", async ({ read }) => {
    for (const path of ["/", treatment, "/about"]) {
      const { page } = await read(path, phone);
      await expect(call(page)).toBeInViewport({ ratio: 1 });
      await expect(book(page)).toBeInViewport({ ratio: 1 });
      const widths = [await call(page).boundingBox(), await book(page).boundingBox()];
      expect(widths[0]?.width, path).toBeCloseTo(widths[1]?.width ?? 0, 0);
    }
  });

  test("fills Call while somebody answers the phone, otherwise Book", async ({ visit }) => {
    test.skip(!hasSpecified("business"), "other working hours");
    const { page } = await visit("/about", phone);
    const filled = "rgb(51, 71, 54)";
    for (const [time, isAnswered] of [
      ["2026-11-24T00:59:00Z", true],
      ["2026-11-24T01:00:00Z", false],
      ["2026-11-29T17:00:00Z", true],
      ["2026-12-25T17:00:00Z", false],
    ] as const) {
      await page.clock.setFixedTime(time);
      await page.reload();
      await expect(isAnswered ? call(page) : book(page), time).toHaveCSS(
        "background-color",
        filled,
      );
      await expect(isAnswered ? book(page) : call(page), time).not.toHaveCSS(
        "background-color",
        filled,
      );
    }
  });

  test("is higher by the safe area, which stays below its links", async ({ visit }) => {
    const { page, context } = await visit("/about", phone);
    const { height: before = 0 } = (await bar(page).boundingBox()) ?? {};
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setSafeAreaInsetsOverride", { insets: { bottom: 34 } });
    await expect.poll(async () => (await bar(page).boundingBox())?.height).toBe(before + 34);
    expect((await placeOf(call(page))).bottom).toBeLessThan(phone.viewport.height - 34);
    // The page is padded by the bar.
    const padding = page.evaluate(
      () => getComputedStyle(document.documentElement).scrollPaddingBottom,
    );
    expect(Number.parseFloat(await padding)).toBeGreaterThan(before + 34);
  });

  test("fits at 320 px with text of 200 %", async ({ read }) => {
    const { page } = await read("/about", { ...phone, viewport: { width: 320, height: 800 } });
    await setTextSize(page, 2 * USUAL_TEXT_PX);
    await page.reload();
    for (const link of [call(page), book(page)]) {
      const isCut = link.evaluate((one) => one.scrollWidth > one.clientWidth + 1);
      expect(await isCut).toBe(false);
      const { x = 0, width = 999 } = (await link.boundingBox()) ?? {};
      expect(x + width).toBeLessThanOrEqual(320);
    }
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
      const before = path === "/contact" ? "#visit" : "h1";
      await page.locator(before).evaluate((part) => part.scrollIntoView({ block: "start" }));
      await expect(bar(page)).toBeVisible();
    });

  for (const javaScriptEnabled of [true, false])
    test(`covers nothing at the end of the page, ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
      read,
    }) => {
      for (const path of ["/about", "/contact"]) {
        const { page } = await read(path, { ...phone, javaScriptEnabled });
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        const { main, own, footer } = await places(page);
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

/** Measured at one moment, because the page may still grow while its parts wake. */
function places(page: Page) {
  return page.evaluate(() => {
    const placeOf = (selector: string) => {
      const rect = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return { top: rect.top, bottom: rect.bottom };
    };
    return { main: placeOf("main"), own: placeOf(".call-bar"), footer: placeOf(".site-footer") };
  });
}
