import type { Page } from "@playwright/test";
import { formFields } from "../../contract/form-fields.ts";
import { anyTreatment, content, paths, site } from "../clinic-under-test.ts";
import {
  answerPosts,
  failureWords,
  field,
  fill,
  filled,
  form,
  json,
  mayFail,
  recorded,
  send,
  submitButton,
  successWords,
  toast,
  values,
} from "./appointment-form.ts";
import { measureShift, UNSEEN_SHIFT } from "./layout-shift.ts";
import { expect, phone, test } from "./visits.ts";
import { withoutQuery } from "./without-query.ts";

const { appointmentForm: words } = content.words;

test.describe("the appointment form", () => {
  test("sends nothing while a required field is empty", async ({ read }) => {
    const { page } = await read(paths.contact);
    const posts = await answerPosts(page, recorded);
    for (const { name } of formFields.filter(({ isRequired }) => isRequired)) {
      await fill(page);
      if (name === "service") await field(page, name).selectOption("");
      else await field(page, name).fill("");
      await submitButton(page).click();
      await expect(field(page, name)).toBeFocused();
      expect(posts, name).toEqual([]);
    }
  });

  test("shows below each field why it was not sent, until the field is right", async ({ read }) => {
    const { page } = await read(paths.contact);
    await submitButton(page).click();
    await expect(page.locator(".field-problem")).toHaveCount(6);
    await expect(page.getByRole("textbox", { name: "First name" })).toHaveAccessibleDescription(
      /fill/,
    );
    await page.getByRole("textbox", { name: "First name" }).fill("Anna");
    await expect(page.locator(".field-problem")).toHaveCount(5);
  });

  test("posts exactly the form's fields with the public key, shows success and is cleared", async ({
    read,
  }) => {
    const { page } = await read(paths.contact);
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
    expect(Object.values(await values(page)).join("")).toBe("");
    await expect(submitButton(page)).toHaveText(words.submit);
  });

  test("sends one request for repeated presses, with its button disabled meanwhile", {}, async ({
    visit,
  }) => {
    const { page } = await visit(paths.contact);
    const held = Promise.withResolvers<void>();
    const posts = await answerPosts(page, async (route) => {
      await held.promise;
      await recorded(route);
    });
    await fill(page);
    await expect(page.locator("section[aria-live=polite]"), "before its words").toBeAttached();
    await submitButton(page).evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 5; press++) button.click();
    });
    await form(page).evaluate((element: HTMLFormElement) => element.requestSubmit());
    await page.getByRole("button", { name: words.sending }).waitFor();
    await expect(submitButton(page)).toBeDisabled();
    held.resolve();
    await expect(toast(page, successWords.title)).toBeVisible();
    await expect(submitButton(page)).toBeEnabled();
    expect(posts).toHaveLength(1);
  });

  test("is empty and idle after success, below a lasting note that has the focus", async ({
    read,
  }) => {
    const { page } = await read(`${paths.contact}?service=${anyTreatment.service}`);
    await answerPosts(page, recorded);
    await send(page);
    const note = page.getByRole("heading", { name: "Sent, Zoë" });
    await expect(note).toBeFocused();
    // A day after Monday morning, by the clinic's calendar: it is Wednesday in the visitor's zone.
    await expect(note).toContainText("Tuesday, November 24");
    const call = page.locator(`.sent-panel a[href="${site.clinic.phone.link}"]`);
    await expect(call).toBeVisible();
    await expect(call).not.toHaveClass(/button/);
    expect(Object.values(await values(page)).join(""), "the chosen treatment, too").toBe("");
    await expect(submitButton(page)).toHaveText("BOOK APPOINTMENT");
    await expect(submitButton(page)).toBeEnabled();
    await send(page, { ...filled, firstName: "Ana" });
    await expect(page.getByRole("heading", { name: "Sent, Ana" })).toBeFocused();
    await expect(page.locator(".sent-panel")).toHaveCount(1);
  });

  test("moves nothing on the screen when the response comes late", async ({ visit }) => {
    const { page } = await visit(paths.contact, phone);
    await answerPosts(page, async (route) => {
      // Layout shifts within 500 ms of a press do not count.
      await new Promise((resolve) => setTimeout(resolve, 700));
      await recorded(route);
    });
    await send(page);
    await expect(page.getByRole("heading", { name: "Sent, Zoë" })).toBeFocused();
    expect(await measureShift(page)).toBeLessThanOrEqual(UNSEEN_SHIFT);
  });

  test("dismisses failure toasts when a request is sent", async ({ read }) => {
    const { page } = await read(paths.contact, { mayLog: mayFail });
    await answerPosts(page, json(500, {}), json(500, {}), recorded);
    await fill(page);
    for (const count of [1, 2]) {
      await submitButton(page).click();
      await expect(toast(page, failureWords.title)).toHaveCount(count);
    }
    await submitButton(page).click();
    await expect(toast(page, successWords.title)).toBeVisible();
    await expect(toast(page, failureWords.title)).toHaveCount(0);
  });

  test("gives the focus back to its button when sending fails", async ({ read }) => {
    const { page } = await read(paths.contact, { mayLog: mayFail });
    await answerPosts(page, async (route) => {
      // Long enough for the browser to take the focus from the disabled button.
      await page.waitForFunction(() => document.activeElement === document.body);
      await json(500, {})(route);
    });
    await fill(page);
    await submitButton(page).press("Enter");
    await expect(toast(page, failureWords.title)).toBeVisible();
    await expect(submitButton(page)).toBeFocused();
  });

  test("reports a field that the service rejects by native validation, until it is changed", async ({
    read,
  }) => {
    const { page } = await read(paths.contact, { mayLog: mayFail });
    const fields = {
      phone: "Phone contains a character we cannot accept.",
      email: "Not an email.",
    };
    const posts = await answerPosts(page, json(400, { ok: false, error: "", fields }), recorded);
    await send(page);
    await expect(field(page, "email"), "the first of them").toBeFocused();
    for (const [name, sentence] of Object.entries(fields)) {
      const control = field(page, name as keyof typeof fields);
      expect(await control.evaluate((input: HTMLInputElement) => input.validationMessage)).toBe(
        sentence,
      );
      await expect(control).toHaveAttribute("aria-invalid", "true");
    }
    await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
    await submitButton(page).click();
    expect(posts).toHaveLength(1);
    await field(page, "email").fill("zoe@example.com");
    await field(page, "phone").fill("416 555 0199");
    await submitButton(page).click();
    await expect(toast(page, successWords.title)).toBeVisible();
  });

  test("asks about a phone number with few digits, but sends it", async ({ read }) => {
    const { page } = await read(paths.contact);
    await answerPosts(page, recorded);
    await field(page, "email").focus();
    await expect(page.locator("[data-island=AppointmentForm][data-awake]")).toBeVisible();
    await fill(page, { ...filled, phone: "555 0199" });
    await expect(form(page).getByRole("status")).toContainText("7");
    await submitButton(page).click();
    await expect(toast(page, successWords.title)).toBeVisible();
  });

  test("shows the waiting time and the phone number after too many requests", async ({ read }) => {
    const { page } = await read(paths.contact, { mayLog: mayFail });
    const error = "Please wait 12 minutes and send it again.";
    await answerPosts(page, json(429, { ok: false, error }, { "Retry-After": "700" }));
    await send(page);
    const failure = toast(page, "Error sending request");
    await expect(failure).toContainText(
      /Please try again or call us directly at \(\d{3}\) \d{3}-\d{4}\. Please wait 12 minutes/,
    );
    await expect(failure.getByRole("link")).toHaveAttribute("href", site.clinic.phone.link);
  });

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

    test("reports that its sentence does not fit, and the message can be sent", async ({
      read,
    }) => {
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

  test("keeps every value when sending fails, and shows the phone number as a link", async ({
    read,
  }) => {
    const { page, console } = await read(paths.contact, { mayLog: mayFail });
    await answerPosts(page, json(400, { ok: false, error: "Check email." }));
    await send(page);
    const failure = toast(page, failureWords.title);
    await expect(failure.getByText(failureWords.text)).toBeVisible();
    await expect(failure.getByRole("link")).toHaveAttribute("href", site.clinic.phone.link);
    expect(await values(page)).toEqual(filled);
    await expect(submitButton(page)).toBeEnabled();
    expect(console.some((line) => line.startsWith(failureWords.title))).toBe(true);
  });

  test("marks a field as invalid after a submit, until it is corrected", {}, async ({ read }) => {
    const { page } = await read(paths.contact);
    const name = field(page, "firstName");
    await name.focus();
    await expect(page.locator("[data-island=AppointmentForm][data-awake]")).toBeVisible();
    await expect(name).toHaveAttribute("aria-invalid", "false");
    await submitButton(page).click();
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await name.fill("Zoë");
    await expect(name).toHaveAttribute("aria-invalid", "false");
  });

  test("keeps the key of a failed request for a retry, and uses another for changed values", {}, async ({
    read,
  }) => {
    const { page } = await read(paths.contact, { mayLog: mayFail });
    const bad = json(400, { ok: false, error: "no" });
    const posts = await answerPosts(page, bad, bad, recorded);
    await fill(page);
    for (const count of [1, 2]) {
      await submitButton(page).click();
      await expect.poll(() => posts.length).toBe(count);
      await expect(submitButton(page)).toBeEnabled();
    }
    await field(page, "message").fill("Other words");
    await submitButton(page).click();
    await expect(toast(page, successWords.title)).toBeVisible();
    const keys = posts.map(({ headers }) => headers["idempotency-key"]);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test("fails when the connection drops during the submit, and succeeds when it is back", {}, async ({
    visit,
  }) => {
    const { page, context } = await visit(paths.contact, { mayLog: mayFail });
    await fill(page);
    await context.setOffline(true);
    await submitButton(page).click();
    await expect(toast(page, failureWords.title)).toBeVisible();
    expect(await values(page)).toEqual(filled);
    await context.setOffline(false);
    await submitButton(page).click();
    await expect(toast(page, successWords.title)).toBeVisible();
  });

  test("keeps what was typed before its script arrived", async ({ visit }) => {
    const { page } = await visit(paths.contact, {
      before: (page) =>
        page.route("**/assets/*.js", async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 1500));
          await route.continue();
        }),
    });
    await fill(page);
    await expect(page.locator("[data-island=AppointmentForm][data-awake]")).toBeVisible();
    expect(await values(page)).toEqual(filled);
  });

  test("keeps the typed values on Back, before and after hydration", async ({ visit }) => {
    const { page } = await visit(paths.contact);
    await fill(page);
    await page.goto(paths.location);
    await page.goBack();
    expect(await values(page)).toEqual(filled);
    await field(page, "firstName").focus();
    await expect(page.locator("[data-island=AppointmentForm][data-awake]")).toBeVisible();
    expect(await values(page)).toEqual(filled);
  });

  test("selects the service of the URL on a host that serves one page for every query", async ({
    visit,
  }) => {
    const address = `${paths.contact}?service=${filled.service}`;
    const { page } = await visit(address, { before: withoutQuery });
    await expect(field(page, "service")).toHaveValue(filled.service);
  });

  test("has the treatment of the booking button selected", async ({ read }) => {
    const { page } = await read(anyTreatment.path);
    await page
      .getByRole("main")
      .getByRole("link", { name: anyTreatment.bookingLabel })
      .first()
      .click();
    await page.waitForURL(`**${paths.contact}?service=${anyTreatment.service}#book`);
    await expect(field(page, "service")).toHaveValue(anyTreatment.service);
    await field(page, "firstName").focus();
    await expect(page.locator("[data-island=AppointmentForm][data-awake]")).toBeVisible();
    await expect(field(page, "service")).toHaveValue(anyTreatment.service);
  });
});

function chip(page: Page, label: string) {
  return form(page).getByRole("button", { name: label });
}
