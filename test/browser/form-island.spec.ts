import { resolve } from "node:path";
import { runnerImport } from "vite";
import { paths } from "../clinic-under-test.ts";
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
  test("receives its props unchanged through the HTML, and hydrates without a warning", async ({
    visit,
  }) => {
    const { page } = await visit(paths.contact, withMain(form));
    const root = page.locator("[data-island=AppointmentForm]");
    await root.hover();
    await expect(page.locator("[data-island=AppointmentForm][data-awake]")).toBeVisible();
    expect(await root.evaluate((element: HTMLElement) => element.dataset.props)).toBe(
      JSON.stringify(props),
    );
    expect(await page.locator("main .field label").allTextContents()).toEqual(labels);
    await expect(page.locator("main script, main b")).toHaveCount(0);
  });

  test("keeps text that replaces a prefilled value", async ({ visit }) => {
    const { page } = await visit(paths.contact, withMain(form));
    const message = page.locator("main [name=message]");
    await message.evaluate((area: HTMLTextAreaElement) => {
      area.value = "Typed";
    });
    await page.locator("[data-island=AppointmentForm]").hover();
    await expect(page.locator("[data-island=AppointmentForm][data-awake]")).toBeVisible();
    await expect(message).toHaveValue("Typed");
  });

  test("logs an error over garbled props, and its HTML and the page still work", async ({
    visit,
  }) => {
    const broken = form.replace(/data-props="[^"]*"/, 'data-props="{"');
    const { page, console } = await visit(paths.contact, { ...withMain(broken), mayLog: /./ });
    await page.locator("[data-island=AppointmentForm]").hover();
    await expect.poll(() => console.join()).toContain("An island broke.");
    await expect(page.locator("main .field label")).toHaveText(labels);
    await expect(page.locator("[data-island=AppointmentForm][data-awake]")).toHaveCount(0);
    await page.locator(".header-panel summary").first().click();
    await expect(page.locator(".panel-link").first()).toBeVisible();
  });
});

/** The contact page, whose policy lets toasts through, with other contents. */
function withMain(html: string): VisitOptions {
  return {
    before: (page) =>
      page.route(`**${paths.contact}`, async (route) => {
        const response = await route.fetch();
        const [head = "", rest = ""] = (await response.text()).split(/(?<=<main[^>]*>)/);
        await route.fulfill({ response, body: `${head}${html}</main>${rest.split("</main>")[1]}` });
      }),
  };
}
