import { anyTreatment, paths } from "../clinic-under-test.ts";
import {
  answerPosts,
  failureWords,
  field,
  fill,
  filled,
  hydrated,
  json,
  mayFail,
  recorded,
  send,
  sentLine,
  submitButton,
  toast,
  values,
} from "./appointment-form.ts";
import { holdHydration } from "./held-hydration.ts";
import { expect, test, withoutPromotion } from "./visits.ts";

/** With the browser's own clock: the fixed one hides that a page was reloaded. */
const live = { before: withoutPromotion };

const empty = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  service: "",
  message: "",
};

test.describe("a half-filled form", () => {
  test("keeps what was typed over a reload, also a service other than the link's", async ({
    visit,
  }) => {
    const { page } = await visit(`${paths.contact}?service=${anyTreatment.service}`, live);
    await fill(page, { ...filled, lastName: "", service: "other" });
    await hydrated(page);
    await page.reload();
    await expect(field(page, "firstName"), "before it is touched").toHaveValue(filled.firstName);
    expect(await values(page)).toEqual({ ...filled, lastName: "", service: "other" });
  });

  test("keeps what is typed after a reload and before hydration", async ({ visit }) => {
    const { page } = await visit(paths.contact, live);
    await fill(page);
    await hydrated(page);
    const held = Promise.withResolvers<void>();
    await holdHydration(held.promise)(page);
    await page.reload({ waitUntil: "commit" });
    await field(page, "firstName").fill("Else");
    held.resolve();
    await hydrated(page);
    expect(await values(page)).toEqual({ ...filled, firstName: "Else" });
  });

  test("keeps what was typed until Back", async ({ visit }) => {
    const { page } = await visit(paths.contact, live);
    await fill(page);
    await page.goto(paths.about);
    await page.goBack();
    expect(await values(page)).toEqual(filled);
    await field(page, "firstName").focus();
    await hydrated(page);
    expect(await values(page), "after hydration").toEqual(filled);
  });

  test("is sent under the key of the request whose answer a reload has lost, and changed words under another", async ({
    visit,
  }) => {
    const { page } = await visit(paths.contact, { ...live, mayLog: mayFail });
    const posts = await answerPosts(page, () => new Promise(() => {}), json(500, {}), recorded);
    await send(page);
    await expect.poll(() => posts.length).toBe(1);
    await page.reload();
    await expect(field(page, "firstName")).toHaveValue(filled.firstName);
    await submitButton(page).click();
    await expect(toast(page, failureWords.title)).toBeVisible();
    await page.reload();
    await expect(field(page, "firstName")).toHaveValue(filled.firstName);
    await field(page, "message").fill("Other words");
    await submitButton(page).click();
    await expect(sentLine(page)).toBeVisible();
    const [lost, again, changed] = posts.map(({ headers }) => headers["idempotency-key"]);
    expect(again).toBe(lost);
    expect(changed, "for changed words").not.toBe(lost);
  });

  test("is empty for the next visit of the page, and after it was sent", async ({ visit }) => {
    const { page } = await visit(paths.contact, live);
    await fill(page);
    await hydrated(page);
    await page.goto(paths.about);
    await page.goto(paths.contact);
    await field(page, "firstName").focus();
    await hydrated(page);
    expect(await values(page)).toEqual(empty);
    await answerPosts(page, recorded);
    await send(page);
    await expect(sentLine(page)).toBeVisible();
    await page.reload();
    await hydrated(page);
    expect(await values(page)).toEqual(empty);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(["promotion-dismissed"]);
  });
});
