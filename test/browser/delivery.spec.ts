import { randomUUID } from "node:crypto";
import { formOnlyFields, functionPath } from "../../contract/appointment-request.ts";
import { content, paths, site } from "../clinic-under-test.ts";
import type { Site } from "../support/site.ts";
import {
  answerPosts,
  failureWords,
  field,
  fill,
  filled,
  form,
  recorded,
  send,
  submitButton,
  successWords,
  toast,
  values,
} from "./appointment-form.ts";
import { expect, test } from "./visits.ts";

const { services } = site.derived.form;

test("a request typed into the form is delivered unchanged", async ({ read, site }) => {
  const { page } = await read(paths.contact);
  const message = `${filled.message} ${randomUUID()}`;
  await send(page, { ...filled, message });
  await expect(toast(page, successWords.title)).toBeVisible();
  const mail = await mailWith(site, message);
  expect(mail).toMatch(/^Reply-To: "?Zoë Łukasiewicz-O’Neil"? <zoe@example\.com>$/m);
  expect(mail).toMatch(/^Message-ID: <[\da-f-]{32,36}@/m);
  const chosen = services.find(({ value }) => value === filled.service);
  expect(mail).toContain(`${content.words.appointmentForm.service}: ${chosen?.label}`);
  expect(mail).toContain(filled.phone);
});

test("the value of the hidden field is sent", async ({ read }) => {
  const { page } = await read(paths.contact);
  const posts = await answerPosts(page, recorded);
  await fill(page);
  await form(page)
    .locator(`[name=${formOnlyFields.honeypot}]`)
    .evaluate((input: HTMLInputElement) => {
      input.value = "spam";
    });
  await submitButton(page).click();
  await expect(toast(page, successWords.title)).toBeVisible();
  expect(posts[0]?.body).toEqual({ ...filled, [formOnlyFields.honeypot]: "spam" });
});

test.describe("a request without script", () => {
  const withoutScript = { javaScriptEnabled: false };

  test("redirects to the thank-you page with the toast's words, and is delivered", async ({
    read,
    site,
  }) => {
    const { page } = await read(`${paths.contact}?service=${filled.service}`, withoutScript);
    const message = `Without script ${randomUUID()}`;
    await send(page, { ...filled, message });
    await page.waitForURL(`**${content.pages["thank-you"].path}`);
    const lead = page.locator("main .lead").first();
    await expect(lead).toContainText(`${successWords.title} ${successWords.text}`);
    // Somebody who opens the page by its address has sent nothing.
    await expect(lead).toHaveText(new RegExp(`^${content.pages["thank-you"].sent}`));
    await expect(page.getByRole("heading", { level: 1 })).not.toContainText("sent");
    await mailWith(site, message);
  });

  test("shows the filled form again if it is rejected, and can then be sent", async ({ read }) => {
    const { page } = await read(paths.contact, { ...withoutScript, mayLog: /status of 400/ });
    const lookOfButton = await submitButton(page).evaluate(
      (button) => getComputedStyle(button).backgroundColor,
    );
    await send(page, { ...filled, firstName: "   " });
    await page.waitForURL(`**${functionPath}`);
    const problem = page.getByRole("main").getByRole("alert");
    await expect(problem).toContainText(failureWords.title);
    await expect(problem).toContainText(content.words.appointmentForm.firstName);
    expect(await values(page)).toEqual({ ...filled, firstName: "   " });
    // The page has the site's look, although no component makes it.
    await expect(submitButton(page)).toHaveCSS("background-color", lookOfButton);
    await field(page, "firstName").fill(filled.firstName);
    await submitButton(page).click();
    await page.waitForURL(`**${content.pages["thank-you"].path}`);
  });
});

/** The one mail that holds the message. */
async function mailWith(site: Site, message: string): Promise<string> {
  const holding = async () => (await site.mails()).filter((mail) => mail.includes(message));
  await expect.poll(async () => (await holding()).length, { message: "the mail" }).toBe(1);
  return (await holding())[0] ?? "";
}
