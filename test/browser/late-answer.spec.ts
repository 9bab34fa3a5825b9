import { paths } from "../clinic-under-test.ts";
import {
  failureWords,
  field,
  filled,
  holdPosts,
  json,
  mayFail,
  send,
  sentLine,
  submitButton,
  successWords,
  toast,
  values,
} from "./appointment-form.ts";
import { expect, test } from "./visits.ts";

test.describe("while the answer to a request is late", () => {
  test("what is typed meanwhile stays after the success, and so does the focus", async ({
    visit,
  }) => {
    const { page } = await visit(paths.contact);
    const { posts, release } = await holdPosts(page);
    await send(page);
    await expect.poll(() => posts.length).toBe(1);
    await field(page, "message").press("ControlOrMeta+End");
    await page.keyboard.type(" Also on Fridays.");
    release();
    await expect(toast(page, successWords.title)).toBeVisible();
    await expect(sentLine(page)).toHaveText(/^Thank you, Zoë/);
    const message = `${filled.message} Also on Fridays.`;
    expect(await values(page)).toEqual({ ...filled, message });
    await expect(field(page, "message")).toBeFocused();
    await submitButton(page).click();
    await expect(sentLine(page)).toBeFocused();
    expect(Object.values(await values(page)).join(""), "after the second request").toBe("");
    expect(posts.map(({ body }) => body)).toEqual([filled, { ...filled, message }]);
    const [first, second] = posts.map(({ headers }) => headers["idempotency-key"]);
    expect(second).not.toBe(first);
  });

  test("a visitor who is in a field again stays there after a failure", async ({ visit }) => {
    const viewport = { width: 390, height: 500 };
    const { page } = await visit(paths.contact, { mayLog: mayFail, viewport });
    const { posts, release } = await holdPosts(page, json(500, {}));
    await send(page);
    await expect.poll(() => posts.length).toBe(1);
    const first = field(page, "firstName");
    await first.focus();
    release();
    await expect(toast(page, failureWords.title)).toBeVisible();
    await expect(first).toBeFocused();
    await expect(first).toBeInViewport();
  });

  test("a request that is changed and changed back is one that was sent", async ({ visit }) => {
    const { page } = await visit(paths.contact);
    const { posts, release } = await holdPosts(page);
    await send(page);
    await expect.poll(() => posts.length).toBe(1);
    await field(page, "lastName").fill("Else");
    await field(page, "lastName").fill(filled.lastName);
    release();
    await expect(sentLine(page)).toBeFocused();
    expect(Object.values(await values(page)).join("")).toBe("");
  });
});
