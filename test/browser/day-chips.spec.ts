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
import { countLines } from "./lines.ts";
import { expect, phone, test } from "./visits.ts";

test.describe("a chip with days", () => {
  const [morning = { label: "", text: "" }, , , saturday = morning] =
    content.pages.contact.form.days.choices;

  test("adds its sentence on a line of its own, and removes it on a second press", async ({
    read,
  }) => {
    const { page } = await read(paths.contact);
    const message = field(page, "message");
    await message.fill("My own\n\n\nlines\n\nstay");
    await chip(page, morning.label).click();
    await expect(message).toHaveValue("My own\n\n\nlines\n\nstay\nWeekday mornings suit me.");
    await expect(chip(page, morning.label)).toBeFocused();
    await chip(page, saturday.label).click();
    await expect(message).toHaveValue(
      "My own\n\n\nlines\n\nstay\nWeekday mornings suit me.\nSaturdays suit me.",
    );
    await chip(page, morning.label).click();
    await expect(message).toHaveValue("My own\n\n\nlines\n\nstay\nSaturdays suit me.");
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

  for (const width of [320, 360])
    test(`has its label on one line at ${width} px`, async ({ read }) => {
      const { page } = await read(paths.contact, { ...phone, viewport: { width, height: 740 } });
      for (const button of await form(page).locator(".day-chips button").all())
        expect(await button.evaluate(countLines)).toBe(1);
    });

  test("is pressed while the message contains its sentence", async ({ visit }) => {
    const { page } = await visit(paths.contact, phone);
    await answerPosts(page, recorded);
    const message = field(page, "message");
    const button = chip(page, morning.label);
    const isPressed = (is: boolean) => expect(button).toHaveAttribute("aria-pressed", String(is));
    const colour = () => button.evaluate((chip) => getComputedStyle(chip).backgroundColor);
    await isPressed(false);
    const before = await colour();
    await button.tap();
    await isPressed(true);
    expect(await colour()).not.toBe(before);
    await button.tap();
    await isPressed(false);
    expect(await colour()).toBe(before);
    await message.fill("Weekday mornings suit me. Thank you.");
    await isPressed(true);
    await message.fill("");
    await isPressed(false);
    await send(page, { ...filled, message: "Weekday mornings suit me." });
    await expect(toast(page, successWords.title)).toBeVisible();
    await isPressed(false);
  });

  for (const [when, before] of [
    ["with the page", async () => {}],
    ["after the message is restored", startAfterTheLoad],
  ] as const)
    test(`is pressed after Back if the script starts ${when}`, async ({ visit }) => {
      const { page } = await visit(paths.contact, { before });
      await field(page, "message").fill("Weekday mornings suit me. Thank you.");
      await page.goto(paths.location);
      await page.goBack();
      await expect(field(page, "message")).toHaveValue(/Weekday mornings suit me/);
      await expect(chip(page, morning.label)).toHaveAttribute("aria-pressed", "true");
    });

  test("can be undone", async ({ read }) => {
    const { page } = await read(paths.contact);
    await field(page, "message").pressSequentially("Hello");
    await chip(page, morning.label).click();
    await expect(field(page, "message")).toHaveValue("Hello\nWeekday mornings suit me.");
    await field(page, "message").press("Control+z");
    await expect(field(page, "message")).toHaveValue("Hello");
    await expect(chip(page, morning.label)).toHaveAttribute("aria-pressed", "false");
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
    // With the line break one letter too long for 5000.
    const long = "x".repeat(4975);
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
    await expect(message, "the form is cleared").toHaveValue("");
    await message.fill(long.slice(1));
    await chip(page, morning.label).click();
    await expect(message, "one letter fewer").toHaveValue(/x\nWeekday mornings suit me\.$/);
  });
});

function chip(page: Page, label: string) {
  return form(page).getByRole("button", { name: label });
}

/** The page's script waits for a message to its own port, which arrives late on a busy phone. */
async function startAfterTheLoad(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (message: unknown) {
      if (document.readyState === "complete") postMessage.call(this, message);
      else addEventListener("load", () => setTimeout(() => postMessage.call(this, message)));
    };
  });
}
