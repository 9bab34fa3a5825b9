import { paths, site } from "../clinic-under-test.ts";
import {
  answerPosts,
  failureWords,
  field,
  fill,
  filled,
  json,
  mayFail,
  recorded,
  send,
  submitButton,
  successWords,
  toast,
  values,
} from "./appointment-form.ts";
import { placeOf } from "./positions.ts";
import { expect, test } from "./visits.ts";

test.describe("the appointment form, when sending fails,", () => {
  test("keeps every value, shows the phone number, and gives the focus back to its button", async ({
    read,
  }) => {
    const { page, console } = await read(paths.contact, { mayLog: mayFail });
    await answerPosts(page, async (route) => {
      // Long enough for the browser to take the focus from the disabled button.
      await page.waitForFunction(() => document.activeElement === document.body);
      await json(400, { ok: false, error: "Check email." })(route);
    });
    await fill(page);
    await submitButton(page).press("Enter");
    const failure = toast(page, failureWords.title);
    await expect(failure.getByText(failureWords.text)).toBeVisible();
    await expect(failure.getByRole("link")).toHaveAttribute("href", site.derived.phone.link);
    expect(await values(page)).toEqual(filled);
    await expect(submitButton(page)).toBeEnabled();
    await expect(submitButton(page)).toBeFocused();
    expect(console.some((line) => line.startsWith(failureWords.title))).toBe(true);
  });

  test("keeps the key of a failed request for a retry, and one failure's toast until a success", async ({
    read,
  }) => {
    const { page } = await read(paths.contact, { mayLog: mayFail });
    const bad = json(500, {});
    const posts = await answerPosts(page, bad, bad, recorded);
    await fill(page);
    for (const count of [1, 2]) {
      await submitButton(page).click();
      await expect.poll(() => posts.length).toBe(count);
      await expect(submitButton(page)).toBeEnabled();
      await expect(toast(page, failureWords.title)).toHaveCount(1);
    }
    await field(page, "message").fill("Other words");
    await submitButton(page).click();
    await expect(toast(page, successWords.title)).toBeVisible();
    await expect(toast(page, failureWords.title)).toHaveCount(0);
    const [first, second, changed] = posts.map(({ headers }) => headers["idempotency-key"]);
    expect(second).toBe(first);
    expect(changed, "for changed values").not.toBe(first);
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
    }
    await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
    await submitButton(page).click();
    expect(posts).toHaveLength(1);
    await field(page, "email").fill("zoe@example.com");
    await field(page, "phone").fill("416 555 0199");
    await submitButton(page).click();
    await expect(toast(page, successWords.title)).toBeVisible();
  });

  test("leaves its button free on a small screen", async ({ read }) => {
    for (const viewport of [
      { width: 320, height: 256 },
      { width: 280, height: 653 },
    ]) {
      const { page } = await read(paths.contact, { mayLog: mayFail, viewport });
      await answerPosts(page, json(500, {}));
      await send(page);
      const failure = toast(page, failureWords.title);
      await expect(failure).toHaveAttribute("data-mounted", "true");
      const { bottom } = await placeOf(submitButton(page));
      // The toast moves up into its place.
      await expect.poll(async () => (await placeOf(failure)).top).toBeGreaterThanOrEqual(bottom);
    }
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
    await expect(failure.getByRole("link")).toHaveAttribute("href", site.derived.phone.link);
  });
});
