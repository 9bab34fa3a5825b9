/** What an island needs of its page's HTML when a translator or an extension has changed it. */
import type { Page } from "@playwright/test";
import { content, paths, richTreatment } from "../clinic-under-test.ts";
import {
  answerPosts,
  filled,
  form,
  hydrated,
  recorded,
  sentLine,
  submitButton,
  successWords,
  toast,
} from "./appointment-form.ts";
import { stopClock } from "./clock.ts";
import { holdHydration } from "./held-hydration.ts";
import { expect, phone, test } from "./visits.ts";

/** React's own recovery is a warning. */
const mayLog = /rendered anew/;

for (const [what, change] of [
  ["translated page", translate],
  ["page with an extension's elements", insertElements],
] as const) {
  test(`the form of a ${what} keeps what was typed before hydration, and sends it by the press before`, async ({
    visit,
  }) => {
    const held = Promise.withResolvers<void>();
    const { page, console } = await visit(paths.contact, {
      mayLog,
      before: async (page) => {
        await stopClock(page);
        await holdHydration(held.promise)(page);
      },
    });
    const posts = await answerPosts(page, recorded);
    await change(page);
    // Its labels may be translated.
    for (const [name, value] of Object.entries(filled)) {
      const control = form(page).locator(`[name=${name}]`);
      if (name === "service") await control.selectOption(value);
      else await control.fill(value);
    }
    await submitButton(page).click();
    held.resolve();
    await hydrated(page);
    await page.clock.resume();
    await expect(toast(page, successWords.title)).toBeVisible();
    await expect(sentLine(page)).toBeFocused();
    expect(posts.map(({ body }) => body)).toEqual([filled]);
    expect(console.join()).not.toContain("broke");
  });

  test(`the carousel of a ${what} keeps its place, and moves on`, async ({ visit }) => {
    const held = Promise.withResolvers<void>();
    const before = holdHydration(held.promise);
    const { page } = await visit(richTreatment.path, { ...phone, mayLog, before });
    const row = page.locator(".areas .carousel-viewport");
    await change(page);
    await row.scrollIntoViewIfNeeded();
    await row.evaluate((one) => one.scrollBy({ left: one.clientWidth * 2.1, behavior: "instant" }));
    held.resolve();
    await expect(page.locator("[data-island=AreasCarousel]")).toHaveAttribute("data-awake");
    await expect(row.locator(".carousel-slide").nth(2)).toBeInViewport({ ratio: 0.5 });
    await page.getByRole("button", { name: content.words.areasCarousel.next }).click();
    await expect(page.locator(".areas [aria-live]")).toHaveText(/\w/);
  });
}

test("an enlarged picture of a translated page says its place among the others", async ({
  visit,
}) => {
  const { page } = await visit(paths.gallery, { ...phone, mayLog });
  await page.locator("[data-island=Gallery] a").first().click();
  const place = page.getByRole("dialog").getByRole("status");
  await expect(place).toContainText("1 of");
  await translate(page);
  await page.keyboard.press("ArrowRight");
  await expect(place).toContainText("2 of");
});

/** As Chrome's and Google's translators do: each text is moved into two font elements. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest("script, style, textarea")) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = `«${text.data}»`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}

/** As password managers do: a button after each field, and an element at both ends of every island. */
function insertElements(page: Page): Promise<void> {
  return page.evaluate(() => {
    const icon = () => {
      const element = document.createElement("com-password-button");
      element.append(Object.assign(document.createElement("button"), { type: "button" }));
      return element;
    };
    for (const control of document.querySelectorAll("main :is(input, select, textarea)"))
      control.after(icon());
    for (const island of document.querySelectorAll("[data-island]")) {
      island.prepend(icon());
      island.append(icon());
    }
  });
}
