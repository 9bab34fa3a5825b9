import { anyTreatment, content, paths } from "../clinic-under-test.ts";
import { measureShift, UNSEEN_SHIFT } from "./layout-shift.ts";
import { mayLog, templates } from "./templates.ts";
import { desktop, expect, moving, phone, test } from "./visits.ts";

const notFoundPage = content.pages["not-found"];

test("fonts that load late cause no layout shift", async ({ page, site }) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await held.promise;
    await route.continue();
  });
  // A page is not loaded before its faces are.
  await page.goto(site.url + anyTreatment.path, { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  held.resolve();
  await page.evaluate(() => document.fonts.ready);
  expect(await measureShift(page)).toBeLessThanOrEqual(UNSEEN_SHIFT);
});

test.describe("from page to page", () => {
  for (const [name, reducedMotion, moving] of [
    ["the heading alone moves", "no-preference", ["::view-transition-new(heading)"]],
    ["nothing moves where that is asked for", "reduce", []],
  ] as const) {
    test(`${name}`, async ({ visit }) => {
      const { page } = await visit(paths.about, { reducedMotion });
      await page.addInitScript(() => {
        addEventListener("pagereveal", async ({ viewTransition }) => {
          await viewTransition?.ready.catch(() => {});
          const parts = document.getAnimations().map(({ effect }) => {
            return effect instanceof KeyframeEffect ? effect.pseudoElement : null;
          });
          const moving = parts.filter((part) => part?.startsWith("::view-transition"));
          document.documentElement.dataset.moving = JSON.stringify(moving);
        });
      });
      // Chromium leaves a transition out if a page takes more than four seconds, as on a busy machine.
      await expect(async () => {
        await page.goto(paths.about);
        await page.locator(`footer a[href="${paths.contact}"]`).first().click();
        await page.waitForURL(`**${paths.contact}`);
        const html = page.locator("html[data-moving]");
        expect(JSON.parse((await html.getAttribute("data-moving")) ?? "")).toEqual(moving);
      }).toPass();
    });
  }
});

test("an unknown path shows the specified text, links home and is logged to the console", async ({
  read,
}) => {
  const { page, console } = await read("/no/such%20page?x=1", { mayLog });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFoundPage.heading);
  await expect.poll(() => console.join()).toContain("/no/such%20page");
  await page.getByRole("main").getByRole("link", { name: notFoundPage.action }).click();
  expect(new URL(page.url()).pathname).toBe("/");
});

/** Headings of the footer's columns, and a line above a page's heading, are left out on a phone. */
const TEXT = "main :is(h1, h2, h3, p:not(.eyebrow), li, dd), footer :is(p, li, dd, address)";

test("each kind of page shows all of its text on a phone and a desktop, without JavaScript", async ({
  read,
}) => {
  const options = { ...moving.contextOptions, javaScriptEnabled: false, mayLog };
  const { page } = await read("/", options);
  const hidden: string[] = [];
  for (const path of Object.values(templates)) {
    await page.goto(path);
    for (const { viewport } of [phone, desktop]) {
      await page.setViewportSize(viewport);
      const unseen = await page.locator(TEXT).evaluateAll((all) =>
        all
          .filter((element) => !element.closest("dialog, details, [hidden], [aria-hidden]"))
          .filter((element) => !element.checkVisibility({ opacityProperty: true }))
          .map((element) => element.textContent ?? ""),
      );
      hidden.push(...unseen.map((text) => `${path} at ${viewport.width} px: ${text}`));
    }
  }
  expect(hidden).toEqual([]);
});
