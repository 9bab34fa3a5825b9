import { formFields } from "../../contract/form-fields.ts";
import { anyTreatment, content, paths } from "../clinic-under-test.ts";
import {
  answerPosts,
  field,
  fill,
  filled,
  form,
  holdPosts,
  hydrated,
  recorded,
  send,
  sentLine,
  submitButton,
  successWords,
  toast,
  values,
} from "./appointment-form.ts";
import { stopClock } from "./clock.ts";
import { holdHydration } from "./held-hydration.ts";
import { expect, phone, test } from "./visits.ts";

test.describe("the appointment form", () => {
  test("sends nothing while a required field is empty", async ({ read }) => {
    const { page } = await read(paths.contact);
    const posts = await answerPosts(page, recorded);
    await fill(page);
    for (const { name, kind } of formFields) {
      const control = field(page, name);
      const enter = (text: string) =>
        kind === "choice" ? control.selectOption(text) : control.fill(text);
      await enter("");
      await submitButton(page).click();
      await expect(control).toBeFocused();
      expect(posts, name).toEqual([]);
      await enter(filled[name] ?? "");
    }
  });

  test("tells a screen reader of no mistake before anything is typed", async ({ read }) => {
    const { page, context } = await read(paths.contact);
    const session = await context.newCDPSession(page);
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    const mistakes = nodes.filter(({ properties }) =>
      properties?.some(({ name, value }) => name === "invalid" && value.value !== "false"),
    );
    expect(mistakes.map(({ name }) => name?.value)).toEqual([]);
  });

  test("sends nothing that cannot be answered, and says in the browser's own message what is expected", async ({
    read,
  }) => {
    const { page } = await read(paths.contact);
    const posts = await answerPosts(page, recorded);
    await fill(page);
    for (const [name, wrong] of [
      ["email", "ana@localhost"],
      ["email", `${"a".repeat(65)}@example.com`],
      ["phone", "905-555-010"],
    ] as const) {
      await field(page, name).fill(wrong);
      await submitButton(page).click();
      await expect(field(page, name), wrong).toBeFocused();
      await expect(field(page, name)).toHaveAttribute("title", /./);
      await field(page, name).fill(filled[name]);
    }
    expect(posts).toEqual([]);
    await field(page, "phone").fill("+44 20 7946 0958 ext. 12");
    await submitButton(page).click();
    await expect(sentLine(page)).toBeVisible();
  });

  test("marks what was not sent with the browser's own message, and no text at a field", async ({
    read,
  }) => {
    const { page } = await read(paths.contact);
    const name = page.getByRole("textbox", { name: "First name" });
    await name.focus();
    await hydrated(page);
    const words = await form(page).innerText();
    await submitButton(page).click();
    await expect(name, "a red edge").toHaveCSS("box-shadow", /inset/);
    expect(await form(page).innerText()).toBe(words);
    await name.fill("Anna");
    await expect(name).not.toHaveCSS("box-shadow", /inset/);
  });

  test("sends one request for repeated presses, with its button disabled meanwhile", async ({
    visit,
  }) => {
    const { page } = await visit(paths.contact);
    const { posts, release } = await holdPosts(page);
    await fill(page);
    await expect(page.locator("section[aria-live=polite]"), "before its words").toBeAttached();
    await submitButton(page).evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 5; press++) button.click();
    });
    await form(page).evaluate((element: HTMLFormElement) => element.requestSubmit());
    await page.getByRole("button", { name: content.words.appointmentForm.sending }).waitFor();
    await expect(submitButton(page)).toBeDisabled();
    release();
    await expect(toast(page, successWords.title)).toBeVisible();
    await expect(submitButton(page)).toBeEnabled();
    expect(posts).toHaveLength(1);
  });

  test("posts exactly its fields, then is empty and idle below a lasting line that has the focus", async ({
    read,
  }) => {
    const { page } = await read(`${paths.contact}?service=${anyTreatment.service}`);
    const posts = await answerPosts(page, recorded);
    await send(page);
    await expect(toast(page, successWords.title).getByText(successWords.text)).toBeVisible();
    expect(posts).toHaveLength(1);
    const [{ headers, body } = { headers: {}, body: {} }] = posts;
    expect(body).toEqual(filled);
    expect(headers).toMatchObject({
      apikey: "public-anon-key",
      authorization: "Bearer public-anon-key",
      "content-type": expect.stringContaining("application/json"),
      "idempotency-key": expect.stringMatching(/^[\w-]{8,128}$/),
    });
    const line = sentLine(page);
    await expect(line).toBeFocused();
    await expect(page.getByText("For: "), "an empty form is for no treatment").toHaveCount(0);
    // A day after Monday morning, by the clinic's calendar: it is Wednesday in the visitor's zone.
    await expect(line).toHaveText(
      "Thank you, Zoë. We have your request and reply by Tuesday, November 24.",
    );
    expect(Object.values(await values(page)).join(""), "the chosen treatment, too").toBe("");
    await expect(submitButton(page)).toHaveText("BOOK APPOINTMENT");
    await expect(submitButton(page)).toBeEnabled();
    await send(page, { ...filled, firstName: "Ana" });
    await expect(line).toHaveText(/^Thank you, Ana/);
    await expect(line).toBeFocused();
  });

  test("keeps a message that is too long, and says so until it is shorter", async ({ read }) => {
    const { page } = await read(paths.contact);
    const posts = await answerPosts(page, recorded);
    const message = "x".repeat(5400);
    await fill(page, { ...filled, message });
    await submitButton(page).click();
    await expect(field(page, "message")).toBeFocused();
    await expect(field(page, "message")).toHaveValue(message);
    await expect(field(page, "message")).toHaveJSProperty(
      "validationMessage",
      "Message is longer than 5000 characters.",
    );
    expect(posts).toEqual([]);
    await field(page, "message").fill("Shorter");
    await submitButton(page).click();
    await expect(sentLine(page)).toBeVisible();
  });

  test("keeps a message that is too long when the button is pressed before the form hydrates", async ({
    visit,
  }) => {
    const held = Promise.withResolvers<void>();
    const { page } = await visit(paths.contact, {
      before: async (page) => {
        await stopClock(page);
        await holdHydration(held.promise)(page);
      },
    });
    const posts = await answerPosts(page, recorded);
    await fill(page, { ...filled, message: "x".repeat(5400) });
    await submitButton(page).click();
    await expect(submitButton(page)).toHaveAttribute("data-pressed");
    held.resolve();
    await expect(field(page, "message")).toBeFocused();
    expect(posts).toEqual([]);
  });

  test("has a hidden field that takes no place on a page from right to left", async ({ read }) => {
    const { page } = await read(paths.contact, phone);
    const width = await page.evaluate(() => {
      const { documentElement: root } = document;
      root.dir = "rtl";
      const { scrollWidth } = root;
      root.dir = "";
      return scrollWidth;
    });
    expect(width).toBe(phone.viewport.width);
  });

  test("has fields that iOS does not zoom in on, and hides the one for bots", async ({ read }) => {
    const { page } = await read(paths.contact, phone);
    await expect(page.locator(".form-trap")).toHaveCSS("clip-path", "inset(50%)");
    for (const { name } of formFields) {
      const size = field(page, name).evaluate((control) => getComputedStyle(control).fontSize);
      expect(Number.parseFloat(await size), name).toBeGreaterThanOrEqual(16);
    }
  });
});
