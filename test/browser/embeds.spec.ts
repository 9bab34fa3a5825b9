import type { BrowserContext, Page, Route } from "@playwright/test";
import { content, paths } from "../clinic-under-test.ts";
import { expect, test, type VisitOptions, withoutPromotion } from "./visits.ts";

const { labels } = content.words;
const { address, embeds } = content.business;

/** A provider that answers with a page of its own. */
const answering: VisitOptions = {
  before: async (page: Page, context: BrowserContext) => {
    await withoutPromotion(page);
    await context.route(/instagram|openstreetmap/, (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Theirs</title>" }),
    );
  },
};

test.describe("the map", () => {
  test.skip(embeds !== "near", "this clinic's map waits for a press");

  test("loads over its drawing when it approaches the viewport", async ({ visit }) => {
    const { page, elsewhere } = await visit(paths.location, answering);
    const maps = page.getByRole("link", { name: labels.openInMaps }).first();
    await expect(maps).toHaveAttribute("href", /^https:\/\/www\.google\.com\/maps\/search\//);
    await maps.scrollIntoViewIfNeeded();
    const frame = page.locator(".embed-map iframe");
    await expect(frame).toHaveAttribute("data-shown");
    await expect(frame).toHaveCSS("opacity", "1");
    await expect(frame).toHaveAttribute("title", /\w/);
    const map = new URL(elsewhere[0] ?? "");
    expect(map.origin + map.pathname).toBe("https://www.openstreetmap.org/export/embed.html");
    expect(map.searchParams.get("marker")).toBe(`${address.latitude},${address.longitude}`);
    expect(new Set(elsewhere).size, "asked first, then shown").toBe(1);
  });

  test("lets the page scroll past it, until a press enters it", async ({ visit }) => {
    const { page } = await visit(paths.location, {
      async before(page, context) {
        await withoutPromotion(page);
        const body =
          "<body style='height: 100vh'><script>addEventListener('wheel', (event) => event.preventDefault(), { passive: false })</script>";
        await context.route(/openstreetmap/, (route) =>
          route.fulfill({ contentType: "text/html", body }),
        );
      },
    });
    await page.locator(".embed-map").scrollIntoViewIfNeeded();
    const entrance = page.getByRole("button", { name: labels.enterMap });
    await entrance.hover();
    // At rest, because a scroll after the press would put the entrance back.
    const rests = page.evaluate(() =>
      new Promise((done) => addEventListener("scrollend", done, { once: true })).then(
        () => scrollY,
      ),
    );
    await page.mouse.wheel(0, 300);
    expect(await rests).toBeGreaterThan(100);
    await entrance.click();
    await expect(page.locator(".embed-map iframe")).toBeFocused();
    await expect(entrance).toHaveCount(0);
    await page.evaluate(() => scrollBy(0, -50));
    await expect(entrance, "the page has scrolled on").toBeVisible();
  });

  test("stays a drawing with a link if the provider does not respond", async ({ visit }) => {
    const { page } = await visit(paths.contact, {
      mayLog: /Failed to load resource/,
      before: async (page, context) => {
        await withoutPromotion(page);
        await context.route(/openstreetmap/, (route) => route.abort("blockedbyclient"));
      },
    });
    const refused = page.waitForEvent("requestfailed");
    await page.locator(".embed-map").scrollIntoViewIfNeeded();
    await refused;
    await expect(page.locator(".embed-map img")).toBeVisible();
    await expect(page.locator("iframe")).toHaveCount(0);
    await expect(page.getByRole("link", { name: labels.openInMaps }).first()).toBeVisible();
  });

  const refusals: Record<string, (route: Route) => Promise<void>> = {
    "by a content blocker": (route) => route.abort("blockedbyclient"),
    "by its provider": (route) => route.fulfill({ headers: { "x-frame-options": "DENY" } }),
  };
  for (const [by, refuse] of Object.entries(refusals)) {
    test(`stays legible beside a frame that is refused ${by}`, async ({ visit }) => {
      const { page } = await visit(paths.location, {
        mayLog: /Failed to load resource|Refused to display/,
        before: async (page, context) => {
          await withoutPromotion(page);
          await context.route(/openstreetmap/, (route) =>
            route.request().resourceType() === "document"
              ? refuse(route)
              : route.fulfill({ body: "" }),
          );
        },
      });
      await page.locator(".embed-map").scrollIntoViewIfNeeded();
      await expect(page.locator(".embed-map iframe")).toHaveAttribute("data-shown");
      expect(page.frames()[1]?.url()).toMatch(/^chrome-error:/);
      const drawing = page.locator(".embed-map picture");
      await drawing.scrollIntoViewIfNeeded();
      expect(await drawing.locator("img").evaluate(isOnTop)).toBe(true);
      await expect(drawing).toHaveCSS("position", "absolute");
      await expect(page.getByRole("link", { name: labels.openInMaps }).first()).toBeVisible();
    });
  }

  test("loads on a press if the content says so, and then has the focus", async ({ visit }) => {
    const { page, elsewhere } = await visit(paths.contact, {
      before: async (page, context) => {
        await answering.before?.(page, context);
        await page.route(`**${paths.contact}`, async (route) => {
          const response = await route.fetch();
          const html = await response.text();
          const body = html.replaceAll(
            "&quot;loads&quot;:&quot;near&quot;",
            "&quot;loads&quot;:&quot;on-click&quot;",
          );
          await route.fulfill({ response, body });
        });
      },
    });
    const show = page.getByRole("button", { name: labels.showMap });
    await show.scrollIntoViewIfNeeded();
    expect(elsewhere).toEqual([]);
    await show.click();
    await expect(page.locator(".embed-map iframe")).toBeFocused();
  });
});

/** Whether nothing lies over the middle of the element. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
