import type { Locator, Page } from "@playwright/test";
import { contentFolder } from "../../site/content/folder.ts";
import { createColours } from "../../site/styles/colours.ts";
import { anyTreatment } from "../clinic-under-test.ts";
import { placeOf } from "./positions.ts";
import { setTextSize, USUAL_TEXT_PX } from "./text-size.ts";
import { expect, phone, test } from "./visits.ts";

const treatment = anyTreatment.path;
const { colour } = createColours(contentFolder);

test.describe("the call bar on a phone", () => {
  test("is docked to the bottom edge, opaque, with both links in equal halves", async ({
    read,
  }) => {
    const { page } = await read("/about", phone);
    const { x, y, width, height } = await boxOf(bar(page));
    expect({ x, width, bottom: Math.round(y + height) }).toEqual({ x: 0, width: 390, bottom: 844 });
    expect(height).toBeGreaterThanOrEqual(56);
    expect(height).toBeLessThanOrEqual(60);
    await expect(bar(page)).toHaveCSS("background-color", rgb(colour("ivory")));
    await expect(call(page)).toHaveAttribute("href", /^tel:\+1\d{10}$/);
    await expect(book(page)).toHaveAttribute("href", "/contact#book");
    const halves = [await boxOf(call(page)), await boxOf(book(page))];
    expect(halves[0]?.width).toBeCloseTo(halves[1]?.width ?? 0, 0);
    for (const path of ["/", treatment]) {
      const { page } = await read(path, phone);
      await expect(call(page), "from the first screen on").toBeInViewport({ ratio: 1 });
      await expect(book(page)).toBeInViewport({ ratio: 1 });
    }
  });

  test("has Book filled and Call outlined, at any hour", async ({ visit }) => {
    const { page } = await visit("/about", phone);
    const filled = rgb(colour("eucalyptus-deep"));
    // On a Tuesday, a minute before the phone is no longer answered, and then.
    for (const time of ["2026-11-24T00:59:00Z", "2026-11-24T01:00:00Z"]) {
      await page.clock.setFixedTime(time);
      await page.reload();
      await expect(book(page), time).toHaveCSS("background-color", filled);
      await expect(call(page), time).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    }
  });

  test("is higher by the safe area, which stays below its links", async ({ visit }) => {
    const { page, context } = await visit("/about", phone);
    const { height: before } = await boxOf(bar(page));
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
      const { x, width } = await boxOf(link);
      expect(x + width).toBeLessThanOrEqual(320);
    }
  });

  test("hides for the form, the closing band's buttons and the footer, and reappears", async ({
    read,
  }) => {
    for (const [path, elsewhere, ...places] of [
      ["/contact", "#visit", ".contact-form"],
      ["/about", "h1", ".consultation-band .booking", ".site-footer"],
    ] as const) {
      const { page } = await read(path, phone);
      for (const place of places) {
        await bringToTop(page, place);
        await expect(bar(page), place).toBeHidden();
        await bringToTop(page, elsewhere);
        await expect(bar(page), `back from ${place}`).toBeVisible();
      }
    }
  });

  test("links back to the form from below it", async ({ read }) => {
    const { page } = await read("/contact", phone);
    // Again until it is there: the page above may still grow, as when a font arrives.
    await expect(async () => {
      await bringToTop(page, "#visit + *");
      await expect(book(page)).toBeInViewport({ timeout: 1000 });
    }).toPass();
    // By its place: a locator's click scrolls to where the sticky bar would lie without sticking.
    const { x, y, width, height } = await boxOf(book(page));
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(page.getByLabel("First name")).toBeInViewport();
  });

  for (const javaScriptEnabled of [true, false])
    test(`covers nothing at the end of the page, ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
      read,
    }) => {
      for (const path of ["/about", "/contact"]) {
        const { page } = await read(path, { ...phone, javaScriptEnabled });
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        const { main, own, footer } = await places(page);
        if (javaScriptEnabled) {
          await expect(bar(page)).toBeHidden();
          expect(footer.top, `${path} has no gap`).toBeCloseTo(main.bottom, 0);
        } else if (path === "/contact") {
          await expect(bar(page)).toBeHidden();
        } else {
          expect(own.top, path).toBeGreaterThanOrEqual(main.bottom - 1);
          expect(own.bottom, path).toBeLessThanOrEqual(footer.top + 1);
        }
      }
    });

  test("never covers the form of the contact page while no script has run", async ({ read }) => {
    const { page } = await read("/contact", { ...phone, javaScriptEnabled: false });
    await expect(bar(page)).toBeHidden();
    await page.getByLabel("Phone").evaluate((field) => field.scrollIntoView({ block: "end" }));
    await expect(bar(page)).toBeHidden();
  });

  test("is hidden while the header shows the phone number and Book", async ({ read }) => {
    const { page } = await read("/about");
    for (const [width, height] of [
      [640, 900],
      [820, 1180],
      [844, 390],
      [1023, 768],
      [1024, 768],
      [1280, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const header = page.getByRole("banner");
      await expect(header.getByRole("link", { name: "Book Now" })).toBeVisible();
      await expect(header.locator("[href^='tel:']").filter({ visible: true })).toBeVisible();
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

function bringToTop(page: Page, selector: string): Promise<void> {
  return page
    .locator(selector)
    .evaluate((part) => part.scrollIntoView({ block: "start", behavior: "instant" }));
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error("it is not on the screen");
  return box;
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

/** "#faf7f1" as a browser writes a computed colour. */
function rgb(hex: string): string {
  const parts = hex.match(/[\da-f]{2}/gi) ?? [];
  return `rgb(${parts.map((part) => Number.parseInt(part, 16)).join(", ")})`;
}
