import { formOnlyFields } from "../../contract/appointment-request.ts";
import {
  answerPosts,
  fill,
  filled,
  form,
  recorded,
  submitButton,
  successWords,
  toast,
} from "./appointment-form.ts";
import { expect, test } from "./visits.ts";

test("what a machine wrote into the hidden field is sent along with the request", async ({
  visit,
}) => {
  const { page } = await visit("/contact");
  const posts = await answerPosts(page, recorded);
  await fill(page);
  await form(page)
    .locator(`[name=${formOnlyFields.trap}]`)
    .evaluate((input: HTMLInputElement) => {
      input.value = "spam";
    });
  await submitButton(page).click();
  await expect(toast(page, successWords.title)).toBeVisible();
  expect(posts[0]?.body).toEqual({ ...filled, [formOnlyFields.trap]: "spam" });
});
