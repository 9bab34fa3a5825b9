import type { Page, Route } from "@playwright/test";
import { gallery, paths } from "../clinic-under-test.ts";
import { advance, stopClock } from "./clock.ts";
import { expect, test } from "./visits.ts";

const ANY_SCRIPT = /\/assets\/[\w.-]+\.js$/;
const SCRIPT = /\/Gallery\.island-[\w-]+\.js$/;
const PROPS = /(data-island="Gallery"[^>]* data-props=)"[^"]*"/;
const everything = gallery.filters[0];
const filter = gallery.filters.at(-1);

test("React loads at the first touch, not earlier", async ({ visit }) => {
  const scripts: string[] = [];
  const { page } = await visit(paths.gallery, {
    before: async (page) => {
      await stopClock(page);
      page.on("request", (request) => {
        if (ANY_SCRIPT.test(request.url())) scripts.push(request.url());
      });
    },
  });
  await advance(page, 60_000);
  await page.waitForLoadState("networkidle");
  expect(scripts, "the site's own").toHaveLength(1);
  await choice(page).hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(1);
});

test.describe("a button of an island that is not hydrated", () => {
  test("marks the press, and repeats it after hydration", async ({ visit }) => {
    const held = Promise.withResolvers<void>();
    const { page } = await visit(paths.gallery, {
      before: async (page) => {
        await stopClock(page);
        await holdBack(page, (route) => held.promise.then(() => route.continue()));
      },
    });
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const button = choice(page);
    await button.click();
    await expect(button).toHaveAttribute("data-pressed");
    held.resolve();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(button).not.toHaveAttribute("data-pressed");
    await expect(page).toHaveURL(`${paths.gallery}?show=${filter?.value}`);
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  });

  test("leaves a press with Ctrl to the browser, which opens another tab", async ({ visit }) => {
    const held = Promise.withResolvers<void>();
    const { page, context } = await visit(paths.gallery, {
      before: (page) => holdBack(page, (route) => held.promise.then(() => route.continue())),
    });
    for (const tabs of [2, 3]) {
      await page
        .locator(".gallery-item a")
        .first()
        .click({ modifiers: ["ControlOrMeta"] });
      await expect.poll(() => context.pages().length).toBe(tabs);
      held.resolve();
      await expect(page.locator("[data-island=Gallery][data-awake]")).toBeVisible();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
  });

  for (const [what, breakIt] of [
    ["its script does not come", (page) => holdBack(page, (route) => route.abort())],
    ["it breaks as it wakes", withoutProps],
  ] satisfies [string, (page: Page) => Promise<void>][]) {
    test(`works as plain HTML if ${what}, and the console names the island`, async ({ visit }) => {
      const { page, console } = await visit(paths.gallery, { mayLog: /./, before: breakIt });
      await choice(page).click();
      await page.waitForURL(`**${paths.gallery}?show=${filter?.value}`);
      await expect(choice(page)).toHaveAttribute("aria-pressed", "true");
      expect(console.join()).toContain("An island broke. Gallery");
    });
  }

  test("works as plain HTML after an error in the island, and the console names it", async ({
    visit,
  }) => {
    const { page, console } = await visit(paths.gallery, { mayLog: /./ });
    await choice(page).click();
    await expect(choice(page)).toHaveAttribute("aria-pressed", "true");
    await page.evaluate(breakRendering);
    await choice(page, everything).click();
    await expect.poll(() => console.join()).toContain("An island broke. Gallery");
    await choice(page).click();
    await page.waitForURL(`**${paths.gallery}?show=${filter?.value}`);
  });
});

/** What a component asks of its pictures fails from now on. */
function breakRendering(): void {
  const { includes } = Array.prototype;
  Array.prototype.includes = function (value: unknown) {
    if (typeof value === "object" && value && "picture" in value) throw new Error("broken");
    return includes.call(this, value);
  };
}

/** The page as it is first asked for; the one that the filter leads to is whole. */
async function withoutProps(page: Page): Promise<void> {
  await page.route(`**${paths.gallery}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(PROPS, '$1"{}"') });
  });
}

async function holdBack(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(SCRIPT, answer);
}

function choice(page: Page, asked = filter) {
  return page.getByRole("main").getByRole("button", { name: asked?.label ?? "", exact: true });
}
