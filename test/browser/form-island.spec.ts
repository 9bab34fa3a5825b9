import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { runnerImport } from "vite";
import { formFields } from "../../contract/form-fields.ts";
import { expect, test, type VisitOptions } from "./visits.ts";

type HostileForm = typeof import("./hostile-form.tsx");

/** Through Vite, as the build does it. */
const { form, props } = (
  await runnerImport<HostileForm>(resolve(import.meta.dirname, "hostile-form.tsx"), {
    configFile: false,
    logLevel: "error",
  })
).module;
const labels = props.fields.map(({ label }) => label);

test.describe("the form, React's island,", () => {
  test("gets its props through the HTML as they were, and hydrates without a complaint", async ({
    visit,
  }) => {
    const { page } = await visit("/contact", withMain(form));
    const root = page.locator("[data-island]");
    await root.hover();
    await expect(page.locator("[data-awake]")).toBeVisible();
    expect(await root.evaluate((element: HTMLElement) => element.dataset.props)).toBe(
      JSON.stringify(props),
    );
    expect(await page.locator("main .field label").allTextContents()).toEqual(labels);
    await expect(page.locator("main script, main b")).toHaveCount(0);
  });

  for (const [what, broken] of [
    ["garbled", form.replace(/data-props="[^"]*"/, 'data-props="{"')],
    ["incomplete", form.replace(/data-props="[^"]*"/, 'data-props="{}"')],
  ] as const) {
    test(`that breaks over ${what} props says so and leaves its HTML, and the page, at work`, async ({
      visit,
    }) => {
      const { page, console } = await visit("/contact", { ...withMain(broken), mayLog: /./ });
      await page.locator("[data-island]").hover();
      await expect.poll(() => console.join()).toContain("The form broke.");
      await expect(page.locator("main .field label")).toHaveText(labels);
      await expect(page.locator("[data-awake]")).toHaveCount(0);
      await page.locator(".header-panel summary").first().click();
      await expect(page.locator(".panel-link").first()).toBeVisible();
    });
  }

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
    expect(before).toHaveLength(formFields.length);
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
const REACT = /\/hydrate-form\.client-[\w-]+\.js$/;

function scriptsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.endsWith(".js")),
  );
}

/** The contact page, whose policy lets toasts through, with other contents. */
function withMain(html: string): VisitOptions {
  return {
    before: (page) =>
      page.route("**/contact", async (route) => {
        const response = await route.fetch();
        const [head = "", rest = ""] = (await response.text()).split(/(?<=<main[^>]*>)/);
        await route.fulfill({ response, body: `${head}${html}</main>${rest.split("</main>")[1]}` });
      }),
  };
}
