import {
  answerPosts,
  failureWords,
  fill,
  json,
  recorded,
  send,
  submitButton,
  successWords,
  toast,
} from "../browser/appointment-form.ts";
import { expect, moving, test } from "../browser/visits.ts";
import { content, gallery, paths, promotion, withAreas, without } from "../clinic-under-test.ts";
import { findingsAtEveryWidth } from "./axe.ts";

const { appointmentForm } = content.words;

const PROMOTION_AFTER_MS = 3000;

test.describe("axe finds nothing at any width", () => {
  test("on the home page with the promotion open", async ({ visit }) => {
    test.skip(!promotion, without.promotion);
    const { page } = await visit("/", { before: (page) => page.clock.install() });
    await page.clock.fastForward(PROMOTION_AFTER_MS);
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await findingsAtEveryWidth(page)).toEqual([]);
  });

  for (const { path } of withAreas.slice(0, 2)) {
    test(`on ${path} with the slides moving and stopped`, async ({ read }) => {
      const { page } = await read(path, moving.contextOptions);
      const areas = page.locator("section.areas");
      await areas.scrollIntoViewIfNeeded();
      await expect(areas.locator(".carousel[data-awake]")).toBeVisible();
      expect(await findingsAtEveryWidth(page, { within: "section.areas" }), "moving").toEqual([]);
      await page.locator("#pause-motion").check();
      expect(await findingsAtEveryWidth(page, { within: "section.areas" }), "stopped").toEqual([]);
    });
  }

  test("in the gallery with each filter, and with an enlarged picture", async ({ read }) => {
    const { page } = await read(paths.gallery);
    for (const { label } of gallery.filters) {
      await page.getByRole("button", { name: label }).click();
      const [link] = await page.locator(".gallery-item:not([hidden]) a").all();
      await link?.focus();
      expect(await findingsAtEveryWidth(page, { within: ".gallery" }), label).toEqual([]);
    }
    await page.locator(".gallery-item a").first().press("Enter");
    expect(await findingsAtEveryWidth(page, { within: ".enlarged" }), "enlarged").toEqual([]);
  });

  test("on the contact page with the form invalid, failed, being sent, and sent", async ({
    read,
  }) => {
    const { page } = await read(paths.contact, { mayLog: /./ });
    const held = Promise.withResolvers<void>();
    await answerPosts(page, json(500, {}), async (route) => {
      await held.promise;
      await recorded(route);
    });
    await submitButton(page).click();
    await expect(page.locator(":invalid:focus"), "the focus").toHaveCount(1);
    expect(await findingsAtEveryWidth(page, { within: ".contact-form" }), "refused").toEqual([]);
    await send(page);
    await expect(toast(page, failureWords.title)).toBeVisible();
    expect(await findingsAtEveryWidth(page), "failed").toEqual([]);
    await submitButton(page).click();
    await page.getByRole("button", { name: appointmentForm.sending }).waitFor();
    expect(await findingsAtEveryWidth(page, { within: ".contact-form" }), "being sent").toEqual([]);
    held.resolve();
    // It leaves by itself, unless a pointer rests on it.
    await toast(page, successWords.title).hover();
    expect(await findingsAtEveryWidth(page), "sent").toEqual([]);
  });

  test("on the page that answers a failed form without script", async ({ visit }) => {
    const { page } = await visit(paths.contact, {
      mayLog: /./,
      before: (page) => page.route("**/*.js", (route) => route.abort()),
    });
    await fill(page);
    await page.locator("form").evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await page.getByLabel(appointmentForm.email).fill("not an address");
    await page.getByRole("button", { name: appointmentForm.submit }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    expect(await findingsAtEveryWidth(page)).toEqual([]);
  });
});
