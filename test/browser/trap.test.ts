import { expect, it } from "vitest";
import { formOnlyFields } from "../../contract/appointment-request.ts";
import { successWords } from "../../site/clinic/appointment-words.ts";
import {
  answerPosts,
  fill,
  filled,
  form,
  recorded,
  submitButton,
  toast,
} from "./appointment-form.ts";
import { startVisits } from "./visits.ts";

const { visit } = startVisits();

it("sends what a machine wrote into the hidden field along with the request", async () => {
  const { page } = await visit("/contact");
  const posts = await answerPosts(page, recorded);
  await fill(page);
  await form(page)
    .locator(`[name=${formOnlyFields.trap}]`)
    .evaluate((input: HTMLInputElement) => {
      input.value = "spam";
    });
  await submitButton(page).click();
  await toast(page, successWords.title).waitFor();
  expect(posts[0]?.body).toEqual({ ...filled, [formOnlyFields.trap]: "spam" });
});
