import { content, paths } from "../clinic-under-test.ts";
import {
  answerPosts,
  failureWords,
  filled,
  mayFail,
  send,
  toast,
  values,
} from "./appointment-form.ts";
import { expect, test } from "./visits.ts";

test("fails within fifteen seconds without a response, on the real clock", async ({ read }) => {
  const { page } = await read(paths.contact, { mayLog: mayFail });
  await answerPosts(page, () => new Promise(() => {}));
  await send(page);
  await page.getByRole("button", { name: content.words.appointmentForm.sending }).waitFor();
  await toast(page, failureWords.title).waitFor({ timeout: 20_000 });
  expect(await values(page)).toEqual(filled);
});
