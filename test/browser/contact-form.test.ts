import { describe, expect, it } from "vitest";
import { content } from "../../content/content.ts";
import { fieldNames } from "../../contract/form-fields.ts";
import { failureWords, services, successWords } from "../../site/clinic/appointment-form.ts";
import { phoneLink } from "../../site/clinic/business-facts.ts";
import {
  answerPosts,
  field,
  fill,
  filled,
  form,
  json,
  recorded,
  submitButton,
  toast,
  values,
} from "./appointment-form.ts";
import { startVisits } from "./visits.ts";

const { appointmentForm: words } = content.interface;

const { visit } = startVisits();
const refused = json(503, { ok: false, error: "full" }, { "retry-after": "5" });
const mayLog = /Error sending request|Failed to load resource/;

describe("the appointment form", () => {
  it("asks for six things by name, all required, checked by the browser", async () => {
    const { page } = await visit("/contact");
    for (const name of fieldNames) {
      expect(await field(page, name).evaluate((input: HTMLInputElement) => input.required)).toBe(
        true,
      );
    }
    expect(await field(page, "email").getAttribute("type")).toBe("email");
    expect(await field(page, "phone").getAttribute("type")).toBe("tel");
    expect(await field(page, "message").getAttribute("rows")).toBe("4");
    const options = await field(page, "service").locator("option").allTextContents();
    expect(options).toEqual([words.selectService, ...services.map(({ label }) => label)]);
    expect(await field(page, "service").inputValue()).toBe("");
  });

  it.each(fieldNames)("sends nothing while %s is empty", async (name) => {
    const { page } = await visit("/contact");
    const posts = await answerPosts(page, recorded);
    await fill(page);
    if (name === "service") await field(page, name).selectOption("");
    else await field(page, name).fill("");
    await submitButton(page).click();
    expect(await field(page, name).evaluate((input) => input === document.activeElement)).toBe(
      true,
    );
    expect(posts).toEqual([]);
  });

  it("posts exactly six fields with the public key, says it was sent, and is empty again", async () => {
    const { page } = await visit("/contact");
    const posts = await answerPosts(page, recorded);
    await fill(page);
    await submitButton(page).click();
    await toast(page, successWords.title).getByText(successWords.text).waitFor();
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
    expect(await submitButton(page).textContent()).toBe(words.submit);
  });

  it("sends one request however impatient the visitor, its button disabled meanwhile", async () => {
    const { page } = await visit("/contact");
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const posts = await answerPosts(page, async (route) => {
      await held;
      await recorded(route);
    });
    await fill(page);
    await submitButton(page).evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 5; press++) button.click();
    });
    await form(page).evaluate((element: HTMLFormElement) => element.requestSubmit());
    await page.getByRole("button", { name: words.sending }).waitFor();
    expect(await submitButton(page).isDisabled()).toBe(true);
    finish();
    await toast(page, successWords.title).waitFor();
    expect(await submitButton(page).isDisabled()).toBe(false);
    expect(posts).toHaveLength(1);
  });

  it("keeps every value when sending fails, and says so with the phone as a link", async () => {
    const { page, console } = await visit("/contact", { mayLog });
    await answerPosts(page, json(400, { ok: false, error: "Check email." }));
    await fill(page);
    await submitButton(page).click();
    const failure = toast(page, failureWords.title);
    await failure.getByRole("alert").getByText(failureWords.text).waitFor();
    expect(await failure.getByRole("link").getAttribute("href")).toBe(phoneLink);
    expect(await values(page)).toEqual(filled);
    expect(await submitButton(page).isDisabled()).toBe(false);
    expect(console.some((line) => line.startsWith(failureWords.title))).toBe(true);
  });

  it("tries once more under the same key when it is asked to come back", async () => {
    const { page } = await visit("/contact", { mayLog });
    const posts = await answerPosts(page, refused, recorded);
    await fill(page);
    await submitButton(page).click();
    await toast(page, successWords.title).waitFor();
    expect(posts).toHaveLength(2);
    expect(new Set(posts.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
  });

  it("keeps the key of a failed request for the next press, and takes another for other words", async () => {
    const { page } = await visit("/contact", { mayLog });
    const bad = json(400, { ok: false, error: "no" });
    const posts = await answerPosts(page, bad, bad, recorded);
    await fill(page);
    for (const count of [1, 2]) {
      await submitButton(page).click();
      await expect.poll(() => posts.length).toBe(count);
      await expect.poll(() => submitButton(page).isDisabled()).toBe(false);
    }
    await field(page, "message").fill("Other words");
    await submitButton(page).click();
    await toast(page, successWords.title).waitFor();
    const keys = posts.map(({ headers }) => headers["idempotency-key"]);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it("fails within fifteen seconds where no answer comes, on the real clock", async () => {
    const { page } = await visit("/contact", { mayLog });
    await answerPosts(page, () => new Promise(() => {}));
    await fill(page);
    await submitButton(page).click();
    await page.getByRole("button", { name: words.sending }).waitFor();
    await toast(page, failureWords.title).waitFor({ timeout: 20_000 });
    expect(await values(page)).toEqual(filled);
  });

  it("fails kindly when the connection goes in mid-submit, and succeeds when it is back", async () => {
    const { page, context } = await visit("/contact", { mayLog });
    await fill(page);
    await context.setOffline(true);
    await submitButton(page).click();
    await toast(page, failureWords.title).waitFor();
    expect(await values(page)).toEqual(filled);
    await context.setOffline(false);
    await submitButton(page).click();
    await toast(page, successWords.title).waitFor();
  });

  it("keeps what was typed before its script arrived", async () => {
    const { page } = await visit("/contact", {
      before: (page) =>
        page.route("**/assets/*.js", async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 1500));
          await route.continue();
        }),
    });
    await fill(page);
    await page.locator("[data-island=AppointmentForm][data-awake]").waitFor();
    expect(await values(page)).toEqual(filled);
  });

  it("has the treatment chosen that a booking button named", async () => {
    const { page } = await visit("/microneedling-near-me-woodbridge");
    await page.getByRole("main").getByRole("link", { name: /^book/i }).first().click();
    await page.waitForURL("**/contact?service=microneedling");
    expect(await field(page, "service").inputValue()).toBe("microneedling");
    await field(page, "firstName").focus();
    await page.locator("[data-island=AppointmentForm][data-awake]").waitFor();
    expect(await field(page, "service").inputValue()).toBe("microneedling");
  });
});
