import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { runnerImport } from "vite";
import { expect, phone, test, type VisitOptions } from "./visits.ts";

type HostileIsland = typeof import("./hostile-island.tsx");

/** Through Vite, as the build does it. */
const { hostile, island, props } = (
  await runnerImport<HostileIsland>(resolve(import.meta.dirname, "hostile-island.tsx"), {
    configFile: false,
    logLevel: "error",
  })
).module;

test.describe("an island", () => {
  test("gets its props through the HTML as they were, and hydrates without a complaint", async ({
    visit,
  }) => {
    const { page } = await visit("/about", withMain(island));
    const root = page.locator("[data-island]");
    await expect(page.locator("[data-awake]")).toBeVisible();
    expect(await root.evaluate((element: HTMLElement) => element.dataset.props)).toBe(
      JSON.stringify(props),
    );
    const quotes = await page.locator(".testimonials-row blockquote").allTextContents();
    expect(quotes).toEqual(hostile);
    await expect(page.locator("main script, main b")).toHaveCount(0);
  });

  test("that breaks stops no other and leaves its HTML", async ({ visit }) => {
    const unknown = island.replace(/data-island="\w+"/, 'data-island="NoSuchIsland"');
    const garbled = island.replace(/data-props="[^"]*"/, 'data-props="{"');
    const { page, console } = await visit("/about", {
      ...withMain(`${unknown}${garbled}${island}`),
      mayLog: /./,
    });
    await page.locator("[data-island]").last().scrollIntoViewIfNeeded();
    await expect(page.locator("[data-island][data-awake]").last()).toBeVisible();
    await expect.poll(() => page.locator(".testimonials-row").count()).toBe(3);
    await expect(page.locator("[data-awake]")).toHaveCount(1);
    expect(console.some((line) => line.includes("An island broke."))).toBe(true);
    await page.getByRole("button", { name: /menu/i }).first().tap();
    await expect(page.locator("#menu"), "the rest of the page works").toBeVisible();
  });

  test("keeps its ids when it wakes, so that labels stay with their fields", async ({ visit }) => {
    const { page } = await visit("/contact");
    const pairs = () =>
      page.locator("form.appointment-form label[for]").evaluateAll((labels) =>
        labels.map((label) => {
          const { htmlFor, control } = label as HTMLLabelElement;
          return [htmlFor, control?.getAttribute("name")];
        }),
      );
    const before = await pairs();
    expect(before).toHaveLength(6);
    expect(before.every(([, name]) => name)).toBe(true);
    await page.locator("form.appointment-form").hover();
    await expect(page.locator("[data-island=AppointmentForm][data-awake]")).toBeVisible();
    expect(await pairs()).toEqual(before);
  });

  test("sleeps until it is needed: React comes with the first touch, not before", async ({
    visit,
  }) => {
    const { page } = await visit("/contact");
    await page.waitForLoadState("networkidle");
    await expect(page.locator("[data-awake]")).toHaveCount(0);
    expect(await scriptsOf(page)).not.toContainEqual(expect.stringMatching(REACT));
    await page.locator("form.appointment-form").hover();
    await expect(page.locator("[data-awake]")).toHaveCount(1);
    expect(await scriptsOf(page)).toContainEqual(expect.stringMatching(REACT));
  });
});

/** The chunk's name in the build. */
const REACT = /\/react-[\w-]+\.js$/;

function scriptsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.endsWith(".js")),
  );
}

/** The about page with other contents, on a phone, where the testimonials are alive. */
function withMain(html: string): VisitOptions {
  return {
    ...phone,
    before: (page) =>
      page.route("**/about", async (route) => {
        const response = await route.fetch();
        const [head = "", rest = ""] = (await response.text()).split(/(?<=<main[^>]*>)/);
        await route.fulfill({ response, body: `${head}${html}</main>${rest.split("</main>")[1]}` });
      }),
  };
}
