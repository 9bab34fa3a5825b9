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
import { expect, phone, test } from "./visits.ts";

test.describe("a chip with days", () => {
  const [morning = { label: "", text: "" }, , , saturday = morning] =
    content.pages.contact.form.days.choices;

  test("adds its sentence on a line of its own, and removes it on a second press", async ({
    read,
  }) => {
    const { page } = await read(paths.contact);
    const message = field(page, "message");
    const status = page.getByText("your message: Weekday mornings suit me.");
    await message.fill("My own\n\n\nlines\n\nstay");
    await chip(page, morning.label).click();
    await expect(message).toHaveValue("My own\n\n\nlines\n\nstay\nWeekday mornings suit me.");
    await expect(status).toHaveText("Added to your message: Weekday mornings suit me.");
    await expect(chip(page, morning.label)).toBeFocused();
    await expect(chip(page, morning.label)).not.toHaveAttribute("aria-pressed");
    await chip(page, saturday.label).click();
    await expect(message).toHaveValue(
      "My own\n\n\nlines\n\nstay\nWeekday mornings suit me.\nSaturdays suit me.",
    );
    await chip(page, morning.label).click();
    await expect(message).toHaveValue("My own\n\n\nlines\n\nstay\nSaturdays suit me.");
    await expect(status).toHaveText("Removed from your message: Weekday mornings suit me.");
    await chip(page, saturday.label).click();
    await expect(message).toHaveValue("My own\n\n\nlines\n\nstay");
  });

  test("removes its sentence from the start of the message", async ({ read }) => {
    const { page } = await read(paths.contact);
    await chip(page, morning.label).click();
    await chip(page, saturday.label).click();
    await chip(page, morning.label).click();
    await expect(field(page, "message")).toHaveValue("Saturdays suit me.");
    await chip(page, saturday.label).click();
    await expect(field(page, "message")).toHaveValue("");
  });

  for (const lines of [6, 60]) {
    test(`shows its sentence below a message of ${lines} lines`, async ({ read }) => {
      const { page } = await read(paths.contact);
      const message = field(page, "message");
      await message.fill("Line\n".repeat(lines));
      await message.evaluate((area) => area.scrollTo(0, 0));
      await chip(page, morning.label).click();
      const isLastLineShown = (area: Element) =>
        area.scrollTop + area.clientHeight >= area.scrollHeight - 1;
      await expect.poll(() => message.evaluate(isLastLineShown)).toBe(true);
    });
  }

  test("looks the same after a tap as before it", async ({ visit }) => {
    const { page } = await visit(paths.contact, phone);
    const border = () =>
      chip(page, morning.label).evaluate((button) => getComputedStyle(button).borderColor);
    const before = await border();
    await chip(page, morning.label).tap();
    await expect(field(page, "message")).toHaveValue("Weekday mornings suit me.");
    expect(await border()).toBe(before);
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
