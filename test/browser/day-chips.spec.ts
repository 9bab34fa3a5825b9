import type { Page } from "@playwright/test";
import { content, paths } from "../clinic-under-test.ts";
import {
  answerPosts,
  field,
  fill,
  filled,
  form,
  recorded,
  send,
  submitButton,
  successWords,
  toast,
} from "./appointment-form.ts";
import { expect, test } from "./visits.ts";

test.describe("a chip with days", () => {
  const [morning = { label: "", text: "" }, , , saturday = morning] =
    content.pages.contact.form.days.choices;

  test("adds its sentence to the message once, on a line of its own", async ({ read }) => {
    const { page } = await read(paths.contact);
    const message = field(page, "message");
    await message.fill("My own\n\n\nlines\n");
    await chip(page, morning.label).click();
    await expect(message).toHaveValue("My own\n\n\nlines\nWeekday mornings suit me.");
    await expect(chip(page, morning.label)).toBeFocused();
    await expect(chip(page, morning.label)).not.toHaveAttribute("aria-pressed");
    await chip(page, saturday.label).click();
    const both = "My own\n\n\nlines\nWeekday mornings suit me.\nSaturdays suit me.";
    await expect(message).toHaveValue(both);
    await chip(page, morning.label).click();
    await expect(message).toHaveValue(both);
    await expect(message, "its sentence selected").toBeFocused();
    await page.keyboard.press("Delete");
    await expect(message).toHaveValue("My own\n\n\nlines\n\nSaturdays suit me.");
  });

  test("can be undone", async ({ read }) => {
    const { page } = await read(paths.contact);
    await field(page, "message").pressSequentially("Hello");
    await chip(page, morning.label).click();
    await expect(field(page, "message")).toHaveValue("Hello\nWeekday mornings suit me.");
    await field(page, "message").press("Control+z");
    await expect(field(page, "message")).toHaveValue("Hello");
  });

  test("works before the form hydrates, and if the form's script fails to load", async ({
    visit,
  }) => {
    const { page } = await visit(paths.contact, {
      mayLog: /Failed to load resource|An island broke/,
      before: (page) => page.route("**/assets/AppointmentForm*.js", (route) => route.abort()),
    });
    await chip(page, morning.label).click();
    await expect(field(page, "message")).toHaveValue("Weekday mornings suit me.");
    await send(page);
    await page.waitForURL(`**${content.pages["thank-you"].path}`);
  });

  test("is hidden if the page's script fails to load", async ({ visit }) => {
    const { page } = await visit(paths.contact, {
      mayLog: /Failed to load resource/,
      before: (page) => page.route("**/assets/browser-*.js", (route) => route.abort()),
    });
    await expect(chip(page, morning.label)).toBeHidden();
  });

  test("reports that its sentence does not fit, and the message can be sent", async ({ read }) => {
    const { page } = await read(paths.contact);
    await answerPosts(page, recorded);
    const long = "x".repeat(4980);
    await fill(page, { ...filled, message: long });
    await chip(page, morning.label).click();
    const message = field(page, "message");
    await expect(message).toBeFocused();
    await expect(message).toHaveValue(long);
    expect(await message.evaluate((area: HTMLTextAreaElement) => area.validationMessage)).toBe(
      "There is no room left for this sentence in your message.",
    );
    await submitButton(page).click();
    await expect(toast(page, successWords.title)).toBeVisible();
  });
});

function chip(page: Page, label: string) {
  return form(page).getByRole("button", { name: label });
}
