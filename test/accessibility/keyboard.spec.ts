import { fieldNames } from "../../contract/form-fields.ts";
import { contrast } from "../../site/content/contrast.ts";
import { submitButton } from "../browser/appointment-form.ts";
import { desktop, expect, phone, test } from "../browser/visits.ts";
import { anyTreatment, content, paths } from "../clinic-under-test.ts";

const { appointmentForm, labels } = content.words;

/** A phone's width, with a keyboard in place of touch. */
const narrow = { viewport: phone.viewport };

for (const [name, size] of Object.entries({ desktop, phone: narrow })) {
  test(`Tab reaches every field of the form in order and in view on a ${name}`, async ({
    read,
  }) => {
    const { page } = await read(paths.contact, size);
    const button = submitButton(page);
    const reached: (string | null)[] = [];
    do {
      await page.keyboard.press("Tab");
      await expect(page.locator(":focus")).toBeInViewport();
      reached.push(await page.locator(":focus").getAttribute("name"));
    } while (!(await button.evaluate((element) => element === document.activeElement)));
    expect(reached.filter((name) => name !== null)).toEqual(fieldNames);
  });
}

for (const path of ["/", paths.gallery]) {
  test(`no row cuts a focused stop or its outline: ${path}`, async ({ read }) => {
    const { page } = await read(path, narrow);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    while (await page.evaluate(() => document.activeElement?.closest("main") !== null)) {
      await expect.poll(() => page.evaluate(cutByRow)).toBe("");
      await page.keyboard.press("Tab");
    }
  });
}

/** WCAG 2.2, 1.4.11. */
const LEAST_CONTRAST = 3;

for (const path of ["/", anyTreatment.path]) {
  test(`the outline of a focus stands out from its ground: ${path}`, async ({ read }) => {
    const { page } = await read(path, desktop);
    // After a key press a focus is visible, also when a script sets it.
    await page.keyboard.press("Tab");
    const outlines = await page.evaluate(outlinesOfLinks);
    const grounds = new Set(outlines.map(({ ground }) => ground));
    expect(grounds.size, "light and dark").toBeGreaterThan(1);
    const weak = outlines.filter(({ line, ground }) => contrast(line, ground) < LEAST_CONTRAST);
    expect(weak).toEqual([]);
  });
}

test("the skip link leads into the page", async ({ read }) => {
  const { page } = await read(paths.about, desktop);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const first = page.locator("main").getByRole("link").first();
  await expect(first).toBeFocused();
});

test("Tab goes on from the place of a click on text", async ({ read }) => {
  const { page } = await read(anyTreatment.path, desktop);
  const questions = page.locator(".faq-list");
  await questions.locator("summary").first().click();
  await questions.locator("details[open] p").click({ position: { x: 2, y: 2 } });
  await page.keyboard.press("Tab");
  await expect(questions.locator("summary").nth(1)).toBeFocused();
});

test("the menu traps the focus while it is open", async ({ read }) => {
  const { page } = await read(paths.about, narrow);
  await page.getByRole("button", { name: labels.menu }).press("Enter");
  for (let press = 0; press < 25; press++) {
    await page.keyboard.press("Tab");
    const isElsewhere = await page.evaluate(
      () => document.activeElement?.closest("main, footer, .call-bar, .top-bar") != null,
    );
    expect(isElsewhere, `after ${press + 1} presses`).toBe(false);
    expect(await page.evaluate(cutByRow)).toBe("");
  }
});

test("an incomplete form scrolls to its first missing field, below the header", async ({
  read,
}) => {
  const { page } = await read(paths.contact, narrow);
  await page.getByRole("button", { name: appointmentForm.submit }).focus();
  await page.keyboard.press("Enter");
  const top = await page.locator(":focus").evaluate((field) => field.getBoundingClientRect().top);
  const header = await page
    .locator(".site-header")
    .evaluate((element) => element.getBoundingClientRect().bottom);
  await expect(page.locator(":focus")).toHaveAttribute("name", "firstName");
  expect(top).toBeGreaterThanOrEqual(header);
});

/** The colours of each link's outline and of what is around the link, in hex. */
function outlinesOfLinks() {
  const hex = (colour: string) =>
    colour
      .replace(/\D+/g, " ")
      .trim()
      .split(" ")
      .map((part) => Number(part).toString(16).padStart(2, "0"))
      .join("");
  return [...document.querySelectorAll<HTMLElement>("main a, footer a")].flatMap((link) => {
    link.focus({ preventScroll: true });
    // A link of a closed dialog.
    if (document.activeElement !== link) return [];
    let ground = link.parentElement;
    while (ground && getComputedStyle(ground).backgroundColor === "rgba(0, 0, 0, 0)")
      ground = ground.parentElement;
    return {
      link: link.textContent,
      line: hex(getComputedStyle(link).outlineColor),
      ground: ground ? hex(getComputedStyle(ground).backgroundColor) : "ffffff",
    };
  });
}

/** The focused element, if a row that scrolls cuts it or its outline. */
function cutByRow(): string {
  const stop = document.activeElement;
  if (!stop) return "";
  const { outlineWidth, outlineOffset } = getComputedStyle(stop);
  const room = Math.max(0, Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset));
  const { left, right, top, bottom } = stop.getBoundingClientRect();
  for (let row = stop.parentElement; row; row = row.parentElement) {
    if (getComputedStyle(row).overflowX !== "auto") continue;
    const edge = row.getBoundingClientRect();
    const isCut =
      left - room < edge.left ||
      right + room > edge.right ||
      top - room < edge.top ||
      bottom + room > edge.bottom;
    if (isCut) return `${stop.textContent} in ${row.className}`;
  }
  return "";
}
