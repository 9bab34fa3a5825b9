import { expect, type Page, type Route } from "@playwright/test";
import { type AppointmentRequest, functionPath } from "../../contract/appointment-request.ts";
import { type FieldName, fieldNames, formFields } from "../../contract/form-fields.ts";
import { anyService, content } from "../clinic-under-test.ts";

const { toasts, appointmentForm: words } = content.words;

export const successWords = {
  title: toasts.success.title,
  text: toasts.success.text,
};
export const failureWords = {
  title: toasts.failure.title,
  text: toasts.failure.text,
};

/** What the console says of a request that fails. */
export const mayFail = new RegExp(`${failureWords.title}|Failed to load resource`);

/** With characters that are easily lost on the way. */
export const filled: AppointmentRequest = {
  firstName: "Zoë",
  lastName: "Łukasiewicz-O’Neil",
  email: "zoe@example.com",
  phone: "+1 416 555 0199",
  service: anyService,
  message: "Première ligne <b>bold</b> & “quotes”\nDeuxième ligne: 你好",
};

/** Types a request into the form as a visitor would. */
export async function fill(page: Page, request: AppointmentRequest = filled): Promise<void> {
  for (const { name, kind } of formFields) {
    if (kind === "choice") await field(page, name).selectOption(request[name] ?? "");
    else await field(page, name).fill(request[name] ?? "");
  }
}

export function field(page: Page, name: FieldName) {
  return form(page).getByLabel(words[name], { exact: true });
}

export function form(page: Page) {
  return page.locator("form.appointment-form");
}

/** Waits until the form's script runs. Until then nothing keeps what was typed over a reload. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator("[data-island=AppointmentForm][data-awake]")).toBeVisible();
}

export function submitButton(page: Page) {
  return form(page).getByRole("button", { name: new RegExp(`${words.submit}|${words.sending}`) });
}

/** Fills the form in and sends it. */
export async function send(page: Page, request: AppointmentRequest = filled): Promise<void> {
  await fill(page, request);
  await submitButton(page).click();
}

export async function values(page: Page): Promise<Record<string, string>> {
  const entries = await Promise.all(
    fieldNames.map(async (name) => [name, await field(page, name).inputValue()] as const),
  );
  return Object.fromEntries(entries);
}

/** The line above the form after a request was sent. */
export function sentLine(page: Page) {
  return form(page).locator(".sent-line");
}

/** A toast by its title. */
export function toast(page: Page, title: string) {
  return page.locator("[data-sonner-toast]").filter({ hasText: title });
}

export type Post = { headers: Record<string, string>; body: unknown };

/** Answers the form's posts in the server's place, in order; the last answer stays. Gives what was posted. */
export async function answerPosts(
  page: Page,
  ...answers: ((route: Route) => Promise<unknown>)[]
): Promise<Post[]> {
  const posts: Post[] = [];
  await page.route(`**${functionPath}`, async (route) => {
    const answer = answers[Math.min(posts.length, answers.length - 1)];
    const request = route.request();
    posts.push({ headers: await request.allHeaders(), body: request.postDataJSON() });
    await answer?.(route);
  });
  return posts;
}

export function json(status: number, body: object, headers: Record<string, string> = {}) {
  return (route: Route) => route.fulfill({ status, headers, json: body });
}

export const recorded = json(200, { ok: true, id: "1" });

/** Records the form's posts, and answers none of them before `release` is called. */
export async function holdPosts(page: Page, answer = recorded) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const posts = await answerPosts(page, async (route) => {
    await promise;
    await answer(route);
  });
  return { posts, release: () => resolve() };
}
